// The structured log. Secrets and e-mail addresses never reach it.
import { type DestinationStream, type Logger, pino } from 'pino';

const secretFields = [
  'authorization',
  'cookie',
  'email',
  'to',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'guestToken',
  'code_verifier',
  'access_token',
  'refresh_token',
  'x-guest-token',
  'x-signature',
  'set-cookie',
];

const emailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: {
        paths: secretFields.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '***',
      },
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        // The last gate: an address inside a message or an error's text.
        streamWrite: (line) => line.replace(emailAddress, '***@***'),
      },
    },
    ...(destination ? [destination] : []),
  );
}
