import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { LYRIC_TAGS, type LyricTag } from '../../../../shared/domain/music/lyrics/lyric-tags.ts';
import { draftBlocks, type DraftBlock, songDraft } from '../form-draft/song-draft.ts';
import { lyricsTexts as words } from './lyrics-texts.ts';
import classes from './lyrics.module.css';
import { toneOf } from './tag-tone.ts';
import tones from './tones.module.css';

/** Puts the keyboard into the text of a block. */
export function focusBlock(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-lyric-block="${id}"]`)?.focus());
}

/** Adds a section behind the others. */
export function AddSection({ blocks }: { blocks: readonly DraftBlock[] }) {
  const add = (tag: LyricTag) => {
    const added = draftBlocks([{ tag, text: '' }]);
    songDraft.set({ blocks: [...blocks, ...added] });
    if (added[0]) focusBlock(added[0].id);
  };
  return (
    <TagMenu choose={add}>
      <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={14} stroke={1.6} aria-hidden />}>
        {words.add}
      </Button>
    </TagMenu>
  );
}

/** The fourteen tags behind a button. */
export function TagMenu({ choose, children }: { choose: (tag: LyricTag) => void; children: ReactElement }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {LYRIC_TAGS.map((tag) => (
          <Menu.Item
            key={tag}
            leftSection={<span className={`${tones.tone} ${classes.bar}`} data-tone={toneOf(tag)} />}
            onClick={() => choose(tag)}
          >
            {tag}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
