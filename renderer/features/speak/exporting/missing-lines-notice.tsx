import { IconAlertTriangle } from '@tabler/icons-react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';
import { GenerateLinesButton } from './generate-lines-button.tsx';
import { showLine } from '../lines/selection/line-selection.ts';

const MOST_SHOWN = 5;

/**
 * Why the whole cannot be exported yet, or which lines are left out of it, with a jump to each line and a way to make them.
 */
export function MissingLinesNotice(props: {
  open: OpenScript;
  lineIds: readonly LineId[];
  close: () => void;
  isLeftOut?: boolean;
}) {
  const { open, lineIds, close, isLeftOut = false } = props;
  const jump = (id: LineId) => {
    close();
    showLine(id);
  };
  return (
    <div className={classes.missing} role="status">
      <p className={classes.missingTitle}>
        <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
        {isLeftOut ? texts.leftOut(lineIds.length) : texts.notGenerated(lineIds.length)}
      </p>
      <ul>
        {lineIds.slice(0, MOST_SHOWN).map((id) => (
          <li key={id}>
            <button type="button" className={classes.jump} onClick={() => jump(id)}>
              {texts.line((open.indexById.get(id) ?? 0) + 1, lineOf(open, id)?.text ?? '')}
            </button>
          </li>
        ))}
      </ul>
      {lineIds.length > MOST_SHOWN ? <p>{texts.more(lineIds.length - MOST_SHOWN)}</p> : null}
      {isLeftOut ? null : <p>{texts.notGeneratedText}</p>}
      <div className={classes.missingStep}>
        <GenerateLinesButton open={open} lineIds={lineIds} />
      </div>
    </div>
  );
}
