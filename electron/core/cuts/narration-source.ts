import { readFile } from 'node:fs/promises';
import type { NarrationSource, SoundPlace } from '../../../shared/domain/cut/cut-sources.ts';
import type { FilmCaption } from '../../../shared/domain/cut/film-captions.ts';
import { speechSpans } from '../../../shared/domain/cut/music-level.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { parsePeaks } from '../../../shared/domain/media/peaks.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';
import { spokenText } from '../../../shared/domain/speech/spoken-text.ts';
import { readSubtitles } from '../../../shared/domain/subtitles/reading/read-subtitles.ts';
import { groupSentences } from '../../../shared/domain/words/group-words.ts';
import { wrapCaption } from '../../../shared/domain/words/wrap-caption.ts';
import type { CoreContext } from '../core-context.ts';
import { isItemBinned } from '../organisation/organisation-table.ts';
import type { CutNeighbours } from './cuts.ts';

/** What sounds are looked up in. */
export type SoundDeps = Pick<CoreContext, 'db'> &
  Pick<CutNeighbours, 'library' | 'narration' | 'sounds' | 'transcripts'>;

/** See Cuts.narration. */
export async function narrationSource(
  deps: SoundDeps,
  { itemId, signal }: { itemId: ItemId; signal?: AbortSignal | undefined },
): Promise<NarrationSource> {
  const { kind, title } = deps.library.get({ id: itemId });
  if (kind === 'script') return await scriptSource(deps, { itemId, title, signal });
  const { durationMs } = await deps.library.whenRead({ id: itemId, signal });
  const place: SoundPlace = { from: 'item', id: itemId };
  const captions = kind === 'speech' ? captionsOfTake(deps, itemId) : captionsOfRecording(deps, itemId);
  return { title, place, durationMs, speech: await speechIn(deps, place), captions, missingLines: 0 };
}

async function scriptSource(
  deps: SoundDeps,
  { itemId: id, title, signal }: { itemId: ItemId; title: string; signal?: AbortSignal | undefined },
): Promise<NarrationSource> {
  // Whoever cuts a film to it has made up their mind about its size.
  const { soundId, durationMs, missingLineIds } = await deps.narration.mix({ id, signal, acceptsSize: true });
  const place: SoundPlace = { from: 'sound', id: soundId };
  const captions = captionsIn(deps.narration.subtitles({ id, format: 'srt' }).text);
  const speech = await speechIn(deps, place);
  return { title, place, durationMs, speech, captions, missingLines: missingLineIds.length };
}

async function speechIn(deps: SoundDeps, place: SoundPlace): Promise<TimeSpan[]> {
  const bytes = await readFile(fileOf(deps, place, 'peaks'));
  return speechSpans(parsePeaks(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)));
}

/** The file of a sound as it is played: on the same time line as its words. */
export function fileOf(
  { library, sounds }: Pick<SoundDeps, 'library' | 'sounds'>,
  place: SoundPlace,
  variant: 'peaks' | 'playback' = 'playback',
): string {
  if (place.from === 'item') return library.mediaFile({ id: place.id, variant }).file;
  return sounds.file({ id: place.id, variant: variant === 'peaks' ? 'peaks' : 'original' }).file;
}

/** The newest transcript of a recording says what is said in it. */
function captionsOfRecording({ db, transcripts }: SoundDeps, id: ItemId): FilmCaption[] {
  const newest = db.get<{ id: ItemId }>(
    `SELECT transcripts.id FROM transcripts JOIN items ON items.id = transcripts.id
     WHERE media_id = :id AND NOT ${isItemBinned('items.id')} ORDER BY items.created_at_ms DESC, items.row DESC LIMIT 1`,
    { id },
  );
  if (!newest) return [];
  return captionsIn(transcripts.render({ id: newest.id, format: 'srt', withTimes: true }).text);
}

const captionsIn = (srt: string): FilmCaption[] => (srt.trim() === '' ? [] : readSubtitles(srt));

/** A take is of one line, whose text is broken where readers expect it. */
function captionsOfTake({ db }: SoundDeps, id: ItemId): FilmCaption[] {
  const take = db.get<{ text: string; durationMs: number }>(
    `SELECT json_extract(recipe, '$.text') AS text, duration_ms AS durationMs FROM takes WHERE id = :id`,
    { id },
  );
  const text = spokenText(take?.text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (!take || text === '') return [];
  return groupSentences([{ startMs: 0, endMs: take.durationMs, text, speaker: null }]).map((line) => ({
    startMs: line.startMs,
    endMs: line.endMs,
    lines: wrapCaption(line.text),
  }));
}
