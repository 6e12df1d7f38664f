import { hasDoubtfulLanguage } from '../../../../shared/domain/transcript/recognition/doubtful-language.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import { texts } from '../texts.ts';
import classes from './exporting.module.css';

/** What must be known before a transcript is exported: that it is incomplete, or in parts not to be trusted. */
export function ExportCautions({ transcript, isMarked }: { transcript: Transcript; isMarked: boolean }) {
  const cautions = [
    transcript.state === 'ready' ? null : texts.exporting.incomplete(formatShortTime(transcript.writtenUntilMs)),
    hasDoubtfulLanguage(transcript) && !isMarked ? texts.doubt.unmarked : null,
  ];
  return cautions
    .filter((caution) => caution !== null)
    .map((caution) => (
      <p key={caution} className={classes.incomplete} role="note">
        {caution}
      </p>
    ));
}

/** The same in short, ahead of the name of a saved file; empty when there is nothing to say. */
export function savedCautions(transcript: Transcript): string[] {
  return [
    ...(transcript.state === 'ready' ? [] : [texts.exporting.savedIncomplete]),
    ...(hasDoubtfulLanguage(transcript) ? [texts.doubt.parts] : []),
  ];
}
