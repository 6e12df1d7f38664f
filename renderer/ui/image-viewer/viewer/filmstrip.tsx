import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { viewerTexts } from '../viewer-texts.ts';
import classes from './viewer.module.css';

/** Width of a frame with its gap, px. */
const FRAME_PX = 68;

/** What lies beside the image that is seen: how many there are, which one this is, and what one looks like; null where it is not read yet. */
export type Strip = {
  count: number;
  at: number;
  frameAt: (index: number) => { title: string; look: ReactNode } | null;
  go: (index: number) => void;
};

/** Small views of the neighbours; only as many as there is room for. */
export function Filmstrip({ strip }: { strip: Strip }) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { first, last } = window(strip, Math.max(1, Math.floor(width / FRAME_PX)));
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [strip.at]);
  return (
    <div ref={ref} role="group" aria-label={viewerTexts.strip} className={classes.strip}>
      {Array.from({ length: last - first }, (_, place) => first + place).map((index) => {
        const frame = strip.frameAt(index);
        return (
          <button
            key={index}
            ref={index === strip.at ? current : undefined}
            type="button"
            tabIndex={-1}
            className={classes.frame}
            aria-current={index === strip.at || undefined}
            aria-label={viewerTexts.place(frame?.title ?? '', index + 1, strip.count)}
            disabled={frame === null}
            onClick={() => strip.go(index)}
          >
            {frame?.look}
          </button>
        );
      })}
    </div>
  );
}

/** As many as fit, with the current one in the middle as far as there are others on both sides. */
function window({ count, at }: Strip, fitting: number): { first: number; last: number } {
  const first = Math.max(0, Math.min(at - Math.floor(fitting / 2), count - fitting));
  return { first, last: Math.min(count, first + fitting) };
}
