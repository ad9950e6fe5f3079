// Tells an outage (the database or the storage is away) and a value that no database takes from a fault of ours.
import { StorageError } from '#core/storage/storage.ts';

/** Refused, lost or timed-out connections, and a database that is starting, stopping or full. */
const outageCodes = new Set(
  'ECONNREFUSED ECONNRESET ENOENT EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN 57P01 57P02 57P03 08000 08001 08003 08004 08006 53300'.split(
    ' ',
  ),
);
const outageTexts =
  /Connection terminated|timeout exceeded when trying to connect|connection ended|not currently accepting connections|pool after calling end/i;

/** A value that the database cannot keep, such as text with NUL: SQLSTATE class 22. */
export function isBadValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && /^22\w{3}$/.test(code)) || isBadValue(error.cause);
}

/** Looks through the causes, because the database library wraps what the driver said. */
export function isOutage(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === 'unavailable';
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && outageCodes.has(code)) return true;
  return outageTexts.test(error.message) || isOutage(error.cause);
}
