import { create } from 'zustand';

type Announcement = { text: string; count: number };
const useAnnouncements = create<{ polite: Announcement; assertive: Announcement }>(() => ({
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
}));

/** Has assistive technology say `text`. The same text twice is said twice. `assertive` interrupts; keep it for failures. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  useAnnouncements.setState((state) => ({ [urgency]: { text, count: state[urgency].count + 1 } }));
}

/** The live regions that announce speaks through; once in the frame. */
export function Announcer() {
  const { polite, assertive } = useAnnouncements();
  return (
    <>
      <div className="visually-hidden" aria-live="polite" role="status">
        <span key={polite.count}>{polite.text}</span>
      </div>
      <div className="visually-hidden" aria-live="assertive">
        <span key={assertive.count}>{assertive.text}</span>
      </div>
    </>
  );
}
