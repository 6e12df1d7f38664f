import { IconMaximize, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { videoFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { clipPlayer } from '../../../media/clips/clip-player.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSeen } from '../../../ui/items/unread/use-seen.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import classes from './player.module.css';
import { Transport } from './transport.tsx';

const words = texts.player;
/** The first generation of the interface has 25 frames a second; files that do not say theirs have these. */
const USUAL_RATE = 25;

/** The clip that is chosen, as large as there is room, and what is done with its frames. */
export function ClipView({ clip }: { clip: ShownClip }) {
  const { id, title } = clip.row;
  const { isPlaying } = useSyncExternalStore(clipPlayer.subscribe, clipPlayer.getState);
  // The newest clip is in the player by itself: only a clip that plays, or that was chosen, counts as seen.
  useSeen(isPlaying ? clip.row : null);
  const item = useQuery(api.library.get.queryOptions({ input: { id } })).data;
  const facts = videoFactsOf(item?.media);
  const rate = facts?.framesPerSecond ?? USUAL_RATE;
  useEffect(() => clipPlayer.setFrameRate(rate), [rate]);
  return (
    <section className={classes.view} aria-label={words.label(title)}>
      <div className={classes.screen}>
        <Screen key={id} address={mediaUrl.original(id)} title={title} />
      </div>
      <Transport key={id} clip={clip} />
    </section>
  );
}

function Screen({ address, title }: { address: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const { isLooping, isBroken } = useSyncExternalStore(clipPlayer.subscribe, clipPlayer.getState);
  useEffect(() => (video.current ? clipPlayer.attach(video.current) : undefined), []);
  return (
    <>
      {/* Clips have no speech that could be captioned; what is in them is in their title. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={classes.video}
        src={address}
        preload="auto"
        playsInline
        aria-label={title}
        onClick={() => clipPlayer.toggle()}
      />
      <span className={classes.name} aria-hidden>
        {title}
      </span>
      <span className={classes.corner}>
        <IconButton aria-label={words.loop} aria-pressed={isLooping} onClick={() => clipPlayer.setLooping(!isLooping)}>
          <IconRepeat size={16} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={words.fullscreen} onClick={() => void video.current?.requestFullscreen()}>
          <IconMaximize size={16} stroke={1.6} />
        </IconButton>
      </span>
      {isBroken ? (
        <p className={classes.broken} role="alert">
          {words.broken}
        </p>
      ) : null}
    </>
  );
}
