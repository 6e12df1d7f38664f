import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Script } from '../../../shared/domain/script/script.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import { createDictionaryReader } from '../pronunciations/pronunciation-table.ts';
import { castNewCharacters } from './casting/cast-new-characters.ts';
import { castScript } from './casting/cast-script.ts';
import { createCastingNames } from './casting/casting-names.ts';
import { removeTakes, setTake } from './takes/change-takes.ts';
import { editScript, stepScript } from './editing/edit-script.ts';
import {
  importAgain,
  importContents,
  importScript,
  importScripts,
  type ScriptFile,
} from './importing/import-scripts.ts';
import { createKeptFiles } from '../files/text/kept-files.ts';
import { scriptFromText, titleOfText } from './importing/script-from-text.ts';
import { scriptFromTranscript } from './importing/script-from-transcript.ts';
import { type NewScript, storeNewScript } from './importing/store-new-script.ts';
import { voicesToCast } from './importing/voices-to-cast.ts';
import { createPickedTakes } from './takes/picked-takes.ts';
import { listScripts } from './script-list.ts';
import { createScriptStore } from './script-store.ts';
import { computeSums } from './script-sums.ts';
import { findHead } from './script-table.ts';
import type { ScriptsDeps, ScriptsNeighbours } from './scripts-deps.ts';
import type { ScriptReader, Scripts } from './scripts.ts';
import { takesOf, takesSince } from './takes/take-store.ts';
import { wordsOf } from './takes/take-words.ts';
import { selectVoices } from '../voices/registry/voice-table.ts';

/** Scripts, and how the domains that speak and join them read them. */
export type OpenScripts = {
  scripts: Scripts;
  reader: ScriptReader;
  /** How many lines of a script have a picked take that is stale. Throws NOT_FOUND. */
  staleLines(id: ItemId): number;
  /** A script of lines that are there already; without a title it has the first words of its first line. */
  createWith(
    script: Pick<NewScript, 'sourceName' | 'lines' | 'format'> & { title: string | null; engine: EngineChoice },
  ): Promise<Script>;
};

const KNOWN = `WHERE engine = :engine AND state = 'ready' AND binned_at_ms IS NULL ORDER BY name, id`;

/** Builds scripts; they are cast with the voices that the registry knows. */
export function createScripts(context: CoreContext, neighbours: ScriptsNeighbours): OpenScripts {
  const { db, log } = context;
  const knownVoices: ScriptsDeps['knownVoices'] = (engine) => selectVoices(db, KNOWN, { engine });
  const deps: ScriptsDeps = { ...context, ...neighbours, knownVoices, names: createCastingNames() };
  const dictionary = createDictionaryReader(db);
  const store = createScriptStore({ db, changes: deps.changes, dictionary });
  const importing = { deps, kept: createKeptFiles<ScriptFile>() };
  const pickedTakes = createPickedTakes(db);
  const scripts: Scripts = {
    create: async ({ text = '', engine: wanted, ...input }) => {
      const engine = await voicesToCast(deps, wanted, { isEmpty: text.trim() === '' });
      return store.script(scriptFromText(deps, { ...input, text, engine }));
    },
    import: ({ tickets }) => importScripts(importing, tickets),
    importContents: ({ files }) => importContents(importing, files),
    importAgain: (input) => importAgain(importing, input),
    importFile: async ({ engine, ...input }) =>
      store.script(await importScript(deps, { ...input, engine: await voicesToCast(deps, engine) })),
    fromTranscript: async (input) =>
      store.script(scriptFromTranscript(deps, { ...input, engine: await voicesToCast(deps, undefined) })),
    cast: (input) => castScript(deps, store, input),
    list: (input) => listScripts({ db, log, store, dictionary, pickedTakes }, input),
    get: ({ id }) => {
      // Names that are typed in it are cast at once. Reading their table would hold the answer up, so it comes behind it.
      setImmediate(() => void deps.names.load());
      return store.script(id);
    },
    newer: ({ id, revision }) => (findHead(db, id).revision === revision ? null : store.script(id)),
    edit: ({ edits, ...input }) =>
      editScript(store, { ...input, edits: castNewCharacters(deps, () => store.script(input.id), edits) }),
    undo: ({ id }) => stepScript(store, id, -1),
    redo: ({ id }) => stepScript(store, id, 1),
    takes: ({ id }) => takesOf(db, findHead(db, id).id),
    takesSince: ({ id, since }) => takesSince(db, findHead(db, id).id, since),
    words: ({ takeIds }) => wordsOf(db, takeIds),
    setTake: (input) => setTake(deps, input),
    removeTakes: ({ takeIds }) => removeTakes(deps, takeIds),
  };
  const createWith: OpenScripts['createWith'] = async ({ title, lines, ...script }) => {
    const engine = await voicesToCast(deps, script.engine);
    const named = title ?? titleOfText(lines[0]?.text ?? '');
    return store.script(storeNewScript(deps, { ...script, title: named, lines, characters: [], engine }));
  };
  const staleLines = (id: ItemId) => computeSums({ db, store, dictionary, pickedTakes }, id).staleCount;
  return { scripts, createWith, reader: { get: (id) => store.script(id), dictionary }, staleLines };
}
