// Dates: year-month-day and a 24-hour clock in Chinese; times without a zone are UTC.
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

describe('dates', () => {
  it('are year-month-day with a 24-hour clock in Chinese', () => {
    expect(formatDate('2025-03-09T18:05:00.000Z', 'zh')).toBe('2025-03-09');
    expect(formatDateTime('2025-03-09T18:05:00.000Z', 'zh')).toBe('2025-03-09 18:05');
    expect(formatDateTime('2025-03-09T00:05:00Z', 'zh')).toBe('2025-03-09 00:05');
  });

  it('are written out in English', () => {
    expect(formatDate('2025-03-09T18:05:00Z', 'en')).toBe('Mar 9, 2025');
    expect(formatDateTime('2025-03-09T18:05:00Z', 'en')).toBe('Mar 9, 2025, 18:05');
  });

  it.each(['2025-12-31T23:30:00', '2025-12-31 23:30:00', '2026-01-01T07:30:00+08:00'])(
    'reads %s as UTC',
    (time) => {
      expect(formatDateTime(time, 'zh')).toBe('2025-12-31 23:30');
    },
  );

  it('reads a bare day', () => {
    expect(formatDate('2025-12-31', 'zh')).toBe('2025-12-31');
  });
});
