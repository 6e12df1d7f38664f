import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpokenMoment } from '../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { api, client } from '../../../api/client.ts';
import { SpeakerMark } from '../../../ui/speaker-mark.tsx';
import { useFound } from '../items/found/found-context.tsx';
import { MarkedText } from '../items/cells/marked-text.tsx';
import { openMoment } from '../items/open-item.ts';
import { texts } from '../texts.ts';
import classes from './find.module.css';

const FEW = 3;
const MANY = 60;

/** When the searched words were said: each plays at that second, with its transcript where there is one. */
export function Moments() {
  const { head } = useFound();
  const [isWhole, setWhole] = useState(false);
  const query = head?.query ?? '';
  const search = head?.words ?? '';
  const limit = isWhole ? MANY : FEW;
  const { data } = useQuery({
    queryKey: [...api.library.summary.key(), 'moments', query, limit],
    queryFn: () => client.library.moments({ query, limit }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  if (search === '' || !data || data.moments.length === 0) return null;
  return (
    <section className={classes.moments} aria-labelledby="said-out-loud" data-whole={isWhole || undefined}>
      <header className={classes.momentsHead}>
        <h3 id="said-out-loud">{texts.moments.title}</h3>
        <span className={classes.count}>{texts.moments.facts(data.count, data.recordingCount)}</span>
        <span className={classes.space} />
        {data.count > FEW ? (
          <Button variant="subtle" color="accent" size="compact-sm" onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.moments.showFew : texts.moments.showAll}
          </Button>
        ) : null}
      </header>
      <ul className={classes.momentList}>
        {data.moments.map((moment) => (
          <li key={`${moment.itemId} ${moment.lineId ?? moment.startMs}`}>
            <Moment moment={moment} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Moment({ moment, search }: { moment: SpokenMoment; search: string }) {
  const { title, text, startMs, speaker } = moment;
  return (
    <button type="button" className={classes.moment} onClick={() => openMoment(moment, search)}>
      <span className={classes.momentText}>
        <MarkedText text={text} search={search} />
      </span>{' '}
      <span className={classes.momentFoot}>
        {speaker ? <SpeakerMark ordinal={speaker.ordinal} size={9} label={speaker.name} /> : null}
        <span className={classes.momentTitle}>{title}</span>{' '}
        <span className={classes.momentTime}>
          <IconPlayerPlayFilled size={10} aria-hidden />
          {formatShortTime(startMs)}
        </span>
      </span>
    </button>
  );
}
