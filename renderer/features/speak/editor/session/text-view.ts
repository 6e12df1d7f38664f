import { EditorState, type Extension, StateEffect, StateField, Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { CheckedWord, SpeechRecipe } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { speechTokens } from '../../../../../shared/domain/speech/speech-text.ts';
import { dictionaryMarks, differenceMarks, markTitle, problemMarks } from '../../text/text-pieces.ts';
import { ChipWidget } from '../../text/chip-widget.ts';
import { type FixReason, legalFixes, type TextFix, withFixes } from '../../text/legal-text.ts';

/** What the view of a line depends on besides its text. */
export type TextFacts = {
  model: string;
  isRaw: boolean;
  pronunciations: SpeechRecipe['pronunciations'];
  /** Checked words and the text that they belong to; they are not shown over another text. */
  checked: { text: string; words: readonly CheckedWord[] } | null;
  /** The word that is heard, and the text of its take; `isSounding` false in the silence after it. */
  lit: { text: string; begin: number; end: number; isSounding: boolean } | null;
};

/** Sets the facts of the view. */
export const setTextFacts = StateEffect.define<TextFacts>();

type View = { facts: TextFacts; chips: DecorationSet; marks: DecorationSet };

/** The field that holds facts and decorations of a line. */
const textView = StateField.define<View>({
  create: (state) => viewOf(state.doc.toString(), NO_FACTS),
  update(view, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setTextFacts));
    if (!set && !transaction.docChanged) return view;
    return viewOf(transaction.state.doc.toString(), set ? set.value : view.facts);
  },
  provide: (field) => [
    EditorView.decorations.from(field, (view) => view.chips),
    EditorView.decorations.from(field, (view) => view.marks),
    EditorView.atomicRanges.of((view) => view.state.field(field).chips),
  ],
});

const NO_FACTS: TextFacts = { model: '', isRaw: false, pronunciations: [], checked: null, lit: null };

/** Facts of an editor as they are now. */
export const textFacts = (state: EditorState): TextFacts => state.field(textView).facts;

function viewOf(text: string, facts: TextFacts): View {
  return { facts, chips: facts.isRaw ? Decoration.none : chipsOf(text, facts), marks: marksOf(text, facts) };
}

function chipsOf(text: string, { model }: TextFacts): DecorationSet {
  return Decoration.set(
    speechTokens(text, { model }).flatMap((token) =>
      token.kind === 'text'
        ? []
        : [Decoration.replace({ widget: new ChipWidget(token) }).range(token.textBegin, token.textEnd)],
    ),
  );
}

function marksOf(text: string, facts: TextFacts): DecorationSet {
  const mark = (range: { from: number; to: number }, attributes: Record<string, string>) =>
    range.to > range.from ? [Decoration.mark({ attributes }).range(range.from, range.to)] : [];
  const checked = facts.checked?.text === text ? differenceMarks(facts.checked.words) : [];
  const underlines = [...checked, ...dictionaryMarks(text, facts.pronunciations)].flatMap((each) =>
    mark(each, {
      'data-mark': each.kind,
      title: markTitle(each),
    }),
  );
  const wrong = problemMarks(text, facts).flatMap((each) =>
    mark(each, { 'data-mark': 'problem', title: markTitle(each) }),
  );
  return Decoration.set([...underlines, ...wrong, ...lightOf(text, facts)], true);
}

function lightOf(text: string, { lit }: TextFacts) {
  if (!lit || lit.text !== text || lit.end > text.length) return [];
  const saidUntil = lit.isSounding ? lit.begin : lit.end;
  const said = saidUntil > 0 ? [Decoration.mark({ attributes: { 'data-light': 'said' } }).range(0, saidUntil)] : [];
  if (!lit.isSounding || lit.end <= lit.begin) return said;
  return [...said, Decoration.mark({ attributes: { 'data-light': 'lit' } }).range(lit.begin, lit.end)];
}

/** Keeps the text legal in every change while chips are shown; `tell` learns what was changed and why. */
export function legalText(tell: (reasons: ReadonlySet<FixReason>) => void): Extension {
  const filter = EditorState.transactionFilter.of((transaction) => {
    const facts = transaction.startState.field(textView, false)?.facts;
    const isTyped = transaction.annotation(Transaction.userEvent) !== undefined;
    if (!transaction.docChanged || !isTyped || !facts || facts.isRaw) return transaction;
    const { steps, reasons } = legalSteps(transaction.newDoc.toString(), facts.model);
    if (steps.length === 0) return transaction;
    // After the transaction: a filter must not cause effects of its own.
    queueMicrotask(() => tell(reasons));
    return [transaction, ...steps.map((changes) => ({ changes, sequential: true }))];
  });
  return [textView, filter];
}

/** One fix can make another necessary (two halves of a sign meet), never many. */
const MOST_STEPS = 5;

function legalSteps(text: string, model: string) {
  const steps: TextFix[][] = [];
  const reasons = new Set<FixReason>();
  let current = text;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const found = legalFixes(current, model);
    if (found.fixes.length === 0) break;
    steps.push(found.fixes);
    for (const reason of found.reasons) reasons.add(reason);
    current = withFixes(current, found.fixes);
  }
  return { steps, reasons };
}
