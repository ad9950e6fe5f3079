// Takes out what nobody can say: emoji, control and zero-width characters, broken halves of characters.

const emoji =
  /(?:\p{Regional_Indicator}{2}|(?![#*\d©®™])\p{Emoji}(?:\p{Emoji_Modifier}|\uFE0F\u20E3?|[\u{E0020}-\u{E007F}]+)?(?:\u200D\p{Emoji}(?:\p{Emoji_Modifier}|\uFE0F)?)*|[#*\d]\uFE0F\u20E3)/gu;
const invisible = /\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC]/gu;

/** Text with plain line breaks and single-width spaces; an emoji leaves a space so that words do not run together. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\uFFFD', '')
    .replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
    .replace(emoji, ' ')
    .replace(invisible, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u205F]/g, ' ')
    .replace(/ {2,}/g, ' ');
