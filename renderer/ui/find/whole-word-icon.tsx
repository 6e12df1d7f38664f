/** A word between borders: the usual picture for whole words, which the icon set lacks. */
export function WholeWordIcon({ size = 16, stroke = 1.6 }: { size?: number | string; stroke?: number | string }) {
  return (
    <svg
      className="tabler-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M3 20h18M3 17v3M21 17v3M7 12.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0M11.4 9.5v5.2M14.2 5.5v9.2M14.2 12.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0" />
    </svg>
  );
}
