import { useEffect, useEffectEvent, useState } from 'react';
import { recogniseFile } from '../../../api/files/upload-file.ts';
import { Listeners } from '../../../media/listeners.ts';
import { Recorder } from '../../../media/recorder/recorder.ts';
import type { LevelListener } from '../../../ui/microphone/microphone-level.tsx';
import { Dictation, type DictationPorts, type DictationState } from './dictation-session.ts';

/** A dictation with where it stands. `onLevel` returns what ends listening. */
export type ShownDictation = Pick<Session, 'start' | 'stop' | 'retry' | 'cancel'> & {
  state: DictationState;
  onLevel: (listener: LevelListener) => () => void;
};

/** Dictation by the local engine, whoever answers. `insert` gets the words; when the component goes, nothing is inserted any more. */
export function useDictation(insert: (words: string) => void): ShownDictation {
  const [state, setState] = useState<DictationState>({ kind: 'idle' });
  const [session] = useState(createSession);
  const give = useEffectEvent(insert);
  useEffect(() => session.attach({ tell: setState, insert: (words) => give(words) }), [session]);
  const { start, stop, retry, cancel, onLevel } = session;
  return { state, start, stop, retry, cancel, onLevel };
}

type Session = ReturnType<typeof createSession>;
type Listener = Pick<DictationPorts, 'tell' | 'insert'>;

/** A dictation whose listener comes and goes; without one it is cancelled. */
function createSession() {
  const levels = new Listeners<Parameters<LevelListener>>();
  let listener: Listener | null = null;
  const dictation = new Dictation({
    open: (events) => Recorder.open(null, events),
    recognise: recogniseFile,
    tell: (state) => listener?.tell(state),
    level: (reading, keptMs) => levels.call(reading, keptMs),
    insert: (words) => listener?.insert(words),
  });
  return {
    start: () => dictation.start(),
    stop: () => dictation.stop(),
    retry: () => dictation.retry(),
    cancel: () => dictation.cancel(),
    onLevel: (each: LevelListener) => levels.add(each),
    attach: (next: Listener) => {
      listener = next;
      return () => {
        listener = null;
        dictation.cancel();
      };
    },
  };
}
