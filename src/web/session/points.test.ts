// The points' rule: both values overwritten, nothing without loaded details.
import { expect, it } from 'vitest';
import { withPoints } from './points.ts';

it('overwrites both values and keeps the rest', () => {
  const detail = { email: 'ada@example.com', points: { total: 10, available: 3 } };
  expect(withPoints(detail, { total: 20, available: 19 })).toEqual({
    email: 'ada@example.com',
    points: { total: 20, available: 19 },
  });
});

it('does nothing while no details are loaded', () => {
  expect(withPoints(undefined, { total: 20, available: 19 })).toBeUndefined();
});
