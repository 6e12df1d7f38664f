import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toInt16, wavHeader } from '../../../../shared/audio/wav.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { CharacterId, ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { EMPTY_LINE } from '../../../../shared/domain/script/empty-line.ts';
import { DEFAULT_SCRIPT_SETTINGS, INHERITED_DELIVERY } from '../../../../shared/domain/script/script-settings.ts';
import type { Script, ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe, Take, TakeWord } from '../../../../shared/domain/recipe/speech-recipe.ts';
import { asAudio } from '../../../../shared/domain/library/media-facts.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/domain/settings/settings.ts';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { createChanges } from '../../changes/create-changes.ts';
import { openDatabase } from '../../database/database.ts';
import { createJobs } from '../../jobs/create-jobs.ts';
import { createLibrary } from '../../library/create-library.ts';
import { createLibraryFolder } from '../../library/library-folder.ts';
import { createMedia } from '../../media/create-media.ts';
import { getTake, insertTake, saveDuration, takesOf, wordsOf } from '../../scripts/take-store.ts';
import { createSounds } from '../../sounds/create-sounds.ts';
import { quietShell, silentLog } from '../../testing/quiet-desktop.ts';
import { insertScriptRow } from '../../testing/script-rows.ts';
import { createNarration } from '../create-narration.ts';
import type { NarrationDeps } from '../narration-deps.ts';

/** What a take is of, and its sound: a WAV file's channels and rate, or a file that is there already. */
export type TakeSound = { channels: Float32Array[]; rate: number } | { file: string };

/** Narration over real parts: database, jobs, library, media worker, kept sounds. Only scripts are given by hand. */
export type Booth = ReturnType<typeof openBooth>;

/** Opens a booth in a temporary folder, or in that of an earlier one that was killed. */
export function openBooth(deps: Partial<NarrationDeps> = {}, earlier?: { folder: string; scripts: readonly Script[] }) {
  const folder = earlier?.folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-narration-'));
  const cacheFolder = path.join(folder, 'cache');
  fs.mkdirSync(cacheFolder, { recursive: true });
  const database = openDatabase(path.join(folder, 'atelier.db'));
  const { db } = database;
  const changes = createChanges();
  const libraryFolder = createLibraryFolder(db, path.join(folder, 'library'));
  const media = createMedia({ mediaFolder: () => libraryFolder.media(), cacheFolder });
  const openJobs = createJobs({ db, changes, log: silentLog, owner: randomUUID(), places: () => 2 });
  const { jobs, queue } = openJobs;
  let chosen: string | null = null;
  const shell = quietShell(() => chosen);
  const { library, made } = createLibrary({
    db,
    changes,
    log: silentLog,
    shell,
    queue,
    jobs,
    media,
    folder: libraryFolder,
  });
  const sounds = createSounds({ folder: path.join(cacheFolder, 'sounds'), media, log: silentLog, isClearing: true });
  const scripts = new Map<ItemId, Script>(earlier?.scripts.map((script) => [script.id, script]));
  const settings = structuredClone(DEFAULT_SETTINGS);
  library.onRead((tx, { id, kind, facts }) => {
    if (kind === 'speech') saveDuration(tx, id, asAudio(facts).durationMs);
  });
  const narration = createNarration({
    db,
    changes,
    log: silentLog,
    shell,
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
    folder: path.join(cacheFolder, 'narration'),
    settings: () => settings,
    recogniser: {
      transcribe: () => Promise.reject(new Failure('ENGINE_UNAVAILABLE', 'No engine in this test.')),
    },
    whenRead: (input) => library.whenRead(input),
    recording: (id) => ({ mediaId: id, file: library.mediaFile({ id, variant: 'original' }).file }),
    ...deps,
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
      await openJobs.dispose();
      await made.stop();
      await media.dispose();
      changes.dispose();
      database.close();
      fs.rmSync(folder, { recursive: true, force: true });
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
