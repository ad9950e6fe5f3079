// Joins class names; what is not a text is left out.

export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
