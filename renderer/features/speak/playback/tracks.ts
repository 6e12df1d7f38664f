import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration, ScriptMix } from '../../../../shared/domain/script/script-views.ts';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { mediaUrl, soundUrl } from '../../../api/media-urls.ts';
import type { PlayerTrack } from '../../../media/player/player-track.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from './playback-texts.ts';

/** Id of a track that is one take. */
export const takeTrackId = (takeId: ItemId) => `take:${takeId}`;
/** Id of the track that is a whole script; its address changes with every joining. */
export const scriptTrackId = (scriptId: ItemId) => `script:${scriptId}`;

/** `Line 2 of 24 · Odrik`. */
export function lineFacts(open: OpenScript, lineId: LineId): string {
  const index = open.indexById.get(lineId) ?? 0;
  const characterId = open.script.lines[index]?.characterId ?? null;
  const character = characterId === null ? undefined : open.characterById.get(characterId);
  return texts.facts(index + 1, open.order.length, character?.name ?? texts.scriptVoice);
}

/** A finished take. */
export function takeTrack(open: OpenScript, take: Take): PlayerTrack {
  return {
    id: takeTrackId(take.id),
    url: mediaUrl.playback(take.id),
    title: open.script.title,
    subtitle: `${lineFacts(open, take.lineId)} · ${texts.take(take.number)}`,
    durationMs: take.durationMs,
    peaksUrl: mediaUrl.peaks(take.id),
    kind: 'speech',
  };
}

/** A take that is growing; its length is the likely one. */
export function liveTrack(open: OpenScript, { lineId, takeId }: LineGeneration & { takeId: ItemId }): PlayerTrack {
  const recipe = open.states.get(lineId)?.recipe;
  return {
    id: takeTrackId(takeId),
    url: mediaUrl.playback(takeId),
    liveUrl: `/speech/${takeId}/live`,
    title: open.script.title,
    subtitle: `${lineFacts(open, lineId)} · ${texts.generating}`,
    durationMs: recipe ? estimateDurationMs(recipe.text, recipe.speed) : 0,
    peaksUrl: null,
    kind: 'speech',
  };
}

/** The whole script as joined by core; `lineId` is the line that is heard. */
export function scriptTrack(open: OpenScript, mix: ScriptMix, lineId: LineId | null): PlayerTrack {
  return {
    id: scriptTrackId(open.script.id),
    url: soundUrl.original(mix.soundId),
    title: open.script.title,
    subtitle: lineId === null ? texts.lineCount(mix.lines.length) : playbackFacts(open, lineId),
    durationMs: mix.durationMs,
    peaksUrl: soundUrl.peaks(mix.soundId),
    kind: 'speech',
  };
}

/** `Line 2 of 24 · Odrik · take 2`. */
export function playbackFacts(open: OpenScript, lineId: LineId): string {
  const take = open.states.get(lineId)?.take;
  return take ? `${lineFacts(open, lineId)} · ${texts.take(take.number)}` : lineFacts(open, lineId);
}
