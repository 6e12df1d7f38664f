import { useDeferredValue, useMemo } from 'react';
import { useSettings } from '../../../api/settings/settings.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { WaitingBar } from '../proposals/proposal-bars.tsx';
import { correctLines } from './correct-lines.ts';
import { dismissCorrections, useCorrections } from '../learning/corrections-store.ts';
import { correctionsTexts as words } from './corrections-texts.ts';

/** Says how many lines of a whole transcript the user’s corrections would change, until that is done or dismissed. */
export function CorrectionsNotice({ open: { transcript } }: { open: OpenTranscript }) {
  const { corrections } = useSettings().transcribe;
  const isDismissed = useCorrections((state) => state.dismissed.includes(transcript.id));
  // Typing stays ahead of it.
  const segments = useDeferredValue(transcript.segments);
  const count = useMemo(
    () => (isDismissed ? 0 : correctLines(segments, corrections).length),
    [isDismissed, segments, corrections],
  );
  if (count === 0 || transcript.state !== 'ready') return null;
  return (
    <WaitingBar
      says={words.notice}
      detail={words.matching(count)}
      named={{ review: words.reviewNamed, discard: words.dismissNamed }}
      review={() => useTranscribe.setState({ dialog: 'correct-lines' })}
      discard={() => dismissCorrections(transcript.id)}
    />
  );
}
