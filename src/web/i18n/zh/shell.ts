// Texts of the frame around every page, in Simplified Chinese.
import type { shell as source } from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  site: {
    name: 'Timbre',
    title: 'Timbre - 免费 AI 声音克隆',
    description:
      '免费在线 AI 声音克隆，数秒复刻任意声音。录制 5 到 30 秒语音，输入中文、英文、日文或韩文文本，即可生成并下载 MP3。',
  },
  nav: {
    label: '主导航',
    home: '首页',
    features: '功能特点',
    samples: '声音示例',
    models: '我的声音模型',
    faq: '常见问题',
    login: '登录',
    signUp: '注册',
    skip: '跳到正文',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    menu: '菜单',
    switchLanguage: 'Switch to English',
    languageShort: 'English',
    theme: '主题',
    themeLight: '浅色主题',
    themeDark: '深色主题',
    themeSystem: '跟随系统',
  },
  userMenu: {
    label: '我的账户',
    points: '点数',
    pointsValue: '{available} / {total}',
    models: '我的声音模型',
    dashboard: '工作台',
    account: '账户设置',
    logout: '退出登录',
  },
  footer: {
    tools: '工具',
    voiceCloning: '声音克隆',
    aiVoiceCloning: 'AI 声音克隆',
    legal: '法律条款',
    privacy: '隐私政策',
    terms: '服务条款',
    support: '联系支持',
    resources: '资源',
    docs: '文档',
    blog: '博客',
    tagline: '用你的声音，说任何话。打开浏览器，免费使用。',
    copyright: '© {year} Timbre 版权所有。',
  },
  common: {
    cancel: '取消',
    close: '关闭',
    retry: '重试',
    loading: '加载中…',
    backHome: '返回首页',
    notifications: '通知',
  },
  notFound: {
    title: '页面不存在',
    documentTitle: '页面不存在',
    text: '很抱歉，我们找不到您要访问的页面。',
    places: '也许是下面这些',
  },
  failure: {
    title: '出错了',
    text: '页面无法显示，请重试。如果问题再次出现，请发送邮件至 {email} 并附上下方编号。',
    requestId: '请求编号：{id}',
    reload: '重新加载',
  },
  update: {
    available: 'Timbre 有新版本可用。',
    reload: '刷新',
  },
};
