import { UnstyledButton } from '@mantine/core';
import { IconBookmark, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Chapter } from '../../../../shared/domain/transcript/transcript.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { useTranscribe } from '../document/transcribe-store.ts';
import { removeChapter, renameChapter } from './chapter-commands.ts';
import { chapterTexts as words } from './chapter-texts.ts';
import classes from './chapters.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';

/** The titles of the chapters that begin with a line, above it. The title is renamed where it stands. */
export function ChapterHeads({ transcriptId, chapters }: { transcriptId: ItemId; chapters: readonly Chapter[] }) {
  return (
    <div className={classes.heads} role="rowheader">
      {chapters.map((chapter) => (
        <Head key={chapter.id} transcriptId={transcriptId} chapter={chapter} />
      ))}
    </div>
  );
}

function Head({ transcriptId, chapter: { id, title } }: { transcriptId: ItemId; chapter: Chapter }) {
  const isRenaming = useTranscribe((state) => state.renamingChapter === id);
  const head = useRef<HTMLDivElement>(null);
  return (
    // What is pressed here is about the chapter, not about the line below.
    <div
      ref={head}
      role="presentation"
      className={classes.head}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLInputElement;
        if (isTyping || event.key === 'Enter' || event.key === ' ') event.stopPropagation();
      }}
    >
      <IconBookmark size={14} stroke={1.6} aria-hidden />
      {isRenaming ? (
        <RenameField
          name={title}
          label={words.field}
          maxLength={300}
          mayBeBlank
          rename={(next) => renameChapter(transcriptId, id, next)}
          close={(how) => {
            // Before the field is gone, so that the keyboard goes on in the list.
            if (how === 'byKey') head.current?.closest<HTMLElement>('[data-line]')?.focus();
            useTranscribe.setState({ renamingChapter: null });
          }}
        />
      ) : (
        <UnstyledButton
          className={classes.title}
          title={words.rename}
          aria-label={words.renameNamed(title)}
          onClick={() => useTranscribe.setState({ renamingChapter: id })}
        >
          {title}
        </UnstyledButton>
      )}
      <IconButton
        size="1.25rem"
        className={classes.remove}
        aria-label={words.removeNamed(title)}
        onClick={() => removeChapter(transcriptId, id)}
      >
        <IconX size={13} stroke={1.6} />
      </IconButton>
    </div>
  );
}
