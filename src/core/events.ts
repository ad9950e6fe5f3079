// Events for an owner's open pages: written with the change they tell of, heard by every server process.
import type { AppEvent } from '#contract/events.ts';
import type { Transaction } from './db/connect.ts';

export type OwnerEvent = { id: number; payload: AppEvent };

export type Events = {
  /** Part of the transaction: nobody hears of a change that was rolled back. */
  publish(tx: Transaction, ownerId: string, taskId: string, payload: AppEvent): Promise<void>;
  /**
   * First the kept events after `afterId` (undefined: only new ones), then new ones as they come; in order, once each.
   * Returns the function that ends the subscription.
   */
  subscribe(
    ownerId: string,
    afterId: number | undefined,
    onEvent: (event: OwnerEvent) => void,
  ): Promise<() => void>;
  close(): Promise<void>;
};
