import { useEffect, useEffectEvent, useRef } from 'react';
import { player } from '../../../../media/player/player-hooks.ts';
import { segmentAt, wordAt } from '../../document/transcript-model.ts';
import type { OpenTranscript } from '../../document/open-transcript.ts';
import { useTranscribe } from '../../document/transcribe-store.ts';
import { WordLight } from './word-light.ts';

/**
 * Lights the word that is heard now. Which line that is lives in the store and changes every few seconds; the words of
 * that one line are lit directly in the page, because React would have to render on every frame.
 */
export function useWordLight(open: OpenTranscript, scroller: { current: HTMLElement | null }): void {
  const { mediaId, segments } = open.transcript;
  const follow = useEffectEvent((light: WordLight, timeMs: number) => {
    const isMine = player.getState().track?.id === mediaId;
    const segment = isMine ? segmentAt(segments, timeMs) : null;
    const { activeId } = useTranscribe.getState();
    if ((segment?.id ?? null) !== activeId) useTranscribe.setState({ activeId: segment?.id ?? null });
    light.show(segment?.id ?? null, segment?.words ? wordAt(segment.words, timeMs) : -1);
  });
  const light = useRef<WordLight | null>(null);
  useEffect(() => {
    const mine = new WordLight(() => scroller.current);
    light.current = mine;
    const stop = player.onFrame((timeMs) => follow(mine, timeMs));
    return () => {
      stop();
      light.current = null;
      mine.show(null, -1);
    };
  }, [scroller]);
  // A newly rendered active line has no lit words yet.
  const activeId = useTranscribe((state) => state.activeId);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (light.current) follow(light.current, player.timeMs());
    });
    return () => cancelAnimationFrame(frame);
  }, [activeId, segments]);
}
