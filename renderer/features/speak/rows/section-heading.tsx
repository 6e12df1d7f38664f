import { useState } from 'react';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { setSection } from '../lines/edit-lines.ts';
import { sectionNumber } from '../lines/sections.ts';
import { useInOpenScript } from '../document/opened/current-script.ts';
import { useScript } from '../document/script-context.ts';
import { texts } from '../texts.ts';
import classes from './line-list.module.css';

/** The title of the section that begins with a line; a double click or Enter makes it a field. */
export function SectionHeading({ line }: { line: ScriptLine }) {
  const [isRenaming, setRenaming] = useState(false);
  const title = line.section ?? '';
  const script = useScript();
  const inOpenScript = useInOpenScript();
  const number = sectionNumber(script?.lines ?? [], line.id);
  const shown = title === '' ? texts.list.section(number) : title;
  if (!isRenaming) {
    return (
      <h3 className={classes.section}>
        <button
          type="button"
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.stopPropagation();
            setRenaming(true);
          }}
        >
          {shown}
        </button>
      </h3>
    );
  }
  return (
    <div className={classes.sectionField}>
      <RenameField
        kind="heading"
        mayBeBlank
        name={title}
        label={texts.list.sectionTitle}
        placeholder={shown}
        rename={(next) => inOpenScript((open) => setSection(open, line.id, next))}
        close={() => setRenaming(false)}
      />
    </div>
  );
}
