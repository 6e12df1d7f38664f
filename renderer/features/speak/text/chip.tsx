import { IconClockPause, IconMoodSmile, IconVolume } from '@tabler/icons-react';
import type { SpeechToken } from '../../../../shared/domain/speech/speech-text.ts';
import { texts } from '../texts.ts';
import classes from './chip.module.css';

type ChipToken = Exclude<SpeechToken, { kind: 'text' }>;

/** A pause, a sound or a reading as it stands in the text of a line. */
export function Chip({ token }: { token: ChipToken }) {
  const place = { 'data-chip': token.kind, 'data-from': token.textBegin, 'data-to': token.textEnd };
  switch (token.kind) {
    case 'pause':
      return (
        <span {...place} className={classes.chip} data-warn={token.problem !== null || undefined}>
          <IconClockPause size={13} stroke={1.6} aria-hidden />
          <span className="visually-hidden">{texts.editor.pauseName} </span>
          {texts.pauseSeconds(token.pauseMs)}
        </span>
      );
    case 'interjection':
      return (
        <span
          {...place}
          className={classes.chip}
          data-tone="sound"
          data-warn={!token.isPerformed || undefined}
          title={token.isPerformed ? undefined : texts.editor.tagUnsupported}
        >
          <IconMoodSmile size={13} stroke={1.6} aria-hidden />
          {token.name}
        </span>
      );
    case 'reading':
      return (
        <span
          {...place}
          className={classes.chip}
          data-tone="reading"
          data-warn={token.notation === 'malformed' || undefined}
          title={token.notation === 'malformed' ? texts.editor.problems.reading_malformed : undefined}
        >
          <IconVolume size={13} stroke={1.6} aria-hidden />
          {token.source}
        </span>
      );
  }
}
