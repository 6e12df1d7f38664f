import type { LineId } from '../../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { LineGeneration, Pronunciation } from '../../../../../shared/domain/script/script-views.ts';
import type { Script, ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type {
  SpeechRecipe,
  SpeechRoute,
  StaleCause,
  Take,
} from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { speechRoute } from '../../../../../shared/domain/recipe/speech/speech-route.ts';
import { takeCauses } from '../../../../../shared/domain/recipe/speech/stale-causes.ts';
import {
  hasWords,
  type SpeechTextProblem,
  speechTextProblems,
} from '../../../../../shared/domain/speech/speech-text.ts';

/** What is known about a line: how it would be spoken now, what there is of it, and what stands in the way. */
export type LineState = {
  /** Null while the line has no voice. */
  recipe: SpeechRecipe | null;
  /** The picked take. */
  take: Take | null;
  takeCount: number;
  /** Why the picked take no longer fits; empty when it does or there is none. */
  causes: readonly StaleCause[];
  /** Whether another take than the picked one fits: nothing needs to be made, somebody chose otherwise. */
  hasFittingTake: boolean;
  generation: LineGeneration | null;
  /** Places of the text that the service refuses; empty for a line without words, which is not made. */
  problems: readonly SpeechTextProblem[];
  route: SpeechRoute;
  /**
   * `empty`: no text; `wordless`: a text without anything to say, which is skipped; `made`: the picked take fits; `generating`
   * and `failed` come before the others.
   */
  status: 'empty' | 'wordless' | 'new' | 'made' | 'stale' | 'generating' | 'failed';
};

/** The facts that states of lines are made from. */
export type LineFacts = {
  script: Script;
  takes: readonly Take[];
  generation: readonly LineGeneration[];
  dictionary: readonly Pronunciation[];
};

type Basis = {
  line: ScriptLine;
  take: Take | null;
  takeCount: number;
  takes: readonly Take[];
  generation: LineGeneration | null;
};
type Entry = Basis & { state: LineState };

/** States of all lines by id. A line of which nothing changed keeps its state object from `before`. */
export class LineStates {
  readonly #facts: LineFacts;
  readonly #entries = new Map<LineId, Entry>();

  constructor(facts: LineFacts, before: LineStates | null = null) {
    this.#facts = facts;
    const takes = takesByLine(facts.takes);
    const generation = new Map(facts.generation.map((each) => [each.lineId, each]));
    const isSameCast = before?.hasSameCast(facts) ?? false;
    for (const line of facts.script.lines) {
      const own = takes.get(line.id) ?? [];
      const basis: Basis = {
        line,
        take: own.find((take) => take.isPicked) ?? null,
        takeCount: own.length,
        takes: own,
        generation: generation.get(line.id) ?? null,
      };
      const known = isSameCast ? before?.entryOf(line.id) : undefined;
      const state = known && isSameBasis(known, basis) ? known.state : lineState(facts, basis);
      this.#entries.set(line.id, { ...basis, state });
    }
  }

  /** States of the facts: `before` itself where no line differs, so that what is derived from them is not derived again. */
  static of(facts: LineFacts, before: LineStates | null): LineStates {
    const states = new LineStates(facts, before);
    return before && states.isLike(before) ? before : states;
  }

  /** Null for a line that is gone. */
  get(id: LineId): LineState | null {
    return this.#entries.get(id)?.state ?? null;
  }

  /** Lines and their states in the order of the script. */
  *[Symbol.iterator](): IterableIterator<{ line: ScriptLine; state: LineState }> {
    for (const { line, state } of this.#entries.values()) yield { line, state };
  }

  /** Whether `test` is true of a line. */
  some(test: (state: LineState) => boolean): boolean {
    for (const { state } of this.#entries.values()) if (test(state)) return true;
    return false;
  }

  /** Ids of lines of which `test` is true. */
  idsOf(test: (state: LineState) => boolean): LineId[] {
    return [...this].filter(({ state }) => test(state)).map(({ line }) => line.id);
  }

  private entryOf(id: LineId): Entry | undefined {
    return this.#entries.get(id);
  }

  /** A line that kept its state kept all that the state is made from. */
  private isLike(other: LineStates): boolean {
    if (this.#entries.size !== other.#entries.size) return false;
    const others = other.#entries[Symbol.iterator]();
    for (const [id, { state }] of this.#entries) {
      const [otherId, entry] = others.next().value ?? [];
      if (id !== otherId || state !== entry?.state) return false;
    }
    return true;
  }

  private hasSameCast({ script, dictionary }: LineFacts): boolean {
    const { script: own } = this.#facts;
    return (
      own.id === script.id &&
      own.settings === script.settings &&
      own.characters === script.characters &&
      this.#facts.dictionary === dictionary
    );
  }
}

function takesByLine(takes: readonly Take[]): Map<LineId, Take[]> {
  const byLine = new Map<LineId, Take[]>();
  for (const take of takes) {
    const known = byLine.get(take.lineId);
    if (known) known.push(take);
    else byLine.set(take.lineId, [take]);
  }
  return byLine;
}

/** Queries bring new objects for rows that did not change; their plain values tell. */
function isSameBasis(a: Basis, b: Basis): boolean {
  return (
    a.line === b.line &&
    a.takeCount === b.takeCount &&
    (a.take === b.take || JSON.stringify(a.take) === JSON.stringify(b.take)) &&
    (a.generation === b.generation || JSON.stringify(a.generation) === JSON.stringify(b.generation))
  );
}

function lineState({ script, dictionary }: LineFacts, { line, take, takeCount, takes, generation }: Basis): LineState {
  const recipe = resolveRecipe(script, line, dictionary, script.id);
  const causes = take ? takeCauses(take, recipe) : [];
  const hasNoWords = !hasWords(line.text);
  const problems = hasNoWords ? [] : speechTextProblems(line.text, { model: script.settings.model });
  const skipped = hasNoWords ? (line.text.trim() === '' ? 'empty' : 'wordless') : null;
  const status = statusOf({ skipped, take, causes, generation });
  return {
    recipe,
    take,
    takeCount,
    causes,
    hasFittingTake: causes.length > 0 && takes.some((each) => takeCauses(each, recipe).length === 0),
    generation,
    problems,
    route: speechRoute(line.text, script.settings.sound, script.settings),
    status,
  };
}

function statusOf(facts: {
  skipped: 'empty' | 'wordless' | null;
  take: Take | null;
  causes: readonly StaleCause[];
  generation: LineGeneration | null;
}): LineState['status'] {
  const { skipped, take, causes, generation } = facts;
  if (generation) return generation.state === 'failed' ? 'failed' : 'generating';
  if (skipped) return skipped;
  if (!take) return 'new';
  return causes.length > 0 ? 'stale' : 'made';
}

/** Whether a line has nothing to say: it is neither made nor missed. */
export const isSkipped = ({ status }: LineState): boolean => status === 'empty' || status === 'wordless';

/** Whether a line is among those that "make changed lines" makes. */
export function wantsGeneration({ status, recipe, problems, hasFittingTake }: LineState): boolean {
  if (status === 'stale' && hasFittingTake) return false;
  return (status === 'new' || status === 'stale' || status === 'failed') && recipe !== null && problems.length === 0;
}
