import { useState } from 'react';
import { type ClipModel, type ClipMode } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { whyNoCell } from '../../../../shared/domain/generation/clips/clip-rules.ts';
import { reasonText } from '../../../../shared/domain/failures/reason-text.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { useArrowKeys } from '../../../ui/collection/grid/use-arrow-keys.ts';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import classes from './form.module.css';

/** What each generation of the interface has at all: what a model lacks of it is shown, with the reason. */
const TABLES = {
  1: { resolutions: ['512P', '720P', '768P', '1080P'], seconds: [6, 10] },
  2: { resolutions: ['480P', '768P', '2K'], seconds: [4, 5, 6, 8, 10, 12, 15] },
} as const;

/** Lengths by resolutions. A place that the model does not have can be looked at, and says why. */
export function TablePart({ draft, model }: { draft: ClipDraft; model: ClipModel }) {
  const [why, setWhy] = useState<string | null>(null);
  const { resolutions, seconds } = TABLES[model.generation];
  const columns = resolutions.length;
  const chosen =
    seconds.findIndex((each) => each === draft.durationSeconds) * columns +
    resolutions.findIndex((each) => each === draft.resolution);
  const keys = useArrowKeys({ columns, entry: Math.max(0, chosen) });
  return (
    <div className={parts.part}>
      <div className={parts.label} aria-hidden>
        <span>{words.table}</span>
        <span className={parts.fact}>{words.cell(draft.durationSeconds, draft.resolution)}</span>
      </div>
      <div
        className={classes.table}
        role="radiogroup"
        aria-label={words.table}
        style={{ gridTemplateColumns: `2.25rem repeat(${columns}, minmax(0, 1fr))` }}
        {...keys.group}
      >
        <span />
        {resolutions.map((resolution) => (
          <span key={resolution} className={classes.tableHead} aria-hidden>
            {resolution}
          </span>
        ))}
        {seconds.map((each, row) => (
          <Row
            key={each}
            seconds={each}
            resolutions={resolutions}
            draft={draft}
            model={model}
            tabIndexOf={(column) => keys.tabIndexOf(row * columns + column)}
            tell={setWhy}
          />
        ))}
      </div>
      <p className={parts.hint} role="status">
        {why}
      </p>
    </div>
  );
}

type RowProps = {
  seconds: number;
  resolutions: readonly string[];
  draft: ClipDraft;
  model: ClipModel;
  tabIndexOf: (column: number) => number;
  tell: (why: string | null) => void;
};

function Row({ seconds, resolutions, draft, model, tabIndexOf, tell }: RowProps) {
  return (
    <>
      <span className={classes.tableHead} aria-hidden>
        {words.seconds(seconds)}
      </span>
      {resolutions.map((resolution, column) => {
        const why = whyNot(model, draft, { resolution, seconds });
        const isOn = draft.resolution === resolution && draft.durationSeconds === seconds;
        const choose = () => {
          tell(why);
          if (why === null) clipDraft.set({ resolution, durationSeconds: seconds });
        };
        return (
          <button
            key={resolution}
            type="button"
            role="radio"
            aria-checked={isOn}
            aria-disabled={why !== null}
            aria-label={words.cell(seconds, resolution)}
            title={why ?? undefined}
            tabIndex={tabIndexOf(column)}
            className={classes.cell}
            onClick={choose}
            onFocus={() => tell(why)}
            onPointerEnter={() => tell(why)}
          >
            {why === null ? (isOn ? '✓' : '•') : '–'}
          </button>
        );
      })}
    </>
  );
}

function whyNot(
  model: ClipModel,
  { mode, model: name }: { mode: ClipMode; model: string },
  cell: { resolution: string; seconds: number },
) {
  const problem = whyNoCell(model.cells(mode), cell.resolution, cell.seconds);
  return problem && reasonText({ ...problem.facts, model: name, reason: problem.reason });
}
