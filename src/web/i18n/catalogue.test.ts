// Both catalogues say the same things. Types catch what is missing; this also catches what was added or left empty.
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

type Texts = Map<string, string>;

function collect(level: unknown, path: string, found: Texts): Texts {
  if (typeof level === 'string') return found.set(path, level);
  for (const [name, next] of Object.entries(level as object))
    collect(next, path ? `${path}.${name}` : name, found);
  return found;
}
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

const english = collect(en, '', new Map());
const chinese = collect(zh, '', new Map());

describe('catalogues', () => {
  it('have the same keys, lists included', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the same placeholders', () => {
    for (const [key, text] of english)
      expect(placeholders(chinese.get(key) ?? ''), key).toEqual(placeholders(text));
  });

  it('have no empty text', () => {
    for (const [key, text] of [...english, ...chinese]) expect(text.trim(), key).not.toBe('');
  });

  it('are translated: a Chinese text holds Chinese, names and figures apart', () => {
    const same = [...chinese].filter(([key, text]) => english.get(key) === text).map(([key]) => key);
    expect(same.sort()).toEqual(
      ['dashboard.text.count', 'loginModal.emailInput.placeholder', 'site.name'].sort(),
    );
  });

  it('offer twelve reading prompts, eight questions, six features and two demo texts', () => {
    for (const { clone, home, dashboard } of [en, zh]) {
      expect(clone.prompts).toHaveLength(12);
      expect(home.faq.items).toHaveLength(8);
      expect(home.features.items).toHaveLength(6);
      expect(home.steps.items).toHaveLength(3);
      expect(dashboard.demos).toHaveLength(2);
    }
  });
});
