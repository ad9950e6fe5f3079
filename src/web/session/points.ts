// The points that are shown: new values overwrite both; without loaded details nothing happens.
import { getUserDetail, type Points } from '#contract/endpoints/account.ts';
import { api } from './api.ts';
import { userDetailQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

export const withPoints = <Detail extends { points: Points }>(
  detail: Detail | undefined,
  { total, available }: Points,
): Detail | undefined => detail && { ...detail, points: { total, available } };

/** Asks for the points again, after something that may have cost some. */
export async function refreshPoints(): Promise<void> {
  const { queryKey } = userDetailQuery;
  if (!queryClient.getQueryData(queryKey)) return;
  const { points } = await api().call(getUserDetail, {});
  queryClient.setQueryData(queryKey, (detail) => withPoints(detail, points));
}
