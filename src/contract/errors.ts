// The one catalogue of everything that can go wrong: HTTP status, text key, texts in both site languages.
import type { Locale } from './locales.ts';

const entry = <const En extends string>(status: number, key: string, en: En, zh: string) => ({
  status,
  key,
  en,
  zh,
});

export const errorCatalogue = {
  // Login (texts and keys of the specification, sections 5 and 8)
  emailRequired: entry(
    422,
    'loginModal.emailInput.error.required',
    'Please enter your email address',
    '请输入您的邮箱地址',
  ),
  emailInvalid: entry(
    422,
    'loginModal.emailInput.error.invalid',
    'Please enter a valid email address',
    '请输入有效的邮箱地址',
  ),
  codeRequired: entry(
    422,
    'loginModal.otpError.required',
    'Please enter the verification code',
    '请输入验证码',
  ),
  codeLength: entry(
    422,
    'loginModal.otpError.length',
    'Verification code must be 6 digits',
    '验证码必须为 6 位数字',
  ),
  codeNumeric: entry(
    422,
    'loginModal.otpError.numeric',
    'Verification code can only contain numbers',
    '验证码只能包含数字',
  ),
  codeInvalid: entry(
    403,
    'loginModal.otpError.invalid',
    'Invalid verification code, please try again',
    '验证码错误，请重试',
  ),
  sendFailed: entry(
    502,
    'loginModal.status.sendFailed',
    'Send failed, please try again later',
    '发送失败，请稍后重试',
  ),
  linkExpired: entry(
    403,
    'authCallback.expired',
    'Login link has expired, please request a new one',
    '登录链接已过期，请重新获取',
  ),
  loginFailed: entry(
    400,
    'authCallback.failed',
    'An error occurred during login, please try again',
    '登录时发生错误，请重试',
  ),
  mailTooSoon: entry(
    429,
    'loginModal.status.tooSoon',
    'Please wait {seconds} seconds before asking for another email',
    '请等待 {seconds} 秒后再重新发送邮件',
  ),
  signInRequired: entry(401, 'auth.required', 'Please log in first', '请先登录'),
  sessionExpired: entry(
    401,
    'auth.expired',
    'Your session has expired, please log in again',
    '登录已过期，请重新登录',
  ),
  guestExpired: entry(
    401,
    'auth.guestExpired',
    'Your guest visit has ended. Please reload the page',
    '访客身份已失效，请刷新页面',
  ),

  // Voice samples
  sampleMissing: entry(
    422,
    'clone.error.missing',
    'Please upload or record a voice sample first',
    '请先上传或录制声音样本',
  ),
  fileMissing: entry(422, 'clone.error.noFile', 'Please select an audio file.', '请选择音频文件。'),
  fileTooLarge: entry(
    413,
    'clone.error.size',
    'File size cannot exceed {size}MB',
    '文件大小不能超过 {size}MB',
  ),
  sampleTooShort: entry(
    422,
    'clone.error.tooShort',
    'Audio must be at least {min} seconds long, about {recommended} seconds recommended',
    '音频时长至少需要 {min} 秒，建议约 {recommended} 秒',
  ),
  sampleTooLong: entry(
    422,
    'clone.error.tooLong',
    'Audio must be no longer than {max} seconds, about {recommended} seconds recommended',
    '音频时长不能超过 {max} 秒，建议约 {recommended} 秒',
  ),
  sampleUnsupported: entry(
    415,
    'clone.error.unsupported',
    'This audio format is not supported. Please use MP3 or WAV',
    '不支持该音频格式，请使用 MP3 或 WAV',
  ),
  sampleCorrupt: entry(
    422,
    'clone.error.corrupt',
    'This audio file is damaged and cannot be read',
    '音频文件已损坏，无法读取',
  ),
  sampleEmpty: entry(422, 'clone.error.empty', 'This audio file is empty', '音频文件为空'),
  sampleSilent: entry(
    422,
    'clone.error.noSpeech',
    'We heard only {seconds} s of speech in this sample. Please record again, closer to the microphone',
    '样本中只检测到 {seconds} 秒语音，请靠近麦克风重新录制',
  ),
  consentMissing: entry(
    422,
    'clone.error.consent',
    'Please confirm that you may use this voice',
    '请确认您有权使用该声音',
  ),
  uploadMissing: entry(
    409,
    'clone.error.upload',
    'The upload did not arrive. Please upload the sample again',
    '上传未完成，请重新上传样本',
  ),
  uploadNotAllowed: entry(
    403,
    'clone.error.uploadLink',
    'This upload link is not valid any more',
    '上传链接已失效',
  ),

  // Voices, speeches, tasks
  voiceNotFound: entry(404, 'voice.error.notFound', 'This voice model does not exist', '该声音模型不存在'),
  voiceNameInvalid: entry(
    422,
    'voice.error.name',
    'Please enter a name of 1 to 60 characters',
    '请输入 1 到 60 个字符的名称',
  ),
  voiceLimitReached: entry(
    403,
    'voice.error.limit',
    'You have {max} voice models already. Delete one first, or log in for more',
    '您已有 {max} 个声音模型，请先删除一个，或登录以获得更多',
  ),
  voiceNotReady: entry(
    409,
    'voice.error.notReady',
    'This voice model is still being made',
    '该声音模型仍在生成中',
  ),
  speechNotFound: entry(404, 'speech.error.notFound', 'This recording does not exist', '该音频不存在'),
  textRequired: entry(422, 'speech.error.text', 'Please enter some text', '请输入文本'),
  textTooLong: entry(
    422,
    'speech.error.tooLong',
    'Text cannot be longer than {max} characters',
    '文本不能超过 {max} 个字符',
  ),
  textUnspeakable: entry(
    422,
    'speech.error.unspeakable',
    'There is nothing in this text that can be spoken',
    '该文本中没有可朗读的内容',
  ),
  sentenceFailed: entry(
    500,
    'speech.error.sentence',
    'This sentence could not be spoken: {sentence}',
    '以下句子无法生成：{sentence}',
  ),
  engineDown: entry(
    503,
    'speech.error.maintenance',
    'The system is under maintenance (estimated to take 30 minutes), please try again later',
    '系统维护中（预计需要 30 分钟），请稍后再试',
  ),
  taskNotFound: entry(404, 'task.error.notFound', 'This task does not exist', '该任务不存在'),
  taskFailed: entry(500, 'task.error.failed', 'The task failed, please try again', '任务失败，请重试'),
  taskCancelled: entry(409, 'task.error.cancelled', 'The task was cancelled', '任务已取消'),
  pointsExhausted: entry(
    429,
    'points.error.exhausted',
    'Your free points for today are used up. They are renewed in {hours} hours',
    '今日免费点数已用完，将在 {hours} 小时后恢复',
  ),
  guestAllowance: entry(
    429,
    'points.error.guest',
    'Guests can generate {max} characters a day. Log in for free to go on, or come back in {hours} hours',
    '游客每天可生成 {max} 个字符。请免费登录后继续，或在 {hours} 小时后再来',
  ),

  // Requests
  tooManyRequests: entry(
    429,
    'request.error.tooMany',
    'Too many requests, please try again in {seconds} seconds',
    '请求过于频繁，请在 {seconds} 秒后重试',
  ),
  signatureInvalid: entry(
    401,
    'request.error.signature',
    'The request could not be verified. Please reload the page',
    '请求校验失败，请刷新页面',
  ),
  clockSkew: entry(
    401,
    'request.error.clock',
    'The clock of this device is wrong. Please set it and try again',
    '设备时间不正确，请校准后重试',
  ),
  inputInvalid: entry(422, 'request.error.input', 'The request is not valid: {detail}', '请求无效：{detail}'),
  bodyTooLarge: entry(413, 'request.error.body', 'The request is too large', '请求内容过大'),
  notFound: entry(404, 'request.error.notFound', 'Page not found', '页面不存在'),
  notAllowed: entry(403, 'request.error.notAllowed', 'You are not allowed to do this', '您无权执行此操作'),
  unavailable: entry(
    503,
    'request.error.unavailable',
    'The service is not available at the moment, please try again shortly',
    '服务暂时不可用，请稍后重试',
  ),
  internal: entry(
    500,
    'request.error.internal',
    'Something went wrong on our side, please try again',
    '服务器出错，请重试',
  ),
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
export type ErrorParams<Code extends ErrorCode> = Record<
  Placeholder<(typeof errorCatalogue)[Code]['en']>,
  string | number
>;
type ParamsArgument<Code extends ErrorCode> =
  Placeholder<(typeof errorCatalogue)[Code]['en']> extends never ? [] : [params: ErrorParams<Code>];

/** Fills `{name}` places; a place without a value stays visible, so that it is noticed. */
export const fillText = (text: string, params: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );

/** An error that a user may read. Thrown in core, turned into the envelope by the server. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly params: Record<string, string | number>;
  constructor(code: Code, ...[params]: ParamsArgument<Code>) {
    super(fillText(errorCatalogue[code].en, params));
    this.name = 'AppError';
    this.code = code;
    this.params = params ?? {};
  }
  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** @example errorText('fileTooLarge', 'zh', { size: 20 }) // 文件大小不能超过 20MB */
export const errorText = (
  code: ErrorCode,
  locale: Locale,
  params: Record<string, string | number> = {},
): string => fillText(errorCatalogue[code][locale], params);
