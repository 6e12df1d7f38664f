import { randomUUID } from 'node:crypto';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import type { Character, Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import { castAsBefore } from '../casting/cast-memory.ts';
import { castVoices, SHIPPED_VOICE } from '../casting/cast-voices.ts';
import { storePatch } from '../content-table.ts';
import { insertScript } from '../script-table.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** What a new script begins with. `lines` are in order; none at all become one empty line to write in. */
export type NewScript = {
  title: string;
  sourceName: string | null;
  characters: readonly Character[];
  lines: readonly Omit<ScriptLine, 'order'>[];
  timing?: 'cues' | undefined;
  dubOf?: Script['dubOf'] | undefined;
  /** Of its takes, instead of that of the settings. */
  format?: SoundFormat['format'] | undefined;
  /** Whose voices it is cast with, see voicesToCast. */
  engine: EngineChoice;
};

/**
 * Stores a new script with the defaults of the settings. It is cast at once, so that it can be heard: its characters have the
 * voices that their namesakes had before, and whoever has none gets another one.
 */
export function storeNewScript(deps: ScriptsDeps, script: NewScript): ItemId {
  const id = randomUUID() as ItemId;
  const { defaults } = deps.settings().speak;
  const voices = deps.knownVoices(script.engine);
  const casting = { voices, traitsOf: deps.names.traitsOf };
  const known = new Set(voices.map((voice) => voice.id));
  const lines = script.lines.length > 0 ? script.lines : [emptyLine()];
  deps.db.write((tx) => {
    const before = castAsBefore(tx, script.characters, (voiceId) => known.has(voiceId));
    // A default that is gone or lies in the bin would leave the script mute; while no voices are known it is taken on trust.
    const isOffered = defaults.voiceId !== null && (known.size === 0 || known.has(defaults.voiceId));
    const isEmpty = lines.every(({ text }) => text.trim() === '');
    const shipped = isEmpty && known.size === 0 && script.engine === 'local' ? SHIPPED_VOICE : null;
    const voiceId = isOffered ? defaults.voiceId : shipped;
    const cast = castVoices({ voiceId, characters: before, lines }, casting);
    const settings = {
      ...defaults,
      voiceId: cast.voiceId,
      ...(script.timing && { timing: script.timing }),
      ...(script.format && { sound: { ...defaults.sound, format: script.format } }),
    };
    const { title, sourceName, dubOf = null } = script;
    insertScript(tx, { id, title, sourceName, settings, dubOf });
    storePatch(tx, id, {
      lines: lines.map((line, index) => ({ ...line, order: index + 1 })),
      removedLineIds: [],
      characters: [...cast.characters],
      removedCharacterIds: [],
      settings: null,
      title: null,
    });
  });
  deps.changes.publish('library', [id]);
  deps.changes.publish('scripts', [id]);
  return id;
}

/** A line that inherits everything and says nothing. */
export const emptyLine = (): Omit<ScriptLine, 'order'> => ({ ...EMPTY_LINE, id: randomUUID() as LineId });
