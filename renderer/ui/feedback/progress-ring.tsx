import classes from './progress-ring.module.css';

/** Ring of 14 or 16 px: fills with a real share (0 to 1), turns while there is none. Decorative; the words beside it tell. */
export function ProgressRing({ share, size = 16 }: { share: number | null; size?: number }) {
  const radius = size / 2 - 1;
  const length = 2 * Math.PI * radius;
  const filled = share === null ? 0.3 : Math.min(1, Math.max(0.02, share));
  return (
    <svg
      aria-hidden
      className={classes.ring}
      data-turning={share === null || undefined}
      viewBox={`0 0 ${size} ${size}`}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
    >
      <circle cx={size / 2} cy={size / 2} r={radius} className={classes.track} />
      <circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        className={classes.arc}
        strokeDasharray={`${filled * length} ${length}`}
      />
    </svg>
  );
}
