import { IconGripVertical, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { sungLines } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type DraftBlock, songDraft } from '../form-draft/song-draft.ts';
import { texts } from '../texts.ts';
import { focusBlock, TagMenu } from './add-section.tsx';
import { moveBlock, writeBlock } from './block-edits.ts';
import { lyricsTexts as words } from './lyrics-texts.ts';
import classes from './lyrics.module.css';
import { toneOf } from './tag-tone.ts';
import tones from './tones.module.css';
import { GrowingTextarea } from '../../../ui/text/growing-textarea.tsx';

type Props = {
  block: DraftBlock;
  blocks: readonly DraftBlock[];
  at: number;
  isDragged: boolean;
  onDrag: () => void;
  onDrop: () => void;
  onDragEnd: () => void;
};

const set = (blocks: readonly DraftBlock[], at: number, change: Partial<DraftBlock>) =>
  songDraft.set({ blocks: blocks.map((each, index) => (index === at ? { ...each, ...change } : each)) });

/** One section of the lyrics. Alt with an arrow key moves it, from anywhere in it. */
export function LyricBlockField({ block, blocks, at, isDragged, onDrag, onDrop, onDragEnd }: Props) {
  const tag = block.tag || words.untagged;
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const to = Math.max(0, Math.min(blocks.length - 1, at + by));
    if (to === at) return;
    songDraft.set({ blocks: moveBlock(blocks, at, to) });
    announce(words.moved(tag, to + 1, blocks.length));
    focusBlock(block.id);
  };
  return (
    // Only a place to drop a section; keys move sections from their head.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={`${tones.tone} ${classes.block}`}
      data-tone={toneOf(block.tag)}
      data-dragged={isDragged || undefined}
      aria-label={words.section(tag, at + 1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDrop();
      }}
    >
      <BlockHead
        block={block}
        blocks={blocks}
        at={at}
        tag={tag}
        onDrag={onDrag}
        onDragEnd={onDragEnd}
        onKeyDown={move}
      />
      <GrowingTextarea
        classNames={{ input: classes.words ?? '' }}
        variant="unstyled"
        minRows={1}
        aria-label={words.text(tag)}
        placeholder={words.placeholder}
        value={block.text}
        data-lyric-block={block.id}
        onKeyDown={move}
        onChange={(event) => songDraft.set({ blocks: writeBlock(blocks, at, event.currentTarget.value) })}
      />
    </div>
  );
}

type HeadProps = Pick<Props, 'block' | 'blocks' | 'at' | 'onDrag' | 'onDragEnd'> & {
  tag: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

function BlockHead({ block, blocks, at, tag, onDrag, onDragEnd, onKeyDown }: HeadProps) {
  const lines = sungLines(block.text);
  const longest = Math.max(0, ...lines.map((line) => [...line.trim()].length));
  const Lock = block.isLocked ? IconLock : IconLockOpen;
  return (
    <div className={classes.head}>
      <button
        type="button"
        className={classes.grip}
        draggable
        aria-label={words.move(tag)}
        onDragStart={onDrag}
        onDragEnd={onDragEnd}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={14} stroke={1.6} aria-hidden />
      </button>
      <TagMenu choose={(chosen) => set(blocks, at, { tag: chosen })}>
        <button type="button" className={classes.tag} aria-label={words.changeTag(tag)}>
          {tag}
        </button>
      </TagMenu>
      <span className={classes.facts} title={lines.length > 0 ? words.longest(longest) : undefined}>
        {words.lines(lines.length)}
      </span>
      <IconButton
        size="1.375rem"
        aria-label={words.lock}
        aria-pressed={block.isLocked}
        onClick={() => set(blocks, at, { isLocked: !block.isLocked })}
      >
        <Lock size={14} stroke={1.6} className={block.isLocked ? classes.locked : undefined} />
      </IconButton>
      <IconButton size="1.375rem" aria-label={words.remove(tag)} onClick={() => remove(blocks, at, tag)}>
        <IconTrash size={14} stroke={1.6} />
      </IconButton>
    </div>
  );
}

function remove(blocks: readonly DraftBlock[], at: number, tag: string): void {
  const undo = songDraft.replace({ blocks: blocks.filter((_, index) => index !== at) });
  showToast({ message: words.removed(tag), action: { label: texts.undo, run: undo } });
}
