import { Input } from '@mantine/core';
import { useState } from 'react';
import { lyricsOfAnswer } from '../../../../shared/domain/conversation/answers/answer-work.ts';
import { lyricsText, parseLyrics } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { MUSIC_LIMITS } from '../../../../shared/domain/music/music-models.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { textFit } from '../../../ui/generation-form/text-limit.ts';
import { useAnswerTaker } from '../../../ui/layout/answer-takers.ts';
import { texts } from '../texts.ts';
import { formTexts } from '../form-draft/form-texts.ts';
import { draftBlocks, type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import { AddSection } from './add-section.tsx';
import { moveBlock } from './block-edits.ts';
import { LyricBlockField } from './lyric-block-field.tsx';
import { LyricsHelper } from './lyrics-helper.tsx';
import { lyricsTexts as words } from './lyrics-texts.ts';
import classes from './lyrics.module.css';

/** The lyrics as blocks of their tags, each of which can be moved, locked and folded away. */
export function LyricsPart({ draft, problem }: { draft: SongDraft; problem: string | null }) {
  const [dragged, setDragged] = useState<number | null>(null);
  const { blocks, mode } = draft;
  const used = [...lyricsText(blocks)].length;
  const most = mode === 'cover' ? MUSIC_LIMITS.coverLyricsCharacters.most : MUSIC_LIMITS.lyricsCharacters;
  const drop = (to: number) => {
    if (dragged !== null) songDraft.set({ blocks: moveBlock(blocks, dragged, to) });
    setDragged(null);
  };
  useAnswerTaker({ id: 'lyrics', label: words.label, take: addLyrics });
  return (
    <div className={parts.part} role="group" aria-label={words.label}>
      <div className={parts.label}>
        <span>{words.label}</span>
        <LyricsHelper draft={draft} />
      </div>
      <div className={classes.box}>
        {blocks.length === 0 ? <p className={classes.none}>{formTexts.noLyrics}</p> : null}
        {blocks.map((block, at) => (
          <LyricBlockField
            key={block.id}
            block={block}
            blocks={blocks}
            at={at}
            isDragged={dragged === at}
            onDrag={() => setDragged(at)}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(null)}
          />
        ))}
        <div className={classes.foot}>
          <AddSection blocks={blocks} />
          <span className={classes.count} data-fit={textFit(used, most)}>
            {formTexts.lyricsOf(used, most)}
          </span>
        </div>
      </div>
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
    </div>
  );
}

/** Puts the lyrics of an answer behind those that are there; what was there comes back by Undo. */
function addLyrics(markdown: string): boolean {
  const { blocks } = songDraft.use.getState();
  const added = draftBlocks(parseLyrics(lyricsOfAnswer(markdown)));
  const kept = blocks.filter(({ text, isLocked }) => isLocked || text.trim() !== '');
  const undo = songDraft.replace({ blocks: [...kept, ...added] });
  showToast({ message: words.inserted, action: { label: texts.undo, run: undo } });
  return true;
}
