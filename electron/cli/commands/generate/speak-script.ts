import path from 'node:path';
import { Failure, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { MAX_SCRIPT_FILE_BYTES } from '../../../../shared/domain/script/parsing/script-file.ts';
import { decodeText } from '../../../core/files/text/decode-text.ts';
import type { Core } from '../../../core/create-core.ts';
import { UsageError } from '../../arguments/argument-values.ts';
import { type RunControl, runToEnd } from '../../run-job.ts';
import type { SpeakOptions } from '../../arguments/generate/speak-arguments.ts';
import { readStandardInput } from '../../standard-input.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';

/** A line that is not in the narration: its number, from 1, its text, and why. */
export type LeftOutLine = { number: number; text: string; failure: FailureRecord };

/** Who speaks for a character of the text. */
export type CastMember = { name: string; voiceId: string };

/** A script with a take of every line but those that were left out, and its casting. */
export type MadeScript = { id: ItemId; leftOut: LeftOutLine[]; cast: CastMember[] };

/**
 * Reads the text, casts it and makes all of its lines. Throws UsageError for a name in `--cast` that is not in the text and the
 * Failure of reading, casting or generation where no line could be made, with no script left.
 */
export async function makeScript(
  { core, engine }: { core: Core; engine: EngineChoice },
  options: SpeakOptions,
  control: RunControl,
): Promise<MadeScript> {
  control.onProgress('preparing');
  const script = await readScript({ core, engine }, options);
  try {
    const cast = await castScript({ core, engine }, script, options);
    const lineIds = script.lines.filter((line) => line.text.trim() !== '').map((line) => line.id);
    if (lineIds.length === 0) throw reasonedFailure('INVALID_INPUT', 'no_words');
    const { jobId, refused } = await core.speech.generate({ id: script.id, lineIds, engine });
    await runToEnd(core, jobId, control);
    const failed = core.speech.generation({ id: script.id }).filter((line) => line.state === 'failed');
    return { id: script.id, leftOut: leftOutOf(script, [...refused, ...failed]), cast };
  } catch (error) {
    await removeScript(core, script.id);
    throw error;
  }
}

function leftOutOf(
  { lines }: Script,
  missing: readonly { lineId: LineId; failure: FailureRecord | null }[],
): LeftOutLine[] {
  const failures = new Map(missing.map(({ lineId, failure }) => [lineId, failure]));
  return lines.flatMap(({ id, text }, index) => {
    const failure = failures.get(id);
    return failure ? [{ number: index + 1, text, failure }] : [];
  });
}

/** The run leaves no script and no takes behind. */
export async function removeScript(core: Core, id: ItemId): Promise<void> {
  core.organisation.bin({ refs: [itemRef(id)] });
  await core.library.deleteForGood({ ids: [id] });
}

async function readScript(
  { core, engine }: { core: Core; engine: EngineChoice },
  { file, encoding, withSounds }: SpeakOptions,
): Promise<Script> {
  if (file !== '-') return await core.scripts.importFile({ file: path.resolve(file), engine, encoding, withSounds });
  const text = await standardInput(encoding);
  return await core.scripts.create({ text, engine, withSounds });
}

async function standardInput(encoding: string | null): Promise<string> {
  const bytes = await readStandardInput({ maxBytes: MAX_SCRIPT_FILE_BYTES, name: 'The text' });
  return decodeText(bytes, 'standard input', encoding);
}

/**
 * Characters that `--cast` names get its voices, the others those that the app would give them: by who they were before, else
 * by gender and age of the name. Lines of nobody get the voice that new scripts begin with, unless `--voice` says another.
 */
async function castScript(
  { core, engine }: { core: Core; engine: EngineChoice },
  script: Script,
  { cast, ...options }: SpeakOptions,
): Promise<CastMember[]> {
  const { id } = script;
  const known = new Set(script.characters.map(({ name }) => name.toLowerCase()));
  const unknown = [...cast.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new UsageError(`No character named ${unknown.join(', ')} in this text. Correct --cast.`);
  core.scripts.edit({ id, edits: givenVoices(script, { cast, ...options }), label: 'Cast' });
  const { failure } = await core.scripts.cast({ id, label: 'Cast', engine });
  const { characters, lines, settings } = core.scripts.get({ id });
  const hasNarrator = options.voiceId === null && lines.some(({ characterId }) => characterId === null);
  const members = [...(hasNarrator ? [{ name: NARRATOR, voiceId: settings.voiceId }] : []), ...characters];
  const uncast = members.filter(({ voiceId }) => voiceId === null).map(({ name }) => name);
  if (uncast.length > 0) {
    const named = characters.filter(({ voiceId }) => voiceId === null).map(({ name }) => `${name}=ID`);
    const flags = [
      ...(hasNarrator && settings.voiceId === null ? ['--voice ID'] : []),
      ...(named.length > 0 ? [`--cast ${named.join(',')}`] : []),
    ];
    if (failure) throw Failure.of({ ...failure, data: { ...failure.data, flags } });
    throw reasonedFailure('CONFLICT', 'uncast', { names: uncast, flags });
  }
  return members.flatMap(({ name, voiceId }) => (voiceId === null ? [] : [{ name, voiceId }]));
}

/** Who speaks lines without a name. */
const NARRATOR = 'Narrator';

/** What the command line says of voices; who it does not name is left without one. */
function givenVoices(
  { characters, settings }: Script,
  { voiceId, cast, format, outFile }: Pick<SpeakOptions, 'voiceId' | 'cast' | 'format' | 'outFile'>,
): ScriptEdit[] {
  return [
    { kind: 'setSettings', values: { voiceId, sound: { ...settings.sound, format } } },
    ...characters.map(({ id, name }): ScriptEdit => {
      return { kind: 'setCharacter', characterId: id, values: { voiceId: cast.get(name.toLowerCase()) ?? null } };
    }),
    ...(outFile === null ? [] : [{ kind: 'rename' as const, title: path.parse(outFile).name }]),
  ];
}
