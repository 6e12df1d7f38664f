import { useState } from 'react';
import { BinList } from '../../../renderer/ui/collection/bin/bin-list.tsx';
import { binWithUndo, restoreFromBin } from '../../../renderer/ui/collection/bin/bin-with-undo.ts';

/** Three things that go into the bin and come back; the last one cannot. */
export function Binning() {
  const [binned, setBinned] = useState<readonly string[]>([]);
  const move = (title: string) => ({
    title,
    move: async () => {
      if (title === 'Stuck') throw new Error('It is stuck.');
      setBinned((before) => [...before, title]);
    },
    restore: async () => setBinned((before) => before.filter((other) => other !== title)),
  });
  return (
    <>
      <h1>Binning</h1>
      <ul aria-label="Kept">
        {['One', 'Two', 'Stuck']
          .filter((title) => !binned.includes(title))
          .map((title) => (
            <li key={title}>
              {title}
              <button type="button" onClick={() => void binWithUndo(move(title))}>
                Move {title} to bin
              </button>
            </li>
          ))}
      </ul>
      <BinList
        entries={binned.map((title) => ({ id: title, title, binnedAtMs: Date.UTC(2026, 0, 2, 12) }))}
        showMore={null}
        restore={({ title }) => void restoreFromBin(move(title))}
        remove={({ title }) => setBinned(binned.filter((other) => other !== title))}
      />
    </>
  );
}
