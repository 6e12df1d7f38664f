import { randomUUID } from 'node:crypto';
import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { speakerKey } from '../../../../shared/domain/script/parsing/speaker-labels.ts';
import { INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Character } from '../../../../shared/domain/script/script.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import { emptyLine, storeNewScript } from './store-new-script.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A script that dubs the recording of a transcript: its lines, its speakers as the cast. Lines without text are left out. */
export function scriptFromTranscript(
  deps: ScriptsDeps,
  { transcriptId, keepTimes, engine }: { transcriptId: ItemId; keepTimes: boolean; engine: EngineChoice },
): ItemId {
  const { title, mediaId, segments, speakers } = deps.transcripts.get({ id: transcriptId });
  const spoken = segments.filter((segment) => segment.text.trim() !== '');
  const heard = new Set(spoken.map((segment) => segment.speakerId));
  const cast = new Map(
    speakers
      .filter((speaker) => heard.has(speaker.id))
      .map(({ id, ordinal, name }): [string, Character] => {
        const characterId = randomUUID() as CharacterId;
        return [id, { id: characterId, ordinal, name, voiceId: null, delivery: INHERITED_DELIVERY, effects: null }];
      }),
  );
  return storeNewScript(deps, {
    title,
    sourceName: null,
    characters: [...cast.values()],
    lines: spoken.map(({ speakerId, text, startMs, endMs, languageDoubtful }) => ({
      ...emptyLine(),
      id: randomUUID() as LineId,
      ...labelled(text, (speakerId !== null && cast.get(speakerId)) || null, [...cast.values()]),
      cue: keepTimes
        ? { startMs: Math.round(startMs), endMs: Math.max(Math.round(startMs) + 1, Math.round(endMs)) }
        : null,
      ...(languageDoubtful && { languageDoubtful }),
    })),
    timing: keepTimes ? 'cues' : undefined,
    dubOf: { mediaId, transcriptId },
    engine,
  });
}

/**
 * A name that somebody wrote ahead of a line says who speaks and is not spoken itself: that of the line's own speaker, or of
 * another one of the transcript, who then speaks it.
 */
function labelled(
  text: string,
  speaker: Character | null,
  cast: readonly Character[],
): { text: string; characterId: CharacterId | null } {
  const trimmed = text.trim();
  const label = /^\[?([^\n:：[\]]{1,60})(?:\]\s*[:：]?|[:：])\s+(?=\S)/u.exec(trimmed);
  const named = label && cast.find(({ name }) => speakerKey(name) === speakerKey(label[1] ?? ''));
  if (!label || !named) return { text: trimmed, characterId: speaker?.id ?? null };
  return { text: trimmed.slice(label[0].length), characterId: named.id };
}
