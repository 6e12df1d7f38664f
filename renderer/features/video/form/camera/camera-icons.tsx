import type { ReactNode } from 'react';
import type { CameraCommand } from '../../../../../shared/domain/generation/clips/camera-commands.ts';
import classes from './camera.module.css';

/** How the icon moves to show the command; see camera.module.css. */
type Move = 'left' | 'right' | 'up' | 'down' | 'in' | 'out' | 'turn-left' | 'turn-right' | 'shake' | 'none';

type CameraIcon = { move: Move; shape: ReactNode };

const mirrored = (shape: ReactNode) => <g transform="matrix(-1 0 0 1 24 0)">{shape}</g>;
const upsideDown = (shape: ReactNode) => <g transform="matrix(1 0 0 -1 0 24)">{shape}</g>;

// A camera that travels is a frame beside a straight arrow; one that turns where it is, a dot with an arc.
const truck = (
  <>
    <rect x="5" y="4.5" width="14" height="10" rx="1.5" />
    <path d="M20 19H4m3 -2.6L4 19l3 2.6" />
  </>
);
const pan = (
  <>
    <circle cx="12" cy="18.5" r="2" />
    <path d="M20.5 14A8.6 8.6 0 0 0 3.8 12.6M2.6 8.6l1.2 4l4 -1.3" />
  </>
);
const pedestal = (
  <>
    <rect x="9" y="7" width="12" height="10" rx="1.5" />
    <path d="M4.5 20V4M1.9 7l2.6 -3l2.6 3" />
  </>
);
const tilt = (
  <>
    <circle cx="5.5" cy="12" r="2" />
    <path d="M10 20.5A8.6 8.6 0 0 0 11.4 3.8M15.4 2.6l-4 1.2l1.3 4" />
  </>
);
const frames = (
  <>
    <rect x="2.5" y="4" width="19" height="13" rx="1.5" />
    <rect x="8.5" y="8" width="7" height="5" rx="1.5" />
  </>
);
const lens = <circle cx="10" cy="10" r="7" />;

const ICONS: Record<CameraCommand, CameraIcon> = {
  'Truck left': { move: 'left', shape: truck },
  'Truck right': { move: 'right', shape: mirrored(truck) },
  'Pan left': { move: 'turn-left', shape: pan },
  'Pan right': { move: 'turn-right', shape: mirrored(pan) },
  'Push in': {
    move: 'in',
    shape: (
      <>
        {frames}
        <path d="M12 23v-6m-2.4 2.2L12 16.8l2.4 2.4" />
      </>
    ),
  },
  'Pull out': {
    move: 'out',
    shape: (
      <>
        {frames}
        <path d="M12 13v9.4m-2.4 -2.2L12 22.6l2.4 -2.4" />
      </>
    ),
  },
  'Pedestal up': { move: 'up', shape: pedestal },
  'Pedestal down': { move: 'down', shape: upsideDown(pedestal) },
  'Tilt up': { move: 'up', shape: tilt },
  'Tilt down': { move: 'down', shape: upsideDown(tilt) },
  'Zoom in': {
    move: 'in',
    shape: (
      <>
        {lens}
        <path d="M7 10h6M10 7v6M21 21l-6 -6" />
      </>
    ),
  },
  'Zoom out': {
    move: 'out',
    shape: (
      <>
        {lens}
        <path d="M7 10h6M21 21l-6 -6" />
      </>
    ),
  },
  Shake: {
    move: 'shake',
    shape: (
      <>
        <rect x="7" y="6.5" width="10" height="11" rx="1.5" />
        <path d="M3.5 8l1.2 1.4l-1.6 1.3l1.6 1.3l-1.6 1.3l1.6 1.3L3.5 16M20.5 8l-1.2 1.4l1.6 1.3l-1.6 1.3l1.6 1.3l-1.6 1.3l1.2 1.4" />
      </>
    ),
  },
  'Tracking shot': {
    move: 'right',
    shape: (
      <>
        <circle cx="12" cy="5.5" r="2.4" />
        <path d="M7.5 15c0 -3.4 1.8 -5 4.5 -5s4.5 1.6 4.5 5zM3 20h16m-2.8 -2.6L19 20l-2.8 2.6" />
      </>
    ),
  },
  'Static shot': {
    move: 'none',
    shape: (
      <>
        <rect x="4" y="4" width="16" height="10.5" rx="1.5" />
        <path d="M12 14.5v3M7.5 21.5l4.5 -4l4.5 4" />
      </>
    ),
  },
};

/** What a command does, drawn; under the mouse of its key it is played. `sizePx` is the side. */
export function CameraIcon({ command, sizePx }: { command: CameraCommand; sizePx: number }) {
  const { move, shape } = ICONS[command];
  return (
    <svg
      className={classes.icon}
      data-move={move}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shape}
    </svg>
  );
}
