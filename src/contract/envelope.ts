// The shape of every API answer: a code, a message in both languages, data.
import { z } from 'zod';
import { type AppError, type ErrorCode, errorCatalogue, errorText } from './errors.ts';

export const successCode = 200;

const message = z.object({
  toastZh: z.string(),
  toastEn: z.string(),
  /** Catalogue name of the error; absent on success. */
  error: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export const envelopeShape = z.object({ code: z.number().int(), msg: message, data: z.unknown() });
export type Envelope = z.infer<typeof envelopeShape>;

export const success = (data: unknown): Envelope => ({
  code: successCode,
  msg: { toastZh: '成功', toastEn: 'OK' },
  data,
});

export const failure = (error: AppError): Envelope => ({
  code: error.status,
  msg: {
    toastZh: errorText(error.code, 'zh', error.params),
    toastEn: errorText(error.code, 'en', error.params),
    error: error.code,
    params: error.params,
  },
  data: null,
});

export const isErrorCode = (name: string | undefined): name is ErrorCode =>
  name !== undefined && Object.hasOwn(errorCatalogue, name);
