import type { JobId } from '../../../../../shared/domain/ids.ts';
import type { Take } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../../shared/domain/script/script-settings.ts';
import type { LineGeneration } from '../../../../../shared/domain/script/script-views.ts';
import type { Script, ScriptContent, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { itemId, lineId, neutralRecipe, scriptOf } from '../../../../../shared/domain/test-data/script-data.ts';
import { type LineFacts, LineStates } from '../opened/line-states.ts';
import { type OpenScript, openScriptOf } from '../opened/open-script.ts';

/** A take of a line that was picked; `text` is what it says. */
export const takeOf = (line: string, text: string, values: Partial<Take> = {}): Take => ({
  id: itemId(`take-${line}`),
  scriptId: itemId('script'),
  lineId: lineId(line),
  number: 1,
  recipe: neutralRecipe(text, { model: DEFAULT_SCRIPT_SETTINGS.model }),
  sound: DEFAULT_SCRIPT_SETTINGS.sound,
  engine: 'local',
  host: null,
  durationMs: 1000,
  hasWords: true,
  isPicked: true,
  isKept: false,
  rating: 0,
  isPartial: false,
  billedCharacters: null,
  check: null,
  createdAtMs: 0,
  ...values,
});

/** A line that is being generated as a stream. */
export const generationOf = (line: string, values: Partial<LineGeneration> = {}): LineGeneration => ({
  lineId: lineId(line),
  jobId: 'job' as JobId,
  state: 'running',
  route: 'stream',
  takeId: itemId(`growing-${line}`),
  receivedMs: 0,
  failure: null,
  ...values,
});

/** An open script of these lines. */
export function openScriptFor(
  lines: readonly Omit<ScriptLine, 'order'>[],
  content: Partial<ScriptContent> = {},
  facts: Partial<Omit<LineFacts, 'script'>> = {},
): OpenScript {
  const script: Script = {
    ...scriptOf(lines, content),
    id: itemId('script'),
    revision: 1,
    canUndo: false,
    canRedo: false,
    dubOf: null,
    createdAtMs: 0,
  };
  return openScriptOf(script, new LineStates({ script, takes: [], generation: [], dictionary: [], ...facts }));
}
