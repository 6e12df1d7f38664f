import { Button } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { texts } from '../texts.ts';
import classes from './importing.module.css';
import { type RefusedFiles as Refused, useImporting } from './state/importing-state.ts';
import { mendsOf } from './state/mend-refusal.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Files that were not taken, each with its reason and what mends it, until dismissed. */
export function RefusedFiles() {
  const refused = useImporting((state) => state.refused);
  if (refused.length === 0) return null;
  const title = texts.importing.refusedTitle(refused.reduce((sum, files) => sum + countOf(files), 0));
  return (
    <section className={classes.refused} role="alert" aria-label={title}>
      <header className={classes.refusedHead}>
        <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
        <span>{title}</span>
        <IconButton
          size="1.5rem"
          aria-label={texts.importing.dismiss}
          onClick={() => useImporting.setState({ refused: [] })}
        >
          <IconX size={14} stroke={1.6} />
        </IconButton>
      </header>
      <ul
        className={classes.refusedList}
        aria-label={title}
        // What is longer than its place must be scrolled by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {refused.map((files, index) => (
          <RefusedRow key={`${files.fileNames[0]}-${index}`} files={files} />
        ))}
      </ul>
    </section>
  );
}

/** Of a folder, what it held and was left out; never less than one. */
function countOf({ fileNames, failure }: Refused): number {
  const { leftOutCount } = failure.data;
  return typeof leftOutCount === 'number' && leftOutCount > 0 ? leftOutCount : fileNames.length;
}

function RefusedRow({ files }: { files: Refused }) {
  const { fileNames, failure } = files;
  const names = fileNames.join(', ');
  const named = texts.importing.someFiles(fileNames);
  const mends = mendsOf(files);
  return (
    <li>
      <strong title={names}>{names}</strong>
      <span>{failureSentences({ ...failure, data: { fileName: names, ...failure.data } })}</span>
      {mends.length === 0 ? null : (
        <div className={classes.mends}>
          {mends.map(({ label, run }) => (
            <Button key={label} size="compact-sm" aria-label={texts.importing.ofFile(label, named)} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
