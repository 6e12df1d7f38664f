import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { keepFocusHome } from '../../../renderer/ui/collection/kept-focus/keep-focus-home.ts';
import { SearchField } from '../../../renderer/ui/collection/search-field.tsx';
import { EmptyState } from '../../../renderer/ui/feedback/empty-state.tsx';
import { IconBox } from '@tabler/icons-react';

/** Lists in regions of a window: each time the last of what is in them goes, or what was around it. */
export function Homing() {
  const [panel, setPanel] = useState('first');
  useEffect(() => keepFocusHome(), []);
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.ctrlKey && event.key === '2') setPanel('second');
      }}
    >
      <h1>Homing</h1>
      <button type="button">Outside</button>
      <section key={panel} id="content" data-region="main" tabIndex={-1} aria-label={panel}>
        {panel === 'first' ? <Lists /> : <p>Second</p>}
      </section>
      <p style={{ height: 40 }}>Nothing here</p>
    </div>
  );
}

function Lists() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <section>
        <SearchField label="Search" value="" onChange={() => undefined} />
        <Removable names={['Found']} />
      </section>
      <section>
        <button type="button">Header action</button>
        <Removable names={['Only']}>
          <EmptyState icon={IconBox} title="Nothing yet" text="Begin.">
            <button type="button">Begin</button>
          </EmptyState>
        </Removable>
      </section>
      <section>
        <Removable names={['One', 'Two', 'Three']} />
      </section>
      <section aria-label="Asking">
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      </section>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Words">
        <input aria-label="New word" />
        <Removable names={['Word']} />
      </Modal>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => {
          setBusy(true);
          setTimeout(() => setBusy(false), 300);
        }}
      >
        Work
      </button>
    </>
  );
}

/** Rows with a button each that takes them away; below them stands what there is once none is left. */
function Removable({ names, children }: { names: readonly string[]; children?: ReactNode }) {
  const [left, setLeft] = useState(names);
  if (left.length === 0) return children ?? null;
  return (
    <ul>
      {left.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setLeft(left.filter((each) => each !== name))}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
