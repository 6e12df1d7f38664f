import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import type { DoneCall } from './done-call.ts';

/** The kind of what a tool makes, where its answer names only IDs. */
const KINDS: Readonly<Record<string, string>> = {
  generate_images: 'image',
  generate_song: 'song',
  generate_clip: 'clip',
};
/** What tasks make that is asked about by itself; takes are asked about by their script. */
const KINDS_OF_RESULTS = new Set(['image', 'song', 'clip', 'transcript']);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((each): each is Record<string, unknown> => typeof each === 'object' && each !== null)
    : [];
const item = (id: unknown, kind: string, title = ''): ContextItem[] =>
  text(id) === '' ? [] : [{ id: text(id), kind, title }];

/** The items that an answer of a tool says it made, or had made before. Only IDs and kinds are read of it. */
export function itemsMadeBy(tool: string, answer: Record<string, unknown>): ContextItem[] {
  switch (tool) {
    case 'generate_images':
    case 'generate_song':
    case 'generate_clip':
      return Array.isArray(answer['itemIds']) ? answer['itemIds'].flatMap((id) => item(id, KINDS[tool]!)) : [];
    case 'generate_speech':
    case 'narrate_script':
    case 'create_script':
      return item(answer['scriptId'], 'script');
    case 'transcribe_recordings':
      return records(answer['transcripts']).flatMap(({ transcriptId }) => item(transcriptId, 'transcript'));
    case 'wait_for_task':
      return records(answer['results']).flatMap(({ kind, id }) =>
        KINDS_OF_RESULTS.has(text(kind)) ? item(id, text(kind), text(answer['title'])) : [],
      );
    default:
      return [];
  }
}

/** The items that calls made, oldest first, each once. */
export function itemsMade(calls: readonly DoneCall[]): ContextItem[] {
  const found = new Map<string, ContextItem>();
  for (const { name, answer } of calls) {
    if (typeof answer !== 'object' || answer === null) continue;
    for (const each of itemsMadeBy(name, answer as Record<string, unknown>)) {
      const known = found.get(each.id);
      found.delete(each.id);
      found.set(each.id, each.title === '' && known ? known : each);
    }
  }
  return [...found.values()];
}
