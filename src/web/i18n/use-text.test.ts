// Texts by key, with their values.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue, messagesIn } from './catalogue.ts';
import { translate } from './use-text.ts';

describe('translate', () => {
  it('refuses to guess before a language was loaded', () => {
    expect(() => messagesIn('zh')).toThrow('not loaded');
  });

  describe('with both languages', () => {
    beforeAll(async () => {
      await Promise.all([loadCatalogue('en'), loadCatalogue('zh')]);
    });

    it('fills the values in', () => {
      expect(translate('en', 'models.renamed', { name: 'Ada' })).toBe('Renamed to: Ada');
      expect(translate('zh', 'models.renamed', { name: 'Ada' })).toBe('已重命名为：Ada');
    });

    it("has the specification's texts", () => {
      expect(translate('en', 'models.deleteDialog.text', { name: 'Ada' })).toBe(
        'Are you sure you want to delete the voice model "Ada"? This action cannot be undone.',
      );
      expect(translate('en', 'clone.sample.tooShort', { recommended: '5-30' })).toBe(
        'Too short (recommended 5-30s)',
      );
      expect(translate('en', 'loginModal.otp.sentTo', { email: 'a@b.c' })).toBe('Code sent to a@b.c');
      expect(translate('en', 'dashboard.text.placeholder')).toBe(
        'Enter the text you want AI to read here...',
      );
    });
  });
});
