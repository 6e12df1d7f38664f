import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { RefusedLine } from '../../../../shared/domain/script/script-views.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { ToolInput } from '../../../../shared/domain/tools/tools.ts';
import type { ToolDeps } from '../tool-deps.ts';
import type { ToolAnswer } from '../tools.ts';

/** As many refused lines are named. */
const SHOWN_REFUSALS = 50;

/** A script of a text, spoken. Where it cannot be spoken the script goes to the bin again, so that a failed call leaves nothing. */
export async function generateSpeech(
  { scripts, speech, organisation }: Pick<ToolDeps, 'scripts' | 'speech' | 'organisation'>,
  { text, title, voiceId }: ToolInput<'generate_speech'>,
  engine: EngineChoice,
): Promise<ToolAnswer> {
  const script = await scripts.create({ title, text, engine });
  const { id, characters, lines } = script;
  try {
    if (voiceId !== undefined) {
      const edits: ScriptEdit[] = [
        { kind: 'setSettings', values: { voiceId } },
        ...characters.map(({ id: characterId }): ScriptEdit => ({
          kind: 'setCharacter',
          characterId,
          values: { voiceId },
        })),
      ];
      scripts.edit({ id, edits, label: 'Cast voices' });
    }
    const { jobId, refused } = await speech.generate({ id, lineIds: lines.map((line) => line.id), engine });
    return {
      scriptId: id,
      jobId,
      engine,
      lineCount: lines.length,
      refusedLines: shownRefusals(refused),
      canUndo: true,
    };
  } catch (error) {
    organisation.bin({ refs: [itemRef(id)] });
    throw error;
  }
}

/** Takes of the lines of a script: of all that have none that fits, or of those that are named. */
export async function narrateScript(
  { scripts, speech }: Pick<ToolDeps, 'scripts' | 'speech'>,
  { id, lineIds, again }: ToolInput<'narrate_script'>,
  engine: EngineChoice,
): Promise<ToolAnswer> {
  const spoken =
    lineIds ??
    scripts
      .get({ id })
      .lines.filter(({ text }) => text.trim() !== '')
      .map((line) => line.id);
  const request = { id, lineIds: spoken, engine };
  const { jobId, refused } = again
    ? await speech.generate(request)
    : await speech.generateOrPick({ ...request, onlyChanged: true });
  return {
    scriptId: id,
    jobId,
    engine,
    wasMadeBefore: jobId === null,
    refusedLines: shownRefusals(refused),
    canUndo: jobId !== null,
  };
}

const shownRefusals = (refused: readonly RefusedLine[]) =>
  refused.slice(0, SHOWN_REFUSALS).map(({ lineId, failure }) => ({ lineId, why: failureText(failure).why }));
