import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { fitToCues } from '../../../../../shared/domain/narration/fit-to-cues.ts';
import { cuedLines } from '../../lines/cued-lines.ts';
import { fitLinesToCues } from '../../lines/cued-lines.ts';
import { lineOf, type OpenScript } from '../../document/opened/open-script.ts';
import cueClasses from './cue-fit.module.css';
import classes from '../form/form.module.css';
import { texts } from './audio-texts.ts';
import { showLine } from '../../lines/selection/line-selection.ts';

const MOST_SHOWN = 8;

/** Makes lines of a dub as short as their cues, and lists those that no speed makes fit. */
export function CueFit({ open }: { open: OpenScript }) {
  const fit = useMemo(() => fitToCues(cuedLines(open.states)), [open.states]);
  const { cues } = texts;
  const isNothing = fit.speeds.length === 0 && fit.tooLong.length === 0;
  return (
    <>
      <Button size="compact-sm" disabled={fit.speeds.length === 0} onClick={() => fitLinesToCues(open)}>
        {fit.speeds.length === 0 ? cues.fit : cues.fitLines(fit.speeds.length)}
      </Button>
      {isNothing ? <p className={classes.note}>{cues.allFit}</p> : null}
      {fit.tooLong.length > 0 ? (
        <div role="status">
          <p className={classes.note}>{cues.tooLong(fit.tooLong.length)}</p>
          <ul className={cueClasses.list}>
            {fit.tooLong.slice(0, MOST_SHOWN).map(({ lineId, overrunMs }) => (
              <li key={lineId}>
                <button type="button" className={cueClasses.jump} onClick={() => showLine(lineId)}>
                  {cues.line((open.indexById.get(lineId) ?? 0) + 1, overrunMs, lineOf(open, lineId)?.text ?? '')}
                </button>
              </li>
            ))}
          </ul>
          {fit.tooLong.length > MOST_SHOWN ? (
            <p className={classes.note}>{cues.more(fit.tooLong.length - MOST_SHOWN)}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
