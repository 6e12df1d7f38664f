import { IconClockPause, IconMoodSmile } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { INTERJECTIONS, performsInterjections } from '../../../../../shared/domain/speech/markup/interjections.ts';
import { texts } from '../../texts.ts';
import { activeEditor } from '../../lines/selection/active-editor.ts';
import { insertPause, spaced } from '../session/editor-commands.ts';
import type { EditorSession } from '../session/editor-session.ts';
import classes from './editor-popup.module.css';
import { textFacts } from '../session/text-view.ts';

type Entry = { kind: 'pause' | 'sound'; name: string; reason: string | null; insert: () => void };

/** What can be put into the text; filtered as one types, chosen with arrows and Enter. */
export function TagPicker({ session, close }: { session: EditorSession; close: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const entries = entriesOf(session).filter(({ name }) => name.includes(query.trim().toLowerCase()));
  const current = entries[Math.min(chosen, entries.length - 1)];
  const choose = (entry: Entry | undefined) => {
    if (!entry || entry.reason !== null) return;
    close();
    entry.insert();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) setChosen((at) => (Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    else if (event.key === 'Enter') choose(current);
    else if ((event.key === '/' || event.key === ' ') && query === '') {
      // A slash that was meant as one.
      close();
      activeEditor.current()?.insert(event.key === ' ' ? '/ ' : '/');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.picker}>
      <input
        className={classes.filter}
        role="combobox"
        aria-label={texts.editor.pickerSearch}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${current.name}` : undefined}
        placeholder={texts.editor.pickerSearch}
        value={query}
        autoFocus
        data-autofocus
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <div id={listId} role="listbox" aria-label={texts.editor.picker} className={classes.entries}>
        {entries.map((entry) => (
          <Option
            key={entry.name}
            id={`${listId}-${entry.name}`}
            entry={entry}
            isCurrent={entry === current}
            choose={() => choose(entry)}
          />
        ))}
        {entries.length === 0 ? <p className={classes.nothing}>{texts.editor.pickerNothing}</p> : null}
      </div>
      {current && current.reason !== null ? <p className={classes.reason}>{current.reason}</p> : null}
    </div>
  );
}

function Option(props: { id: string; entry: Entry; isCurrent: boolean; choose: () => void }) {
  const { id, entry, isCurrent, choose } = props;
  const Icon = entry.kind === 'pause' ? IconClockPause : IconMoodSmile;
  return (
    // The field above keeps the keyboard and names the chosen entry.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      ref={isCurrent ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      role="option"
      className={classes.entry}
      aria-selected={isCurrent}
      aria-disabled={entry.reason !== null || undefined}
      title={entry.reason ?? undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <Icon size={15} stroke={1.6} aria-hidden />
      {entry.name}
    </div>
  );
}

function entriesOf({ view }: EditorSession): Entry[] {
  const isPerformed = performsInterjections(textFacts(view.state).model);
  const pause: Entry = {
    kind: 'pause',
    name: texts.editor.pickerPause.toLowerCase(),
    reason: null,
    insert: () => withEditor(insertPause),
  };
  return [
    pause,
    ...INTERJECTIONS.map((name) => ({
      kind: 'sound' as const,
      name,
      reason: isPerformed ? null : texts.editor.tagUnsupported,
      insert: () => withEditor((editor) => editor.insert(spaced(editor, `(${name})`))),
    })),
  ];
}

function withEditor(act: (editor: NonNullable<ReturnType<typeof activeEditor.current>>) => void): void {
  const editor = activeEditor.current();
  if (editor) act(editor);
}
