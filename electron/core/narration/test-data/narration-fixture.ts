import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { toInt16, wavHeader } from '../../../../shared/audio/wav.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import { DEFAULT_SCRIPT_SETTINGS, INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe, Take, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { asAudio } from '../../../../shared/domain/library/media-facts.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { getTake, insertTake, saveDuration, takesOf } from '../../scripts/takes/take-store.ts';
import { wordsOf } from '../../scripts/takes/take-words.ts';
import { createSounds } from '../../sounds/create-sounds.ts';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { openTestLibrary } from '../../testing/test-library.ts';
import { insertScriptRow } from '../../testing/script-rows.ts';
import { createNarration } from '../create-narration.ts';
import type { ServiceTranscription } from '../../service/transcription/transcription-service.ts';

/** What a take is of, and its sound: a WAV file's channels and rate, or a file that is there already. */
export type TakeSound = { channels: Float32Array[]; rate: number } | { file: string };

/** Narration over real parts: database, jobs, library, media worker, kept sounds. Only scripts are given by hand. */
export type Booth = ReturnType<typeof openBooth>;

/** Opens a booth in a temporary folder, or in that of an earlier one that was killed. */
export function openBooth(
  { recogniser }: { recogniser?: Pick<ServiceTranscription, 'transcribe'> } = {},
  earlier?: { folder: string; scripts: readonly Script[] },
) {
  let chosen: string | null = null;
  const settings = structuredClone(DEFAULT_SETTINGS);
  const context = openTestContext({
    ...(earlier ? { folder: earlier.folder } : {}),
    shell: quietShell(() => chosen),
    settings: () => settings,
  });
  const { db, changes, folder } = context;
  const studio = openTestLibrary(context, { places: 2 });
  const { openJobs, jobs, queue, media, library } = studio;
  const sounds = createSounds(context, { media });
  const scripts = new Map<ItemId, Script>(earlier?.scripts.map((script) => [script.id, script]));
  library.onRead((tx, { id, kind, facts }) => {
    if (kind === 'speech') saveDuration(tx, id, asAudio(facts).durationMs);
  });
  const narration = createNarration(context, {
    queue,
    jobs,
    media,
    sounds,
    scripts: {
      get: (id) => {
        const script = scripts.get(id);
        if (!script) throw new Failure('NOT_FOUND', 'This script is no longer in the library.', { id });
        return script;
      },
    },
    library,
    service: () => ({
      transcription: recogniser ?? {
        transcribe: () => Promise.reject(new Failure('ENGINE_UNAVAILABLE', 'No engine in this test.')),
      },
    }),
  });
  openJobs.start({ adopt: true });
  return {
    folder,
    db,
    changes,
    jobs,
    library,
    sounds,
    settings,
    narration,
    choose: (wanted: string | null) => void (chosen = wanted),
    /** Makes a folder and chooses it for what is exported; returns its path. */
    chooseFolder: (name = 'out'): string => {
      const made = path.join(folder, name);
      fs.mkdirSync(made);
      chosen = made;
      return made;
    },
    /** Stores a script, or the same one changed. */
    put(script: Script): Script {
      const isNew = !scripts.has(script.id);
      scripts.set(script.id, script);
      if (!isNew) return script;
      insertScriptRow(db, script);
      return script;
    },
    /** Stores a new take of a line, which is then the picked one; resolves once its file was read. */
    async take(
      script: Script,
      line: ScriptLine,
      made: { sound: TakeSound; words?: TakeWord[]; recipe?: Partial<SpeechRecipe>; madeAs?: Partial<SoundFormat> },
    ): Promise<Take> {
      const id = randomUUID() as ItemId;
      const file = path.join(folder, `${id}${'file' in made.sound ? path.extname(made.sound.file) : '.wav'}`);
      if ('file' in made.sound) fs.copyFileSync(made.sound.file, file);
      else writeWav(file, made.sound);
      const rate = 'rate' in made.sound ? made.sound.rate : 32_000;
      await library.addMade({
        id,
        kind: 'speech',
        title: 'A take',
        file,
        fileName: `take${path.extname(file)}`,
        recipe: {},
        alongside: (tx) =>
          void insertTake(tx, {
            id,
            scriptId: script.id,
            lineId: line.id,
            recipe: neutralRecipe(line.text, { voiceId: 'female-shaonv', ...made.recipe }),
            sound: { format: 'wav', sampleRateHz: rate as 32_000, bitrate: 128_000, channels: 1, ...made.madeAs },
            engine: 'local',
            host: null,
            durationMs: 1,
            isPartial: false,
            billedCharacters: null,
            words: made.words ?? null,
          }),
      });
      await library.whenRead({ id });
      return getTake(db, id);
    },
    takes: (script: Script) => takesOf(db, script.id),
    wordsOf: (takeId: ItemId) => wordsOf(db, [takeId])[takeId] ?? [],
    async dispose() {
      await studio.stop();
      context.end();
    },
  };
}

/** A script of these lines; ids are l0, l1 … */
export function scriptOf(lines: readonly Partial<ScriptLine>[], settings: Partial<Script['settings']> = {}): Script {
  return {
    id: randomUUID() as ItemId,
    title: 'The river',
    settings: { ...DEFAULT_SCRIPT_SETTINGS, voiceId: 'female-shaonv', ...settings },
    characters: [
      {
        id: 'c0' as CharacterId,
        ordinal: 0,
        name: 'Anna',
        voiceId: 'female-shaonv',
        delivery: INHERITED_DELIVERY,
        effects: null,
      },
    ],
    lines: lines.map((line, index) => ({ ...emptyLine(index), ...line })),
    revision: 0,
    canUndo: false,
    canRedo: false,
    dubOf: null,
    createdAtMs: 0,
  };
}

const emptyLine = (index: number): ScriptLine => ({
  ...EMPTY_LINE,
  id: `l${index}` as LineId,
  order: index,
  text: `Line ${index}.`,
});

/** One channel of a steady level, `ms` long. */
export const levelOf = (value: number, ms: number, rate = 32_000) => ({
  channels: [new Float32Array((ms * rate) / 1000).fill(value)],
  rate,
});

function writeWav(file: string, { channels, rate }: { channels: Float32Array[]; rate: number }): void {
  const data = toInt16(channels);
  const header = wavHeader({ sampleRate: rate, channels: channels.length, dataBytes: data.byteLength });
  fs.writeFileSync(file, Buffer.concat([header, new Uint8Array(data.buffer)]));
}
