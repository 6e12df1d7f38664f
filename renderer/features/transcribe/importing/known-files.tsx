import { Button } from '@mantine/core';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './importing.module.css';
import { type KnownFile, useImporting } from './state/importing-state.ts';
import { transcribeAgain } from './known/transcribe-again.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Files that were transcribed before: what there is of each, or transcribing it again, until dismissed. */
export function KnownFiles() {
  const known = useImporting((state) => state.known);
  if (known.length === 0) return null;
  const title = texts.importing.knownTitle(known.length);
  return (
    <section className={classes.refused} role="status" aria-label={title}>
      <header className={classes.refusedHead} data-tone="quiet">
        <IconInfoCircle size={15} stroke={1.6} aria-hidden />
        <span>{title}</span>
        <IconButton
          size="1.5rem"
          aria-label={texts.importing.dismissKnown}
          onClick={() => useImporting.setState({ known: [] })}
        >
          <IconX size={14} stroke={1.6} />
        </IconButton>
      </header>
      <ul className={classes.refusedList}>
        {known.map((file, index) => (
          <KnownRow key={`${file.mediaId}-${index}`} file={file} />
        ))}
      </ul>
    </section>
  );
}

function KnownRow({ file }: { file: KnownFile }) {
  const { fileName, mediaId, transcriptId, sameSinceMs, isUnfinished } = file;
  const leave = (go: () => void) => () => {
    useImporting.setState(({ known }) => ({ known: known.filter((each) => each !== file) }));
    go();
  };
  const { openKnown, transcribeAgain: again, ofFile, knownSame } = texts.importing;
  const { knownUnfinished: unfinished, knownOther: other } = texts.importing;
  return (
    <li>
      <strong title={fileName}>{fileName}</strong>
      <span>{sameSinceMs === null ? (isUnfinished ? unfinished : other) : knownSame(sameSinceMs)}</span>
      <div className={classes.mends}>
        <Button
          size="compact-sm"
          aria-label={ofFile(openKnown, fileName)}
          onClick={leave(() => navigate('transcribe', transcriptId))}
        >
          {openKnown}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={ofFile(again, fileName)}
          onClick={leave(() => void transcribeAgain(mediaId, { isMeant: true }))}
        >
          {again}
        </Button>
      </div>
    </li>
  );
}
