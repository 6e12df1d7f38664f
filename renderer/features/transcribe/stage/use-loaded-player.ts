import { useEffect, useEffectEvent, useRef } from 'react';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { player, usePlayer } from '../../../media/player/player-hooks.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { useRecording } from '../waveform/use-recording.ts';
import { rememberPlaceNow } from './remember-place.ts';

/** The recording of the open transcript is in the player as soon as it can be played, where it was left or was asked for. */
export function useLoadedPlayer({ transcript }: OpenTranscript): void {
  const { mediaId, title } = transcript;
  const recording = useRecording(mediaId);
  const media = recording?.media;
  const facts = audioFactsOf(media);
  const durationMs = facts?.durationMs ?? null;
  const track = facts?.track;
  const subtitle = recording?.sourceName ?? '';
  const isRead = media === undefined || media.state === 'ready';
  useEffect(() => {
    // Another track is being read: what the player has of the old one is about to go.
    if (!isRead && player.getState().track?.id === mediaId) player.unload();
  }, [isRead, mediaId]);
  useEffect(() => {
    if (durationMs === null) return;
    player.load(
      {
        id: mediaId,
        url: mediaUrl.playback(mediaId, track),
        title,
        subtitle,
        durationMs,
        peaksUrl: mediaUrl.peaks(mediaId, track),
      },
      useTranscribe.getState().arriveAtMs ?? 0,
    );
  }, [mediaId, title, subtitle, durationMs, track]);
}

/** Notes where the transcript is left: at each pause and selection, and when it or the window goes. */
export function useRememberedPlace({ transcript: { id, mediaId } }: OpenTranscript): void {
  const primary = useTranscribe((state) => state.selection.primary);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const isFirst = useRef(true);
  const remember = useEffectEvent(() => {
    rememberPlaceNow(id, mediaId);
  });
  useEffect(() => {
    // Before anything was done here the place is the remembered one.
    if (isFirst.current) isFirst.current = false;
    else remember();
  }, [primary, isPlaying]);
  useEffect(() => {
    const leave = () => remember();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
