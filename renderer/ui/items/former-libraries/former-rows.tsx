import { Button } from '@mantine/core';
import { IconFolderX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormerLibrary } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import { api } from '../../../api/client.ts';
import { keepFormer, removeFormer } from './former-libraries.ts';
import { formerTexts as words } from './former-texts.ts';
import classes from './former-rows.module.css';

/** Folders that the library was moved out of, each with what it takes and what may become of it; nothing where none are. */
export function FormerRows() {
  const former = useQuery(api.app.libraryMoves.queryOptions()).data?.former ?? [];
  if (former.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={words.list}>
      {former.map((each) => (
        <FormerRow key={each.id} former={each} />
      ))}
    </ul>
  );
}

function FormerRow({ former }: { former: FormerLibrary }) {
  const [isBusy, setIsBusy] = useState(false);
  const { folder, isThere } = former;
  const remove = async () => {
    setIsBusy(true);
    await removeFormer(former);
    setIsBusy(false);
  };
  return (
    <li className={classes.row}>
      <IconFolderX size={17} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>{words.name}</span>
        <span className={classes.path} title={folder} data-selectable>
          {folder}
        </span>
        <span className={classes.facts}>{isThere ? words.facts(former) : words.away}</span>
      </span>
      <span className={classes.steps}>
        {isThere ? (
          <Button size="compact-sm" loading={isBusy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="subtle" onClick={() => void keepFormer(former)}>
          {words.keep}
        </Button>
      </span>
    </li>
  );
}
