import { Button, Popover } from '@mantine/core';
import { IconBookmark, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../icon-button.tsx';
import { JsonFileButtons } from '../../json-file-buttons.tsx';
import classes from '../generation-form.module.css';
import { type PresetMenuWords, texts } from '../generation-form-texts.ts';
import { PresetName } from './preset-name.tsx';
import type { FormPresets } from './use-form-presets.ts';

/** What the popover shows: the list, or the field for a name; `renamed` is the preset that gets it, null for a new one. */
type View = { kind: 'list' } | { kind: 'name'; renamed: string | null };
const LIST: View = { kind: 'list' };

type Props = { presets: FormPresets; words?: PresetMenuWords };

/** The presets of a form, or what is kept as they are: a click applies one, and each can be renamed and deleted. */
export function PresetMenu({ presets, words = texts.presets }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [view, setView] = useState<View>(LIST);
  const show = (open: boolean) => {
    setView(LIST);
    setOpen(open);
  };
  const apply = (name: string) => {
    show(false);
    presets.apply(name);
  };
  const name = (renamed: string | null) => (given: string) => {
    if (renamed === null) presets.save(given);
    else presets.rename(renamed, given);
    setView(LIST);
  };
  return (
    <Popover opened={isOpen} onChange={show} position="bottom-end" width="18rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBookmark size={15} stroke={1.6} aria-hidden />}
          onClick={() => show(!isOpen)}
        >
          {words.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.title}>
        {view.kind === 'name' ? (
          <PresetName
            title={view.renamed === null ? words.saveTitle : words.renameTitle}
            before={view.renamed ?? ''}
            words={words}
            taken={presets.names.filter((each) => each !== view.renamed)}
            save={name(view.renamed)}
          />
        ) : (
          <PresetList
            words={words}
            presets={presets}
            apply={apply}
            edit={(renamed) => setView({ kind: 'name', renamed })}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function PresetList(props: {
  words: PresetMenuWords;
  presets: FormPresets;
  apply: (name: string) => void;
  edit: (renamed: string | null) => void;
}) {
  const { words, presets, apply, edit } = props;
  return (
    <div className={classes.presets}>
      {presets.names.length === 0 ? <p className={classes.noPresets}>{words.none}</p> : null}
      <ul>
        {presets.names.map((name) => (
          <li key={name}>
            <button type="button" className={classes.preset} aria-label={words.apply(name)} onClick={() => apply(name)}>
              {name}
            </button>
            <IconButton size="1.5rem" aria-label={words.rename(name)} onClick={() => edit(name)}>
              <IconPencil size={15} stroke={1.6} />
            </IconButton>
            <IconButton size="1.5rem" aria-label={words.remove(name)} onClick={() => presets.remove(name)}>
              <IconTrash size={15} stroke={1.6} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
        onClick={() => edit(null)}
      >
        {words.saveTitle}
      </Button>
      <div className={classes.presetFiles}>
        <JsonFileButtons
          words={words}
          importFile={presets.importFile}
          exportAll={presets.exportAll}
          canExport={presets.names.length > 0}
        />
      </div>
    </div>
  );
}
