// Owns the child process with the models: starts it, feeds it one job at a time, replaces it after a crash.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { EngineError } from '../../engine.ts';
import type { Answer, Job, Request, Results, Start } from './messages.ts';

/** A sentence takes seconds; a child that is silent for this long hangs and is replaced. */
const JOB_LIMIT_MS = 180_000;
/** Once: a job that kills two children is at fault itself. */
const TRIES = 2;

/** The child died under a job, or never came up. */
class ChildDied extends Error {}

type Child = { process: ChildProcess; loaded: Promise<void> };

export class ModelProcess {
  readonly #start: Start;
  readonly #onProgress: (share: number) => void;
  #child: Child | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #lastId = 0;
  #closed = false;

  constructor(start: Start, onProgress: (share: number) => void = () => {}) {
    this.#start = start;
    this.#onProgress = onProgress;
  }

  /** Id of the running child, for tests that kill it and for logs. */
  get pid(): number | undefined {
    return this.#child?.process.pid;
  }

  /** Resolves when the models are loaded and warm. */
  ready(): Promise<void> {
    return this.#enqueue(async () => this.#retrying(async (child) => child.loaded));
  }

  /** Jobs run one after another in the order of the calls. An aborted one is left out, or its result is not waited for. */
  run<Kind extends Job['kind']>(job: Job & { kind: Kind }, signal?: AbortSignal): Promise<Results[Kind]> {
    return this.#enqueue(async () => {
      signal?.throwIfAborted();
      return (await this.#retrying((child) => this.#ask(child, job))) as Results[Kind];
    }, signal);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#child?.process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  #enqueue<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return signal === undefined ? done : Promise.race([done, rejectOnAbort(signal, done)]);
  }

  async #retrying<Result>(work: (child: Child) => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      if (this.#closed) throw new EngineError('closed', 'The engine is closed');
      this.#child ??= this.#launch();
      try {
        return await work(this.#child);
      } catch (error) {
        if (!(error instanceof ChildDied)) throw error;
        if (!this.#closed && tries >= TRIES) {
          throw new EngineError('crashed', 'The model process crashed', { cause: error });
        }
      }
    }
  }

  #launch(): Child {
    const process = fork(new URL('./child.ts', import.meta.url), [JSON.stringify(this.#start)], {
      serialization: 'advanced',
      execArgv: [],
    });
    process.once('exit', () => {
      if (this.#child?.process === process) this.#child = undefined;
    });
    const loaded = converse<void>(process, (answer, settle) => {
      if (answer.kind === 'progress') this.#onProgress(answer.share);
      if (answer.kind === 'ready') settle.resolve();
      if (answer.kind === 'broken') settle.reject(new EngineError('crashed', answer.message));
    });
    // A failure to load is told by the job that waits for it; nobody may be waiting yet.
    loaded.catch(() => {});
    return { process, loaded };
  }

  async #ask(child: Child, job: Job): Promise<Results[Job['kind']]> {
    await child.loaded;
    const id = ++this.#lastId;
    const limit = setTimeout(() => child.process.kill('SIGKILL'), JOB_LIMIT_MS);
    try {
      const answered = converse<Results[Job['kind']]>(child.process, (answer, settle) => {
        if (answer.kind === 'done' && answer.id === id) settle.resolve(answer.result);
        if (answer.kind === 'failed' && answer.id === id) {
          settle.reject(new EngineError(answer.code, answer.message));
        }
      });
      // Where sending fails the child is gone, and its exit is what `answered` tells.
      child.process.send({ id, job } satisfies Request, () => {});
      return await answered;
    } finally {
      clearTimeout(limit);
    }
  }
}

type Settle<Result> = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** Listens to the child until `hear` settles it or the child dies. */
function converse<Result>(
  process: ChildProcess,
  hear: (answer: Answer, settle: Settle<Result>) => void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const onMessage = (answer: unknown): void => hear(answer as Answer, { resolve, reject });
  const onExit = (code: number | null, signal: string | null): void =>
    reject(new ChildDied(`The model process ended with ${signal ?? code}`));
  const onError = (cause: Error): void => reject(new ChildDied('The model process failed', { cause }));
  process.on('message', onMessage).once('exit', onExit).once('error', onError);
  if (process.exitCode !== null || process.signalCode !== null) onExit(process.exitCode, process.signalCode);
  return promise.finally(() => {
    process.off('message', onMessage).off('exit', onExit).off('error', onError);
  });
}

function rejectOnAbort(signal: AbortSignal, until: Promise<unknown>): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  const forget = (): void => signal.removeEventListener('abort', onAbort);
  until.then(forget, forget);
  return promise;
}
