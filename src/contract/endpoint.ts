// An endpoint is a value that browser and server both import: its path, what goes in, what comes out.
import type { z } from 'zod';

/** Who may call: anyone with a guest or user identity, or signed-in users only. */
export type Audience = 'anyone' | 'user';

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly path: `/${string}`;
  readonly audience: Audience;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
};

export const endpoint = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> => definition;

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** The only place that knows how guest and user paths differ. */
export const pathOf = (target: Endpoint, signedIn: boolean): string =>
  signedIn ? `/api/user${target.path}` : `/api${target.path}`;
