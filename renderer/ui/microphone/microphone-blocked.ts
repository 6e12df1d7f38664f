import { type MicrophoneProblem, microphoneProblem } from '../../media/recorder/recorder.ts';

/** Why there is no microphone; `message` is what the system said. */
export type MicrophoneBlocked = { kind: 'blocked'; problem: MicrophoneProblem | null; message: string };

/** What an error says that came of opening the microphone. */
export function microphoneBlocked(error: unknown): MicrophoneBlocked {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'blocked', problem: microphoneProblem(error), message };
}
