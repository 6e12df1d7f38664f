import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconFileSymlink } from '@tabler/icons-react';
import { adoptMovedFiles, movedFiles, movedFilesWords } from '../../../ui/items/moved-files/moved-files.ts';
import { movedFilesTexts } from '../../../ui/items/moved-files/moved-files-texts.ts';
import classes from './items.module.css';

/** Says that files were moved or renamed in the library's folder, and lets their items follow. Nothing where none were. */
export function MovedFilesBar() {
  const moved = useQuery(movedFiles).data ?? [];
  const follow = useMutation({ mutationFn: adoptMovedFiles });
  if (moved.length === 0) return null;
  return (
    <div className={classes.stackBar} role="status">
      <IconFileSymlink size={15} stroke={1.6} aria-hidden />
      <span className={classes.stackName}>{movedFilesWords(moved)}</span>
      <Button variant="subtle" size="compact-sm" loading={follow.isPending} onClick={() => follow.mutate()}>
        {movedFilesTexts.update}
      </Button>
    </div>
  );
}
