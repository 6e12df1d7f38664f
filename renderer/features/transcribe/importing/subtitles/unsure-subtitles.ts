import { create } from 'zustand';
import type { UnsureFile } from '../../../../ui/text-encoding/encoding-dialog.tsx';

type Waiting = { file: UnsureFile; answer: (encoding: string | null) => void };

/** Subtitle files that wait for somebody to choose their encoding; the first of them is asked about. */
export const useUnsureSubtitles = create<{ waiting: readonly Waiting[] }>(() => ({ waiting: [] }));

/** Asks for the encoding of a file; null leaves it out. */
export function askEncoding(file: UnsureFile): Promise<string | null> {
  return new Promise((resolve) => {
    const answer = (encoding: string | null) => {
      useUnsureSubtitles.setState(({ waiting }) => ({ waiting: waiting.filter((each) => each.file !== file) }));
      resolve(encoding);
    };
    useUnsureSubtitles.setState(({ waiting }) => ({ waiting: [...waiting, { file, answer }] }));
  });
}
