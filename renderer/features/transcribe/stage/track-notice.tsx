import { Button } from '@mantine/core';
import type { AudioTrack } from '../../../../shared/domain/media/audio-track.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { transcribeAgain } from '../importing/known/transcribe-again.ts';
import { texts } from '../texts.ts';
import { useRecording } from '../waveform/use-recording.ts';
import classes from './stage.module.css';

/** Says that a recording has several audio tracks, or that the one that was read is silent, and offers the others. */
export function TrackNotice({ mediaId }: { mediaId: ItemId }) {
  const facts = audioFactsOf(useRecording(mediaId)?.media);
  if (!facts) return null;
  const { tracks = [], track = 1, isSilent = false } = facts;
  const others = tracks.filter(({ number }) => number !== track);
  if (others.length === 0) return null;
  return (
    <div role="group" aria-label={texts.tracks.name} className={classes.tracks}>
      <span>{isSilent ? texts.tracks.silent(track, tracks.length) : texts.tracks.read(track, tracks.length)}</span>
      {others.map((other) => (
        <Button key={other.number} size="compact-xs" onClick={() => void transcribeTrack(mediaId, other.number)}>
          {texts.tracks.transcribe(other.number, shapeOf(other))}
        </Button>
      ))}
    </div>
  );
}

async function transcribeTrack(mediaId: ItemId, track: number): Promise<void> {
  try {
    await client.library.readTrack({ id: mediaId, track });
  } catch (error) {
    showFailureToast(texts.importing.notStarted, error);
    return;
  }
  // Another track is another recording, whatever was made of this one.
  await transcribeAgain(mediaId, { isMeant: true });
}

/** What tells a track apart: its title, language and number of channels. */
function shapeOf({ title, language, channels }: AudioTrack): string {
  // Files are hostile: for what is no language tag the names throw.
  const isTag = language !== null && /^[a-z]{2,3}$/i.test(language);
  const names = isTag ? new Intl.DisplayNames('en', { type: 'language' }).of(language) : language;
  return [title, names, texts.tracks.channels(channels)].filter((fact) => fact).join(', ');
}
