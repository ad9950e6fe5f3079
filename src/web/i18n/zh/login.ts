// Texts of logging in, in Simplified Chinese.
import type { login as source } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof source> = {
  loginModal: {
    title: '登录',
    subtitle: '首次使用？登录时会自动创建账户。',
    methods: {
      label: '登录方式',
      code: '验证码',
      link: '邮件链接',
    },
    emailInput: { label: '邮箱地址', placeholder: 'you@example.com' },
    sendCode: '发送验证码',
    sendLink: '发送登录链接',
    sending: '发送中…',
    otp: {
      label: '验证码',
      placeholder: '6 位数字',
      sentTo: '验证码已发送至 {email}',
      hint: '请查看收件箱和垃圾邮件。验证码 {minutes} 分钟内有效。',
    },
    verify: '验证并登录',
    verifying: '验证中…',
    backToEmail: '更换邮箱',
    resend: '重新发送',
    resendIn: '{seconds} 秒后可重新发送',
    linkSent: {
      title: '请查收邮件',
      text: '登录链接已发送至 {email}。在任意设备上打开链接，即可在该设备登录。',
    },
    agreement: {
      before: '继续即表示您同意我们的',
      terms: '服务条款',
      and: '和',
      privacy: '隐私政策',
      after: '。',
    },
    success: '登录成功！',
  },
  loginPage: {
    title: '登录 Timbre',
    points: [
      '最多保存 {voices} 个声音模型，永不过期',
      '解锁更多声音与角色',
      '访客时创建的声音和结果会一并保留',
    ],
    quote: '无需密码，我们会发送验证码或登录链接到您的邮箱。',
  },
  authCallback: {
    verifying: '正在验证登录…',
    success: '登录成功！',
    welcome: '欢迎回来，正在跳转到首页…',
    failed: '登录失败',
    emailChanged: '邮箱已确认',
    emailChangedText: '新旧邮箱都确认后，更改才会生效。',
  },
  afterLogin: {
    moved: '访客声音已转入您的账户：{count} 个',
  },
};
