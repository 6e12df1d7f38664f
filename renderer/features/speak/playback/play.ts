import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptMix } from '../../../../shared/domain/script/script-views.ts';
import type { Take, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { documentOf } from '../document/opened/open-scripts.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { usePlayback } from './playback-store.ts';
import { texts } from './playback-texts.ts';
import { lineAt, lineFrom, placedLine, placeIn, placeLines, type PlacedLine } from './time-lines/time-line.ts';
import { setTimeLine, timeLineOf } from './time-lines/time-lines.ts';
import { sizeAccepted } from './size-accepted.ts';
import { scriptTrack, scriptTrackId, takeTrack, takeTrackId } from './tracks.ts';

const WORDS_AT_ONCE = 2000;

/** Plays or pauses: goes on where it stopped within the active line, else plays the script from that line on. */
export async function toggleFrom(open: OpenScript, lineId: LineId | null): Promise<void> {
  if (player.getState().isPlaying) {
    player.pause();
    return;
  }
  const heard = playingLine();
  const isHere = heard !== null && heard.lineId === lineId && !player.hasEnded();
  if (!isHere) await playFrom(open, lineId);
  else if (isCurrent(open, heard)) player.play();
  else await playFrom(open, lineId, player.timeMs() - heard.startMs);
}

/** A single take goes on as it is; a joined script only while it is made of the takes and settings of now. */
function isCurrent(open: OpenScript, heard: PlacedLine): boolean {
  const { id } = open.script;
  if (player.getState().track?.id !== scriptTrackId(id)) return true;
  const isOutdated = queryClient.getQueryState(api.scripts.mix.queryKey({ input: { id } }))?.isInvalidated ?? true;
  return !isOutdated && open.states.get(heard.lineId)?.take?.id === heard.takeId;
}

/**
 * Plays the picked takes of the whole script, beginning with a line (`atMs` from its start), or with the next one that was
 * made.
 */
export async function playFrom(open: OpenScript, lineId: LineId | null, atMs = 0): Promise<void> {
  const mix = await joined(open);
  if (!mix) return;
  const timeLine = timeLineOf(scriptTrackId(open.script.id));
  const first = lineFrom(timeLine, open.indexById, lineId);
  if (!first) {
    showToast({ message: texts.nothingGenerated });
    return;
  }
  const isInside = first.lineId === lineId && first.startMs + atMs < first.endMs;
  const startMs = first.startMs + (isInside ? atMs : 0);
  loadAt(() => player.load(scriptTrack(open, mix, first.lineId), startMs), startMs);
  player.play();
}

/** Plays one line and stops: within the joined script where that is loaded, else its picked take. */
export async function playLine(open: OpenScript, lineId: LineId): Promise<void> {
  const take = open.states.get(lineId)?.take;
  if (!take) {
    showToast({ message: texts.notGeneratedLine });
    return;
  }
  const loaded = loadedLine(lineId);
  if (loaded && loaded.takeId === take.id) player.playRange(loaded);
  else await playTake(open, take, 0);
}

/** Plays a take; where its line is being heard it goes on at the same place, so that takes can be compared. */
export async function playTake(open: OpenScript, take: Take, fromMs?: number): Promise<void> {
  const atMs = fromMs ?? placeIn(take, playingLine(), player.timeMs());
  await readTakeWords(take);
  loadAt(() => player.load(takeTrack(open, take), atMs), atMs);
  player.play();
}

/** Seeks to a place in a line, ms from its start; loads the take where the line is not loaded. */
export async function seekInLine(open: OpenScript, take: Take, atMs: number): Promise<void> {
  const loaded = loadedLine(take.lineId);
  if (loaded && loaded.takeId === take.id) {
    player.seek(loaded.startMs + atMs);
    return;
  }
  await readTakeWords(take);
  loadAt(() => player.load(takeTrack(open, take), atMs), atMs);
}

/** The line at the playhead of what is loaded. */
export function playingLine(): PlacedLine | null {
  const { track } = player.getState();
  return track ? lineAt(timeLineOf(track.id), player.timeMs()) : null;
}

/** Where a line lies in what is loaded; null when it is not in it. */
export function loadedLine(lineId: LineId): PlacedLine | null {
  const { track } = player.getState();
  return track ? placedLine(timeLineOf(track.id), lineId) : null;
}

/** Reads the words of a take, so that they are lit when it is played. */
export async function readTakeWords(take: Take): Promise<void> {
  const words = await wordsOf(take.hasWords ? [take.id] : []);
  const { id: takeId, lineId, durationMs: endMs } = take;
  setTimeLine(
    takeTrackId(takeId),
    placeLines([{ lineId, takeId, startMs: 0, endMs }], (id) => words[id] ?? []),
  );
}

/** Loading the same again does not move the playhead. */
function loadAt(load: () => void, atMs: number): void {
  const before = player.getState().track?.url;
  load();
  if (before === player.getState().track?.url) player.seek(atMs);
}

/** Joins the picked takes and places their words. Null after a failure, which was told. */
async function joined(open: OpenScript): Promise<ScriptMix | null> {
  const { id } = open.script;
  usePlayback.setState({ isJoining: true });
  try {
    await documentOf(id)?.settled();
    const mix = await sizeAccepted((acceptsSize) => {
      const { queryKey } = api.scripts.mix.queryOptions({ input: { id } });
      return queryClient.fetchQuery({ queryKey, queryFn: () => client.scripts.mix({ id, acceptsSize }) });
    });
    if (!mix) return null;
    const words = await wordsOf(mix.lines.map(({ takeId }) => takeId));
    setTimeLine(
      scriptTrackId(id),
      placeLines(mix.lines, (takeId) => words[takeId] ?? []),
    );
    return mix;
  } catch (error) {
    showFailureToast(texts.notJoined, error);
    return null;
  } finally {
    usePlayback.setState({ isJoining: false });
  }
}

/** Words are an addition: without them the sound is played all the same. */
async function wordsOf(takeIds: readonly ItemId[]): Promise<Record<string, TakeWord[]>> {
  const words: Record<string, TakeWord[]> = {};
  try {
    for (let at = 0; at < takeIds.length; at += WORDS_AT_ONCE) {
      Object.assign(words, await client.scripts.words({ takeIds: takeIds.slice(at, at + WORDS_AT_ONCE) }));
    }
  } catch (error) {
    console.warn('The times of the words could not be read.', error);
  }
  return words;
}
