// Texts of the account page, in Simplified Chinese.
import type { account as source } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account: Translation<typeof source> = {
  title: '账户设置',
  signInFirst: {
    title: '请先登录',
    text: '此页面属于您的账户。',
    button: '登录',
  },
  profile: { title: '基本信息', email: '邮箱', since: '注册时间', points: '可用点数' },
  changeEmail: {
    title: '更改邮箱',
    text: '我们会向新旧两个邮箱发送确认邮件，两边都确认后更改才会生效。',
    label: '新邮箱地址',
    button: '更改邮箱',
    busy: '发送中…',
    sent: '请在新旧两个邮箱中确认更改。',
    same: '这已经是您当前的邮箱。',
  },
  sessions: {
    title: '登录设备',
    text: '您的账户在以下设备登录。',
    current: '当前设备',
    lastUsed: '最近使用 {date}',
    started: '登录于 {date}',
    unknownDevice: '未知设备',
    signOutAll: '退出所有设备',
    signOutAllText: '您将在所有设备上退出登录，包括当前设备。',
    busy: '正在退出…',
  },
  export: {
    title: '导出数据',
    text: '一个包含账户全部声音、样本、生成结果和记录的 zip 文件。',
    button: '导出我的数据',
    busy: '准备中…',
    ready: '导出已就绪，即将开始下载。',
  },
  remove: {
    title: '删除账户',
    text: '将删除您的账户及全部声音、样本、生成结果和点数，并停止正在运行的任务。此操作无法撤销。',
    button: '删除账户',
    dialogTitle: '确定删除账户？',
    confirmLabel: '请输入 {email} 以确认',
    confirm: '永久删除',
    busy: '删除中…',
    doneTitle: '您的账户已删除',
    doneText:
      '删除时间 {date}：{voices} 个声音模型、{samples} 个样本、{speeches} 个结果、{tasks} 个任务、{files} 个文件。',
    done: '完成',
  },
};
