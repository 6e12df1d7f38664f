import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mediaUrl } from '../../api/media-urls.ts';
import type { PairPlayer } from '../../media/clips/pair-player.ts';
import { Divider } from '../image-viewer/compare/divider.tsx';
import { SideLabel } from '../image-viewer/compare/side-label.tsx';
import type { ComparedPair } from './compared-pair.ts';
import { clipComparisonTexts as texts } from './clip-comparison-texts.ts';
import classes from './clip-comparison.module.css';

/** Beside each other, one over the other up to a divider, or one at a time. */
export type Arrangement = 'beside' | 'slider' | 'single';

type Props = { clips: ComparedPair; player: PairPlayer; arrangement: Arrangement; isSecond: boolean };

/** Both clips. Another arrangement is another style: the elements stay, and so does what they show. */
export function PairScreen({ clips, player, arrangement, isSecond }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  const [percent, setPercent] = useState(50);
  const { isBroken } = useSyncExternalStore(player.subscribe, player.getState);
  useEffect(
    () => (first.current && second.current ? player.attach(first.current, second.current) : undefined),
    [player],
  );
  return (
    <div
      ref={place}
      className={classes.screen}
      data-arrangement={arrangement}
      style={{ '--divider': `${percent}%` } as CSSProperties}
    >
      {clips.map(({ id, title }, at) => (
        <figure
          key={id}
          className={classes.clip}
          data-side={at === 0 ? 'first' : 'second'}
          data-away={(arrangement === 'single' && (at === 1) !== isSecond) || undefined}
        >
          {/* Clips have no speech that could be captioned; what is in them is in their title. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={at === 0 ? first : second}
            className={classes.video}
            src={mediaUrl.original(id)}
            preload="auto"
            playsInline
            muted={at === 1}
            aria-label={title}
            onClick={() => player.toggle()}
          />
          <figcaption>
            <SideLabel side={arrangement === 'slider' && at === 1 ? 'end' : 'start'} title={title}>
              <b>{at === 0 ? 'A' : 'B'}</b> {title}
            </SideLabel>
          </figcaption>
        </figure>
      ))}
      {arrangement === 'slider' ? (
        <Divider label={texts.divider} percent={percent} move={setPercent} place={place} />
      ) : null}
      {isBroken ? (
        <p className={classes.broken} role="alert">
          {texts.broken}
        </p>
      ) : null}
    </div>
  );
}
