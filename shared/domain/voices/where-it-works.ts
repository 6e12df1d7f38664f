import { aliasedVoiceId } from './voice-aliases.ts';
import type { Voice } from './voice.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** Which service speaks with a voice: the one that is wanted where it has the voice, else the one that has. */
export const speakingEngine = ({ worksOn, engine }: Pick<Voice, 'worksOn' | 'engine'>, wanted: EngineChoice) =>
  worksOn.includes(wanted) ? wanted : (worksOn[0] ?? engine);

/** Whether a voice works, but not on that service; one that another speaks for there works. */
export const isElsewhere = ({ worksOn, id }: Pick<Voice, 'worksOn' | 'id'>, engine: EngineChoice): boolean =>
  worksOn.length > 0 && !worksOn.includes(engine) && standInId(id, engine) === null;

/** The voice that speaks on a service for an id that it has no voice of: the local engine's aliases. Null where none does. */
export const standInId = (id: string, engine: EngineChoice): string | null =>
  engine === 'local' ? aliasedVoiceId(id) : null;

/** Voices by their ids. Where both services have one of an id, the one that speaks on that service counts. */
export function voicesById<Known extends Pick<Voice, 'id' | 'worksOn'>>(
  voices: readonly Known[],
  engine: EngineChoice,
): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const voice of voices) {
    if (!known.get(voice.id)?.worksOn.includes(engine)) known.set(voice.id, voice);
  }
  return known;
}
