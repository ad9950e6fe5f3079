// The typed API client: signs, sends, checks the envelope. Used by the browser, the tests and the benches.
import { type Endpoint, type InputOf, type OutputOf, pathOf } from './endpoint.ts';
import { type Envelope, envelopeShape, isErrorCode, successCode } from './envelope.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import type { Locale } from './locales.ts';
import { signRequest } from './signing.ts';

export type ClientIdentity = {
  /** User id when signed in, otherwise the anonymous client id. */
  id: string;
  accessToken?: string;
  guestToken?: string;
};

export type ClientOptions = {
  origin: string;
  requestKey: string;
  version: string;
  identity: () => ClientIdentity | Promise<ClientIdentity>;
  fetch?: typeof fetch;
  timeoutMs?: number;
};

/** A refusal by the server, or a failure on the way to it. The texts of failures on the way are the specification's. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly error: ErrorCode | undefined;
  readonly texts: Record<Locale, string>;
  readonly params: Record<string, string | number>;
  constructor(
    status: number,
    texts: Record<Locale, string>,
    error?: ErrorCode,
    params: Envelope['msg']['params'] = {},
  ) {
    super(texts.en);
    this.name = 'ApiFailure';
    this.status = status;
    this.texts = texts;
    this.error = error;
    this.params = params;
  }
}

const failedOnTheWay = (text: string, zh: string, status = 0) => new ApiFailure(status, { en: text, zh });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEnvelope(response: Response, body: string): Envelope {
  const parsed = envelopeShape.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw failedOnTheWay(
    `Request failed with status code ${response.status}`,
    `请求失败，状态码 ${response.status}`,
    response.status,
  );
}

function explainFetchError(cause: unknown, signal: AbortSignal | undefined, timeoutMs: number): ApiFailure {
  if (signal?.aborted) return failedOnTheWay('Request aborted', '请求已取消');
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return failedOnTheWay(`timeout of ${timeoutMs}ms exceeded`, `请求超时（${timeoutMs} 毫秒）`);
  return failedOnTheWay('Network Error', '网络错误');
}

export function createClient(options: ClientOptions) {
  const { origin, requestKey, version, identity, timeoutMs = limits.request.timeoutMs } = options;
  const send = options.fetch ?? fetch;

  /** @example const { refList } = await client.call(listVoices, {}); */
  async function call<E extends Endpoint>(
    target: E,
    input: InputOf<E>,
    signal?: AbortSignal,
  ): Promise<OutputOf<E>> {
    const { id, accessToken, guestToken } = await identity();
    const body = JSON.stringify(input);
    const timeout = AbortSignal.timeout(timeoutMs);
    const explain = (cause: unknown): never => {
      throw explainFetchError(cause, signal, timeoutMs);
    };
    const response = await send(origin + pathOf(target, accessToken !== undefined), {
      method: 'POST',
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        'content-type': 'application/json',
        'x-platform': 'web',
        'x-version': version,
        'x-user-id': id,
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(guestToken !== undefined && { 'x-guest-token': guestToken }),
        ...(await signRequest(requestKey, body)),
      },
    }).catch(explain);
    const { code, msg, data } = readEnvelope(response, await response.text().catch(explain));
    if (code !== successCode) {
      const error = isErrorCode(msg.error) ? msg.error : undefined;
      throw new ApiFailure(code, { en: msg.toastEn, zh: msg.toastZh }, error, msg.params);
    }
    return target.output.parse(data) as OutputOf<E>;
  }

  return { call };
}

export type ApiClient = ReturnType<typeof createClient>;
