import { useQuery } from '@tanstack/react-query';
import { type ExpiringItem, needsAttention } from '../../../../shared/domain/jobs/expiry.ts';
import { api } from '../../../api/client.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { useTasksStore } from '../tasks-store.ts';

/** A clock turns once a minute. */
const MINUTE_MS = 60_000;
const NONE: ExpiringItem[] = [];

/** What services will delete, told apart by whether somebody has to act. `nowMs` turns with the clocks. */
export type ShownExpiry = { nowMs: number; items: ExpiringItem[]; attention: ExpiringItem[]; handled: ExpiringItem[] };

/** See ShownExpiry. What the user lets expire is handled. */
export function useExpiry(): ShownExpiry {
  const nowMs = useNow(true, MINUTE_MS);
  const letGo = useTasksStore((state) => state.letGo);
  const items = useQuery({ ...api.expiry.list.queryOptions(), refetchInterval: MINUTE_MS }).data ?? NONE;
  const left = items.filter(({ expiresAtMs }) => expiresAtMs > nowMs);
  const isOpen = (item: ExpiringItem) => needsAttention(item, nowMs) && letGo[item.id] !== item.expiresAtMs;
  return { nowMs, items: left, attention: left.filter(isOpen), handled: left.filter((item) => !isOpen(item)) };
}
