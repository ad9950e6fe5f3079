// Local storage as the specification writes it: JSON, URL-encoded, then base64.

export const encodeValue = (value: unknown): string => btoa(encodeURIComponent(JSON.stringify(value)));

/** What was stored, or undefined where it is not ours or was damaged: stored values are never trusted. */
export function decodeValue(stored: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(stored)));
  } catch {
    return undefined;
  }
}

/** Browsers may refuse storage (private windows, full disk); the page then works without a memory. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

export function loadValue(key: string): unknown {
  const stored = withStorage((storage) => storage.getItem(key));
  return stored ? decodeValue(stored) : undefined;
}

export const saveValue = (key: string, value: unknown): void =>
  withStorage((storage) => storage.setItem(key, encodeValue(value)));

export const removeValue = (key: string): void => withStorage((storage) => storage.removeItem(key));

/** Plain JSON, for the one key that the specification keeps that way. */
export function loadJson(key: string): unknown {
  const stored = withStorage((storage) => storage.getItem(key));
  try {
    return stored ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
}

export const saveJson = (key: string, value: unknown): void =>
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)));
