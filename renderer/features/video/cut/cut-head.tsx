import { Button, NativeSelect } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Cut } from '../../../../shared/domain/cut/cut.ts';
import type { CutId } from '../../../../shared/domain/ids.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { createCut, removeCut, renameCut } from './document/change-cut.ts';
import { openCut } from './document/cut-store.ts';
import { cutTexts as words } from './document/cut-texts.ts';
import controls from '../clip-controls.module.css';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

/** Which cut is open, how long it is, and what is done with it as a whole. */
export function CutHead({ cuts, cut, film }: { cuts: readonly Cut[]; cut: Cut; film: Film | undefined }) {
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <div className={classes.headBar}>
      {isRenaming ? (
        <RenameField
          name={cut.name}
          label={words.nameLabel}
          maxLength={60}
          close={() => setIsRenaming(false)}
          rename={(name) => void renameCut(cut.id, name)}
        />
      ) : (
        <NativeSelect
          size="xs"
          className={classes.choice ?? ''}
          aria-label={words.choose}
          value={cut.id}
          data={cuts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => openCut(event.currentTarget.value as CutId)}
        />
      )}
      <IconButton aria-label={words.rename} onClick={() => setIsRenaming(true)}>
        <IconPencil size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={words.remove} onClick={() => void removeCut(cut)}>
        <IconTrash size={16} stroke={1.6} />
      </IconButton>
      <span className={controls.fact}>{film ? words.facts(cut.document.clips.length, film.durationMs) : ''}</span>
      <span className={classes.space} />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
        onClick={() => void createCut([])}
      >
        {words.create}
      </Button>
    </div>
  );
}
