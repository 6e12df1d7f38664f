import { Menu } from '@mantine/core';
import { IconLibraryPhoto, IconPhotoOff, IconUpload, IconWand } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { ImagePicker } from '../../../ui/items/images/image-picker.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { changeCover, coverFromFile, designCover } from '../actions/covers.ts';
import { texts } from '../texts.ts';
import classes from './head.module.css';

const words = texts.cover;

/** The cover of the open song; a press changes it. */
export function CoverButton({ row, style }: { row: LibraryRow; style: string }) {
  const [isPicking, setPicking] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const missing = <PANEL_ICONS.music size={24} stroke={1.4} aria-hidden />;
  return (
    <>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <button type="button" className={classes.cover} aria-label={words.change(row.title)}>
            {row.coverId === null ? (
              missing
            ) : (
              <ItemImage key={row.coverId} address={mediaUrl.thumbnail(row.coverId)} missing={missing} />
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLibraryPhoto size={15} stroke={1.6} />} onClick={() => setPicking(true)}>
            {words.choose}
          </Menu.Item>
          <Menu.Item leftSection={<IconUpload size={15} stroke={1.6} />} onClick={() => fileInput.current?.click()}>
            {words.fromFile}
          </Menu.Item>
          <Menu.Item leftSection={<IconWand size={15} stroke={1.6} />} onClick={() => designCover(style)}>
            {words.design}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPhotoOff size={15} stroke={1.6} />}
            disabled={row.coverId === null}
            onClick={() => void changeCover(row, null)}
          >
            {words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={fileInput}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void coverFromFile(row, file);
        }}
      />
      <ImagePicker
        title={words.pick(row.title)}
        isOpen={isPicking}
        close={() => setPicking(false)}
        choose={(imageId) => void changeCover(row, imageId)}
      />
    </>
  );
}
