import { memo, useMemo } from 'react';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { FindMatch } from '../../../ui/find/find-matches.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { useLitWord } from '../playback/time-lines/lit-word.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from '../texts.ts';
import { Chip } from '../text/chip.tsx';
import classes from './line-text.module.css';
import { lineMarks } from '../text/line-marks.ts';
import { markTitle, type TextMark, type TextPiece, textPieces } from '../text/text-pieces.ts';

/** The text of a line that is not being written: chips, underlines, and the word that is heard. */
export const LineText = memo(function LineText(props: {
  line: ScriptLine;
  state: LineState;
  model: string;
  hits: readonly FindMatch[];
}) {
  const { line, state, model, hits } = props;
  const lit = useLitWord(line.id);
  const isRaw = useSpeak((store) => store.isRaw);
  const isHeard = lit !== null && lit.takeId === state.take?.id && state.take.recipe.text === line.text;
  const begin = isHeard ? lit.textBegin : null;
  const end = isHeard ? lit.textEnd : null;
  const isSounding = isHeard && lit.isSounding;
  const pieces = useMemo(() => {
    const cuts = begin === null || end === null ? [] : [begin, end];
    const found = hits.map(({ start, end: to }): TextMark => ({ kind: 'hit', from: start, to }));
    const marks = [...found, ...lineMarks(line, state, { model, isRaw })];
    return textPieces(line.text, model, { marks, cuts, isRaw });
  }, [line, state, model, hits, isRaw, begin, end]);
  if (line.text === '') return <span className={classes.empty}>{texts.list.empty}</span>;
  return pieces.map((piece) =>
    piece.kind === 'chip' ? (
      <Chip key={piece.token.textBegin} token={piece.token} />
    ) : (
      <Stretch key={piece.from} piece={piece} light={lightOf(piece, { begin, end, isSounding })} />
    ),
  );
});

type Light = 'said' | 'lit' | undefined;

function lightOf(
  piece: { from: number; to: number },
  lit: { begin: number | null; end: number | null; isSounding: boolean },
): Light {
  if (lit.begin === null || lit.end === null || piece.from >= lit.end) return undefined;
  return piece.from >= lit.begin && lit.isSounding ? 'lit' : 'said';
}

function Stretch({ piece, light }: { piece: Extract<TextPiece, { kind: 'text' }>; light: Light }) {
  const mark = piece.marks.find((each) => each.kind !== 'hit');
  const title = mark ? markTitle(mark) : undefined;
  const isHit = piece.marks.some(({ kind }) => kind === 'hit');
  return (
    <span data-from={piece.from} data-light={light} data-mark={mark?.kind} title={title}>
      {isHit ? <mark>{piece.text}</mark> : piece.text}
    </span>
  );
}
