// The only place where errors become answers: the envelope for the API, the auth service's own shape below /auth/v1.
import { z } from 'zod';
import { failure, isErrorCode } from '#contract/envelope.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { AuthFailure } from '#core/auth/auth-failure.ts';
import type { RequestContext } from './app-env.ts';
import { isBadValue, isOutage } from './outages.ts';

/** Values for the errors that the contract's own shapes can raise. */
const shapeParams: Record<string, string | number> = {
  max: limits.text.maxCharacters,
  size: limits.sample.maxMegabytes,
};
type AnyAppError = new (code: ErrorCode, params: Record<string, string | number>) => AppError;

/** A shape says with a code of the catalogue what is wrong; where it does not, the field's name must do. */
export function inputError({ issues }: z.ZodError): AppError {
  const [issue] = issues;
  if (isErrorCode(issue?.message)) return new (AppError as AnyAppError)(issue.message, shapeParams);
  return new AppError('inputInvalid', { detail: issue?.path.join('.') || 'body' });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return inputError(error);
  if (isBadValue(error)) return new AppError('inputInvalid', { detail: 'text' });
  return isOutage(error) ? new AppError('unavailable') : new AppError('internal');
}

function asAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (error instanceof z.ZodError || isBadValue(error)) return new AuthFailure('validationFailed');
  if (error instanceof AppError && error.status === 404) return new AuthFailure('notFound');
  return new AuthFailure(isOutage(error) ? 'unavailable' : 'unexpected', { cause: error });
}

const secondsToWait = ({ seconds, hours }: AppError['params']): number | undefined =>
  Number(seconds ?? 0) + Number(hours ?? 0) * 3600 || undefined;

/** An error that nobody foresaw is logged whole; the caller gets the request id to ask about it. */
function logFault(c: RequestContext, error: unknown, status: number): void {
  if (status < 500 && !(error instanceof Error && error.cause)) return;
  const level = isOutage(error) ? 'warn' : 'error';
  c.get('log')[level]({ err: error }, 'request failed');
}

type Status = 400 | 500;

export function refuse(error: unknown, c: RequestContext): Response {
  if (c.req.path.startsWith('/auth/v1')) {
    const refusal = asAuthFailure(error);
    logFault(c, error, refusal.status);
    if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter));
    const { status, errorCode, message } = refusal;
    return c.json({ code: status, error_code: errorCode, msg: message }, status as Status);
  }
  const refusal = asAppError(error);
  const wait = secondsToWait(refusal.params);
  logFault(c, error, refusal.status);
  if (wait !== undefined) c.header('retry-after', String(wait));
  return c.json(failure(refusal), refusal.status as Status);
}
