import { type KeyboardEvent, useRef, useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import { renameScript } from './script-actions.ts';
import { texts } from '../texts.ts';
import classes from './stage.module.css';

/** The title of the open script; F2 or a double click makes it a field. */
export function StageTitle({ id, title }: { id: ItemId; title: string }) {
  const [isRenaming, setRenaming] = useState(false);
  useActions({ 'file.rename': { run: () => setRenaming(true) } });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setRenaming(true);
  };
  if (!isRenaming) {
    return (
      <h2 className={classes.title} title={title}>
        <button type="button" className={classes.titleButton} onDoubleClick={() => setRenaming(true)} onKeyDown={press}>
          {title}
        </button>
      </h2>
    );
  }
  return <TitleField id={id} title={title} close={() => setRenaming(false)} />;
}

function TitleField({ id, title, close }: { id: ItemId; title: string; close: () => void }) {
  const isDone = useRef(false);
  const finish = (next: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    close();
    if (next !== null && next.trim() !== title) renameScript(id, next);
  };
  return (
    <input
      className={classes.titleField}
      aria-label={texts.stage.titleField}
      defaultValue={title}
      ref={(element) => {
        element?.focus();
        element?.select();
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
        else if (event.key === 'Escape') finish(null);
        else return;
        event.preventDefault();
      }}
    />
  );
}
