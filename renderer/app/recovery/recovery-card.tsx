import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { CrashReport } from '../../../shared/domain/settings/crash-report.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { navigate } from '../../ui/layout/navigation.ts';
import classes from './recovery.module.css';
import { RECOVERY_TEXTS as words } from './recovery-texts.ts';
import { dismissRecovery, lookForRecovery, transcribeRecovered, useRecovery } from './use-recovery.ts';

/** What was saved when the app ended without being closed; takes no focus, and stays until it is closed. */
export function RecoveryCard() {
  const recovered = useRecovery((state) => state.recovered);
  useEffect(() => void lookForRecovery(), []);
  if (recovered === null) return null;
  const { report, recordings } = recovered;
  return (
    <section className={classes.card} aria-label={words.name}>
      <header className={classes.head}>
        <h2>{report ? words.title : words.found}</h2>
        <IconButton aria-label={words.dismiss} onClick={dismissRecovery}>
          <IconX size={15} stroke={1.6} />
        </IconButton>
      </header>
      {report ? <Report report={report} /> : null}
      {recordings.map((item) => (
        <Recording key={item.id} item={item} />
      ))}
    </section>
  );
}

function Report({ report: { lastSaved, unfinishedTasks } }: { report: CrashReport }) {
  return (
    <>
      <p>{lastSaved ? words.saved(lastSaved.title, lastSaved.savedAtMs) : words.nothing}</p>
      {unfinishedTasks > 0 ? (
        <>
          <p>{words.tasks(unfinishedTasks)}</p>
          <Button size="compact-sm" onClick={() => navigate('tasks')}>
            {words.showTasks}
          </Button>
        </>
      ) : null}
    </>
  );
}

function Recording({ item }: { item: LibraryItem }) {
  return (
    <>
      <p>{words.recorded(item.title)}</p>
      <Button
        size="compact-sm"
        aria-label={words.transcribeNamed(item.title)}
        onClick={() => void transcribeRecovered(item)}
      >
        {words.transcribe}
      </Button>
    </>
  );
}
