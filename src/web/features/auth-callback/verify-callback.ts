// Turns what a link brought along into a session.
import { authClient } from '#web/session/auth.ts';
import type { Callback } from './read-callback.ts';

export type CallbackResult = 'success' | 'expired' | 'failed' | 'emailChanged';

const expiredCodes = ['otp_expired', 'flow_state_expired', 'flow_state_not_found', 'session_expired'];
const resultOf = (error: { code?: string | undefined } | null): CallbackResult => {
  if (!error) return 'success';
  return expiredCodes.includes(error.code ?? '') ? 'expired' : 'failed';
};

export async function verifyCallback(callback: Callback): Promise<CallbackResult> {
  switch (callback.kind) {
    case 'tokenHash': {
      const { type, tokenHash } = callback;
      const { error } = await authClient().verifyOtp({ token_hash: tokenHash, type });
      return !error && type === 'email_change' ? 'emailChanged' : resultOf(error);
    }
    case 'session': {
      const { accessToken, refreshToken } = callback;
      const { error } = await authClient().setSession({
        access_token: accessToken,
        refresh_token: refreshToken,
      });
      return resultOf(error);
    }
    case 'code':
      return resultOf((await authClient().exchangeCodeForSession(callback.code)).error);
    default:
      return callback.kind;
  }
}
