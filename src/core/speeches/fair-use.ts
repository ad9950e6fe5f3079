// How much anybody may have spoken: requests by the hour for everyone, characters by the day for guests.
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../requests/caller.ts';
import { countTurns, takeTurns, turnOfAddress } from '../requests/rate-limit.ts';

const requestsPerHour = { guest: 60, user: 200, network: 300 };
/** As many as an account has points; a network of guests gets more, but a stranger with many identities is one network. */
const guestCharactersPerDay = { owner: 20_000, network: 200_000 };
const hour = 3600;

/** For each text and each sentence that is spoken again. */
export const limitSpeechRequests = (ctx: Context, { kind, ownerId, address }: Caller): Promise<void> =>
  takeTurns(ctx, [
    { key: `speech:${ownerId}`, max: requestsPerHour[kind], seconds: hour },
    ...turnOfAddress('speech', address, { max: requestsPerHour.network, seconds: hour }),
  ]);

/** An account pays with its points; a guest has an allowance instead, which ends at midnight UTC as points do. */
export async function limitGuestCharacters(ctx: Context, caller: Caller, text: string): Promise<void> {
  if (caller.kind !== 'guest') return;
  const units = [...text].length;
  const { owner, network } = guestCharactersPerDay;
  const turns = [
    { key: `characters:${caller.ownerId}`, max: owner, seconds: 24 * hour },
    ...turnOfAddress('characters', caller.address, { max: network, seconds: 24 * hour }),
  ];
  const count = (amount: number) =>
    countTurns(
      ctx,
      turns.map((turn) => ({ ...turn, units: amount })),
    );
  const wait = await count(units);
  if (wait === 0) return;
  // A text that is too long must not take the place of a shorter one.
  await count(-units);
  throw new AppError('guestAllowance', { max: owner, hours: Math.ceil(wait / hour) });
}
