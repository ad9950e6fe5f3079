// Texts of My Voice Models, in Simplified Chinese.
import type { models as source } from '../en/models.ts';
import type { Translation } from '../translation.ts';

export const models: Translation<typeof source> = {
  title: '我的声音模型',
  text: '您克隆的所有声音。可以试听、重命名，或立即使用。',
  empty: {
    title: '暂无声音模型',
    text: '朗读一句话，几秒后就能拥有第一个声音。',
    button: '创建第一个模型',
  },
  cloneNew: '克隆新声音',
  created: '创建于 {date}',
  expires: '{date} 到期',
  language: { zh: '中文', en: '英文', ja: '日文', ko: '韩文' },
  state: { cloning: '正在克隆', ready: '可用', failed: '克隆失败' },
  preview: { play: '播放', loading: '加载中', playing: '播放中' },
  playPreview: '播放 {name} 的预览',
  stopPreview: '停止 {name} 的预览',
  previewFailed: '预览无法播放。',
  moreActionsFor: '更多操作：{name}',
  rename: '重命名',
  delete: '删除',
  useNow: '立即使用',
  renameDialog: {
    title: '重命名声音模型',
    label: '新名称',
    hint: '1 到 60 个字符',
    save: '保存名称',
    saving: '保存中…',
  },
  renamed: '已重命名为：{name}',
  deleteDialog: {
    title: '删除声音模型',
    text: '确定要删除声音模型“{name}”吗？此操作无法撤销。',
    detail: '其样本、预览和生成结果将一并删除。',
    confirm: '删除',
    deleting: '删除中…',
  },
  deleted: '声音模型已删除：{name}',
  guest: {
    title: '您正在以访客身份使用',
    text: '访客声音保留 {days} 天，最多 {max} 个。登录后可长期保存，并解锁更多声音模型与角色。',
    login: '登录以保存',
  },
  count: '{count} / {max} 个声音模型',
  loadFailed: '声音模型加载失败。',
};
