// A translation that lacks a key or a placeholder must not compile; vitest checks nothing here that tsc does not.
import { describe, expectTypeOf, it } from 'vitest';
import type { TextArguments, TextKey, Translation } from './translation.ts';

type Source = {
  readonly hello: 'Hello {name}, {count} new';
  readonly list: readonly ['One {a}'];
  readonly deep: { readonly bye: 'Bye' };
};

describe('Translation', () => {
  it('asks for every placeholder', () => {
    expectTypeOf<'{count} 条，{name}'>().toExtend<Translation<Source>['hello']>();
    expectTypeOf<'你好 {name}'>().not.toExtend<Translation<Source>['hello']>();
    expectTypeOf<readonly ['无']>().not.toExtend<Translation<Source>['list']>();
  });

  it('asks for every key', () => {
    expectTypeOf<{ hello: '{name}{count}'; list: ['{a}'] }>().not.toExtend<Translation<Source>>();
    expectTypeOf<{ hello: '{name}{count}'; list: ['{a}']; deep: { bye: '再见' } }>().toExtend<
      Translation<Source>
    >();
  });
});

describe('keys and arguments', () => {
  it('are dotted paths of single texts', () => {
    expectTypeOf<TextKey<Source>>().toEqualTypeOf<'hello' | 'deep.bye'>();
  });

  it('name exactly the values that a text asks for', () => {
    expectTypeOf<TextArguments<Source, 'deep.bye'>>().toEqualTypeOf<[]>();
    expectTypeOf<TextArguments<Source, 'hello'>>().toEqualTypeOf<
      [values: Record<'name' | 'count', string | number>]
    >();
  });
});
