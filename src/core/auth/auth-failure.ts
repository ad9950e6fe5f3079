// What the auth service refuses, in the words and codes that the Supabase client knows.

const catalogue = {
  badJson: [400, 'bad_json', 'Could not parse request body as JSON'],
  validationFailed: [400, 'validation_failed', 'The request is not valid'],
  emailInvalid: [400, 'validation_failed', 'Unable to validate email address: invalid format'],
  redirectInvalid: [400, 'validation_failed', 'This redirect address is not allowed'],
  keyInvalid: [401, 'no_authorization', 'Invalid API key'],
  tokenMissing: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  tokenInvalid: [403, 'bad_jwt', 'The access token is not valid or has expired'],
  sessionNotFound: [403, 'session_not_found', 'The session does not exist any more'],
  /** One answer for a wrong, used, replaced, expired or never sent code: it tells nothing about the address. */
  codeInvalid: [403, 'otp_expired', 'Token has expired or is invalid'],
  refreshTokenNotFound: [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  refreshTokenUsed: [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  flowNotFound: [404, 'flow_state_not_found', 'Invalid flow state, no valid flow state found'],
  verifierWrong: [400, 'bad_code_verifier', 'Code challenge does not match previously saved code verifier'],
  emailExists: [422, 'email_exists', 'A user with this email address has already been registered'],
  mailTooSoon: [429, 'over_email_send_rate_limit', 'For security purposes, please wait before asking again'],
  tooMany: [429, 'over_request_rate_limit', 'Too many requests, please try again later'],
  signupDisabled: [422, 'signup_disabled', 'Sign up by asking for a login code'],
  passwordDisabled: [422, 'email_provider_disabled', 'Logins with a password are disabled'],
  phoneDisabled: [400, 'phone_provider_disabled', 'Logins by phone are disabled'],
  providerDisabled: [400, 'provider_disabled', 'This way to log in is disabled'],
  grantUnsupported: [400, 'validation_failed', 'unsupported_grant_type'],
  mailFailed: [502, 'unexpected_failure', 'Error sending confirmation email'],
  notFound: [404, 'not_found', 'There is no such endpoint'],
  unavailable: [503, 'unexpected_failure', 'The service is not available at the moment'],
  unexpected: [
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ],
} as const satisfies Record<string, readonly [status: number, errorCode: string, text: string]>;

export type AuthFailureName = keyof typeof catalogue;

export class AuthFailure extends Error {
  readonly reason: AuthFailureName;
  readonly status: number;
  readonly errorCode: string;
  /** Seconds to wait, where waiting helps. */
  readonly retryAfter: number | undefined;
  constructor(reason: AuthFailureName, options: { retryAfter?: number; cause?: unknown } = {}) {
    const [status, errorCode, text] = catalogue[reason];
    const { retryAfter, cause } = options;
    super(retryAfter === undefined ? text : `${text} (${retryAfter} seconds)`, { cause });
    this.name = 'AuthFailure';
    this.reason = reason;
    this.status = status;
    this.errorCode = errorCode;
    this.retryAfter = retryAfter;
  }
}
