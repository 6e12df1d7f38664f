import { Tooltip } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { formatTimeCode } from '../../../../../shared/domain/media/time-code.ts';
import { overrunMs } from '../../lines/cued-lines.ts';
import type { LineState } from '../../document/opened/line-states.ts';
import { texts } from '../../texts.ts';
import classes from './line-meta.module.css';

/** `0:12.3`: hours only where there are some, and tenths, which is what lips are matched by. */
const shortCode = (timeMs: number): string =>
  formatTimeCode(timeMs)
    .replace(/^00:0?/, '')
    .slice(0, -2);

/** When a line of a dub is to be heard, and by how much its take runs over that. */
export function CueFacts({ line, state }: { line: ScriptLine; state: LineState }) {
  if (!line.cue) return null;
  const { startMs, endMs } = line.cue;
  const over = overrunMs(line, state);
  const { cue } = texts.list;
  return (
    <>
      <span title={cue.title}>{cue.times(shortCode(startMs), shortCode(endMs))}</span>
      {over > 0 ? (
        <Tooltip label={cue.overrunWhy}>
          <span className={classes.tag} data-tone="warn">
            <IconClockExclamation size={13} stroke={1.6} aria-hidden />
            {cue.overrun(texts.seconds(over))}
          </span>
        </Tooltip>
      ) : null}
    </>
  );
}
