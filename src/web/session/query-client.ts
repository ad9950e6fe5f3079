// The cache of what the server said. A failed request shows its toast here, once, unless a screen shows it itself.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const isRefusal = (cause: unknown): boolean =>
  cause instanceof Error &&
  'status' in cause &&
  typeof cause.status === 'number' &&
  cause.status >= 400 &&
  cause.status < 500;

const report = (cause: unknown, meta: Record<string, unknown> | undefined): void => {
  // Lazily, because this needs the whole API client, which the home page does without.
  if (meta?.silent !== true) void import('./show-failure.ts').then(({ showFailure }) => showFailure(cause));
};

/** Set `meta: { silent: true }` where a screen shows the failure itself. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (cause, query) => report(cause, query.meta) }),
  mutationCache: new MutationCache({
    onError: (cause, _input, _result, mutation) => report(cause, mutation.meta),
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (count, cause) => count < 2 && !isRefusal(cause) },
  },
});
