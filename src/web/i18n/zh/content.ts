// Texts around written content, in Simplified Chinese.
import type { content as source } from '../en/content.ts';
import type { Translation } from '../translation.ts';

export const content: Translation<typeof source> = {
  onThisPage: '本页目录',
  neighbours: '更多页面',
  previous: '上一篇',
  next: '下一篇',
  breadcrumbs: '当前位置',
  published: '发布于 {date}',
  updated: '更新于 {date}',
  minutes: '阅读约 {minutes} 分钟',
  blog: {
    title: '博客',
    text: '声音如何录制、克隆与标识，由 Timbre 的开发者撰写。',
    feed: 'RSS 订阅',
  },
  docs: {
    title: '文档',
    text: '从第一段样本，到在自己的机器上运行 Timbre。',
    navigation: '文档目录',
    menu: '全部文档',
    sections: { guide: '使用指南', developers: '开发者', operators: '部署与运维' },
  },
  search: {
    title: '搜索',
    open: '搜索本站',
    label: '搜索文档和文章',
    placeholder: '想找什么？',
    results: '搜索结果',
    none: '没有找到与“{query}”相关的内容。',
    found: '{count} 条结果',
    failed: '搜索加载失败，请检查网络后重试。',
    keys: '方向键选择，回车打开，Esc 关闭',
  },
};
