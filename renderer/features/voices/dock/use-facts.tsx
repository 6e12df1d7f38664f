import { useQuery } from '@tanstack/react-query';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { api } from '../../../api/client.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** The scripts that speak with the voice or hold takes of it; a click opens one in Speak. */
export function UseFacts({ voice }: { voice: Voice }) {
  const input = { engine: voice.engine, id: voice.id };
  // Scripts change in another panel: entering asks anew.
  const uses = useQuery({ ...api.voices.uses.queryOptions({ input }), staleTime: 0 });
  if (!uses.data) return null;
  return (
    <section className={classes.section} aria-label={texts.uses.title}>
      <h3 className={classes.heading}>{texts.uses.title}</h3>
      {uses.data.length === 0 ? <p className={classes.small}>{texts.uses.none}</p> : null}
      <ul className={classes.uses}>
        {uses.data.map(({ scriptId, title, lineCount, takeCount }) => (
          <li key={scriptId}>
            <button type="button" className={classes.use} onClick={() => navigate('speak', scriptId)}>
              <span className={classes.useTitle}>{title}</span>{' '}
              <span className={classes.small}>{texts.uses.facts(lineCount, takeCount)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
