// What is found, and in which order.
import { expect, it } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const english = createSearchIndex(
  [
    { id: '/a', title: 'Limits', heading: '', text: 'How long a recording may be.' },
    { id: '/b', title: 'Recording a sample', heading: '', text: 'Choose a quiet room.' },
    {
      id: '/c',
      title: 'API',
      heading: 'Signing',
      text: 'Requests carry a signature; a recording is uploaded.',
    },
  ],
  'en',
);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it('puts titles before texts', () => {
  expect(ids(english.search('recording'))[0]).toBe('/b');
});

it('wants all words where they are found together', () => {
  expect(ids(english.search('recording signature'))).toEqual(['/c']);
});

it('finds the beginning of a word, and words with a slip', () => {
  expect(ids(english.search('recor'))).toContain('/b');
  expect(ids(english.search('recordnig'))).toContain('/b');
  expect(english.search('zebra')).toEqual([]);
});

it('finds Chinese words inside sentences', () => {
  const chinese = createSearchIndex(
    [
      { id: '/zh/a', title: '录制好样本', heading: '', text: '请选择安静的房间录音。' },
      { id: '/zh/b', title: '接口', heading: '签名', text: '每个请求都要带上签名。' },
    ],
    'zh',
  );
  expect(ids(chinese.search('房间'))).toEqual(['/zh/a']);
  expect(ids(chinese.search('请求签名'))).toEqual(['/zh/b']);
});
