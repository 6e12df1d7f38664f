import { type KeyboardEvent, useState } from 'react';
import { useActions } from '../actions/use-actions.ts';
import { useRenameField } from '../use-rename-field.ts';
import classes from './panel-header.module.css';

type Props = {
  title: string;
  /** Name of the field in which the title is written. */
  fieldLabel: string;
  /** Called with what was typed when it is another title, blank or not. */
  rename: (title: string) => void;
};

/** The title of an open document in its header bar; F2, Enter or a double click makes it a field. */
export function StageTitle(props: Props) {
  const { title } = props;
  const [isRenaming, setRenaming] = useState(false);
  useActions({ 'file.rename': { run: () => setRenaming(true) } });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setRenaming(true);
  };
  if (isRenaming) return <TitleField {...props} close={() => setRenaming(false)} />;
  return (
    <h2 className={classes.title} title={title}>
      <button type="button" className={classes.titleButton} onDoubleClick={() => setRenaming(true)} onKeyDown={press}>
        {title}
      </button>
    </h2>
  );
}

function TitleField({ title, fieldLabel, rename, close }: Props & { close: () => void }) {
  const field = useRenameField({
    name: title,
    finish: (next) => {
      close();
      if (next !== null && next.trim() !== title) rename(next);
    },
  });
  return <input {...field} className={classes.titleField} aria-label={fieldLabel} />;
}
