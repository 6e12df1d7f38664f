import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { failureText } from '../../../api/failure-text.ts';
import { texts } from '../texts.ts';
import classes from './intake.module.css';
import { useIntake } from './intake.ts';

/** Files that were not taken, each with its reason, until dismissed. */
export function RefusedFiles() {
  const refused = useIntake((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <section className={classes.refused} role="alert" aria-label={texts.intake.refusedTitle(refused.length)}>
      <header className={classes.refusedHead}>
        <IconAlertTriangle size={15} stroke={1.6} aria-hidden />
        <span>{texts.intake.refusedTitle(refused.length)}</span>
        <ActionIcon size="1.5rem" aria-label={texts.intake.dismiss} onClick={() => useIntake.setState({ refused: [] })}>
          <IconX size={14} stroke={1.6} />
        </ActionIcon>
      </header>
      <ul className={classes.refusedList}>
        {refused.map(({ fileName, failure }, index) => {
          const { what, why } = failureText({ ...failure, data: { fileName, ...failure.data } });
          return (
            <li key={`${fileName}-${index}`}>
              <strong title={fileName}>{fileName}</strong>
              <span>{`${what}. ${why}`}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
