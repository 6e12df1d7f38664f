import type { Change, ChangeDomain } from '../../shared/domain/change.ts';
import type { ItemId, RemoteTaskId } from '../../shared/domain/ids.ts';
import { atMostEvery } from './at-most-every.ts';
import { api, client } from './client.ts';
import { queryClient } from './query-client.ts';

const RETRY_MS = 1000;
/** Counting what is found takes core a quarter of a second at 100,000 items. */
const FOUND_EVERY_MS = 300;
/** Each saved search is counted by itself, so that is done less often. */
const COUNTED_EVERY_MS = 2000;

type Listener = (ids: string[]) => void;
const listeners = new Map<ChangeDomain, Set<Listener>>();

/** Calls `listener` with the ids of each change of `domain` (empty: anything may have changed). Returns the unsubscriber. */
export function onChange(domain: ChangeDomain, listener: Listener): () => void {
  const set = listeners.get(domain) ?? new Set();
  listeners.set(domain, set);
  set.add(listener);
  return () => void set.delete(listener);
}

/** What a script says may become the narration and the captions of a rough cut, like what a recording says. */
const SCRIPT_KEYS = [api.scripts.list.key(), api.scripts.mix.key(), api.cuts.narration.key()];

const transcriptKeys = (ids: readonly ItemId[]) => [
  api.transcripts.list.key(),
  api.cuts.narration.key(),
  ...ids.map((id) => api.transcripts.rangeResults.key({ input: { id } })),
  ...ids.map((id) => api.rewrites.results.key({ input: { id } })),
  ...ids.map((id) => api.digests.results.key({ input: { id } })),
];

/** Query keys that a change makes out of date, besides what the library shows. The text of an open transcript or script is followed by revision instead. */
export function keysOfChange({ domain, ids }: Change): readonly (readonly unknown[])[] {
  switch (domain) {
    case 'library':
      return ids.length === 0
        ? [api.library.page.key(), api.library.get.key(), api.library.isFileMissing.key()]
        : [api.library.page.key(), ...(ids as ItemId[]).flatMap(itemKeys)];
    case 'transcripts':
      return transcriptKeys(ids as ItemId[]);
    case 'live-text':
      return ids.map((id) => api.transcripts.live.key({ input: { id: id as ItemId } }));
    case 'jobs':
      return [api.jobs.key(), api.expiry.key()];
    case 'remote-tasks':
      return ids.length === 0
        ? [api.remoteTasks.key(), api.expiry.key()]
        : [
            api.expiry.key(),
            api.remoteTasks.list.key(),
            ...ids.map((id) => api.remoteTasks.poll.key({ input: { id: id as RemoteTaskId } })),
          ];
    case 'settings':
      return SETTINGS_KEYS;
    case 'secrets':
      // Another key may have other voices, or any at all.
      return [api.secrets.key(), api.voices.list.key()];
    case 'engine':
      return [api.engine.status.key()];
    case 'scripts':
      return SCRIPT_KEYS;
    case 'takes':
      return [...SCRIPT_KEYS, ...ids.map((id) => takesKey(id as ItemId))];
    case 'generation':
      return [api.scripts.live.key(), ...ids.map((id) => api.scripts.generation.key({ input: { id: id as ItemId } }))];
    case 'pronunciations':
      return [api.pronunciations.key(), api.scripts.list.key()];
    case 'organisation':
      return [api.organisation.key(), api.boards.key(), api.savedSearches.key(), api.cuts.list.key()];
    case 'voices':
      return [api.voices.list.key(), api.voices.designs.key(), api.expiry.key()];
    case 'backups':
      return [api.backups.key()];
    case 'watch-folders':
      return [api.watchFolders.key()];
    case 'background-recognition':
      return [api.backgroundRecognition.key()];
    case 'images':
      return [api.images.key()];
    case 'music':
      return [api.music.key(), api.expiry.key()];
    case 'conversations':
      return conversationKeys(ids as ItemId[]);
    case 'videos':
      return [api.videos.key()];
  }
}

/** Which service's list of voices could not be read depends on which one is chosen. */
const SETTINGS_KEYS = [
  api.settings.key(),
  api.backgroundRecognition.status.key(),
  api.voices.list.key(),
  api.music.preparedReference.key(),
  api.conversations.models.key(),
  api.ownModel.keyStatus.key(),
];

/** Models and what is found are asked for when they are shown. */
const conversationKeys = (ids: readonly ItemId[]) => [
  api.conversations.list.key(),
  api.conversations.usage.key(),
  api.conversations.branches.key(),
  ...(ids.length === 0 ? [api.conversations.get.key()] : ids.map((id) => api.conversations.get.key({ input: { id } }))),
];

/** Whatever the library shows of items: what is said of one may decide what is found. */
const FOUND_KEYS = [
  api.library.list.key(),
  api.library.rows.key(),
  api.library.summary.key(),
  api.library.overview.key(),
  api.library.details.key(),
  api.library.lineage.key(),
  api.library.lines.key(),
  api.boards.list.key(),
  api.backgroundRecognition.key(),
];
const FOUND_DOMAINS: ReadonlySet<ChangeDomain> = new Set([
  'library',
  'transcripts',
  'scripts',
  'takes',
  'organisation',
]);

/** A burst of changes, as an import of many files or a transcript that is being written, counts as one. */
const refreshFound = atMostEvery(FOUND_EVERY_MS, () => {
  for (const queryKey of FOUND_KEYS) void queryClient.invalidateQueries({ queryKey });
});

const refreshCounts = atMostEvery(COUNTED_EVERY_MS, () => {
  void queryClient.invalidateQueries({ queryKey: api.library.count.key() });
});

const itemKeys = (id: ItemId) => [
  api.library.get.key({ input: { id } }),
  api.library.isFileMissing.key({ input: { id } }),
];

const takesKey = (id: ItemId) => api.scripts.takes.key({ input: { id } });

function apply(changes: readonly Change[]): void {
  for (const change of changes) {
    for (const queryKey of keysOfChange(change)) void queryClient.invalidateQueries({ queryKey });
    for (const listener of listeners.get(change.domain) ?? []) listener(change.ids);
  }
  if (!changes.some(({ domain }) => FOUND_DOMAINS.has(domain))) return;
  refreshFound();
  refreshCounts();
}

/** Follows core's change stream until `signal` aborts; after an interruption everything counts as changed. */
export async function followChanges(signal: AbortSignal): Promise<void> {
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const stream = await client.changes.subscribe(undefined, { signal });
      if (!isFirst) refreshEverything();
      isFirst = false;
      for await (const batch of stream) apply(batch);
    } catch (error) {
      // The liveness watch tells the user about a dead core; here it is enough to try again.
      if (!signal.aborted) console.warn('The change stream was interrupted.', error);
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

function refreshEverything(): void {
  void queryClient.invalidateQueries();
  for (const set of listeners.values()) for (const listener of set) listener([]);
}
