// A value that components can watch. The server and the first browser render both see the initial value.
import { useSyncExternalStore } from 'react';

export function createStore<Value extends object>(initial: Value) {
  let current = initial;
  const watchers = new Set<() => void>();
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    get: (): Value => current,
    set(change: Partial<Value>): void {
      current = { ...current, ...change };
      for (const watcher of watchers) watcher();
    },
    /** @example const email = session.use((state) => state.displayUser?.base.email) */
    use: <Part>(pick: (value: Value) => Part): Part =>
      useSyncExternalStore(
        watch,
        () => pick(current),
        () => pick(initial),
      ),
  };
}
