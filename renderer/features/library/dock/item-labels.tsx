import { Button, CloseButton } from '@mantine/core';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { TagField } from '../../../ui/collection/tags/tag-field.tsx';
import { openPart } from '../library-store.ts';
import { organise, takeOutOfFolder } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** Tags and folders of an item; each can be taken away, and a folder opened. */
export function ItemLabels({ row }: { row: LibraryRow }) {
  const { tags, folders } = row.organised;
  const { title } = row;
  return (
    <div className={classes.labels}>
      <TagField
        tags={tags}
        change={(next) => void organise([row.id], { tags: next }, texts.labels.tagged(title))}
        remove={(tag) => void organise([row.id], { removeTags: [tag] }, texts.labels.untagged(title, tag))}
      />
      {folders.length === 0 ? null : (
        <div className={classes.folders}>
          {texts.dock.inFolders}
          <ul className={classes.folderNames} aria-label={texts.dock.folders}>
            {folders.map((folder) => (
              <li key={folder} className={classes.folder}>
                <Button variant="subtle" size="compact-sm" onClick={() => openPart(writeOperator('folder', folder))}>
                  {folder}
                </Button>
                <CloseButton
                  size="1.25rem"
                  iconSize={12}
                  aria-label={texts.labels.removeFolder(folder)}
                  onClick={() => void takeOutOfFolder([row.id], folder)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
