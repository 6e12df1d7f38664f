import { randomUUID } from 'node:crypto';
import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Character } from '../../../../shared/domain/script/script.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import { emptyLine, storeNewScript } from './store-new-script.ts';

/** A script that dubs the recording of a transcript: its lines, its speakers as the cast. Lines without text are left out. */
export function scriptFromTranscript(
  deps: ScriptsDeps,
  { transcriptId, keepTimes, engine }: { transcriptId: ItemId; keepTimes: boolean; engine: 'local' | 'cloud' },
): ItemId {
  const { title, mediaId, segments, speakers } = deps.transcript(transcriptId);
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
    lines: spoken.map(({ speakerId, text, startMs, endMs }) => ({
      ...emptyLine(),
      id: randomUUID() as LineId,
      characterId: (speakerId !== null && cast.get(speakerId)?.id) || null,
      text: text.trim(),
      cue: keepTimes
        ? { startMs: Math.round(startMs), endMs: Math.max(Math.round(startMs) + 1, Math.round(endMs)) }
        : null,
    })),
    timing: keepTimes ? 'cues' : undefined,
    dubOf: { mediaId, transcriptId },
    engine,
  });
}
