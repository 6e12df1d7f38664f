import { type KeyboardEvent, useState } from 'react';
import { useActions } from '../actions/use-actions.ts';
import headerClasses from '../layout/panel-header.module.css';
import { RenameField } from './rename-field.tsx';
import classes from './rename-field.module.css';

type Props = {
  title: string;
  /** Name of the field in which the title is written. */
  fieldLabel: string;
  /** Called with another title that is not blank. */
  rename: (title: string) => void;
};

/** The title of an open document in its header bar; F2, Enter or a double click makes it a field. */
export function StageTitle({ title, fieldLabel, rename }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  useActions({ 'file.rename': { run: () => setRenaming(true) } });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setRenaming(true);
  };
  if (isRenaming) {
    return (
      <div className={classes.titleField}>
        <RenameField kind="heading" name={title} label={fieldLabel} rename={rename} close={() => setRenaming(false)} />
      </div>
    );
  }
  return (
    <h2 className={headerClasses.title} title={title}>
      <button type="button" className={classes.title} onDoubleClick={() => setRenaming(true)} onKeyDown={press}>
        {title}
      </button>
    </h2>
  );
}
