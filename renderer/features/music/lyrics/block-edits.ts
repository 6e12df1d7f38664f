import { parseLyrics } from '../../../../shared/domain/music/lyrics/lyric-blocks.ts';
import { draftBlocks, type DraftBlock } from '../form-draft/song-draft.ts';

/** Blocks with one of them moved to another place. */
export function moveBlock(blocks: readonly DraftBlock[], from: number, to: number): DraftBlock[] {
  const moved = blocks[from];
  if (!moved || to < 0 || to >= blocks.length || from === to) return [...blocks];
  const rest = blocks.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/**
 * Blocks after the text of one was changed. A text with tags, such as pasted lyrics, becomes a block for each tag; lines before
 * the first one stay where they are.
 */
export function writeBlock(blocks: readonly DraftBlock[], at: number, text: string): DraftBlock[] {
  const block = blocks[at];
  if (!block) return [...blocks];
  const parsed = parseLyrics(text);
  if (!parsed.some(({ tag }) => tag !== ''))
    return blocks.map((each, index) => (index === at ? { ...each, text } : each));
  const [first, ...rest] = parsed;
  const isUntagged = first?.tag === '';
  const kept =
    isUntagged || block.text !== '' ? [{ ...block, text: isUntagged ? (first?.text ?? '') : block.text }] : [];
  const added = draftBlocks(isUntagged ? rest : parsed);
  return [...blocks.slice(0, at), ...kept, ...added, ...blocks.slice(at + 1)];
}

/** What a suggestion does with a section. */
export type SuggestedState = 'new' | 'changed' | 'same' | 'locked' | 'removed';

/** A section of a suggestion, and what it does with the block of the draft that it stands for. */
export type SuggestedBlock = { block: DraftBlock; state: SuggestedState };

/**
 * A suggestion beside the draft. The n-th section of a tag stands for the n-th block of that tag. Locked blocks are left as they
 * are whatever was suggested for them; one that the suggestion leaves out keeps its place behind the block before it.
 */
export function mergeSuggestion(blocks: readonly DraftBlock[], lyrics: string): SuggestedBlock[] {
  const left = [...blocks];
  const merged = draftBlocks(parseLyrics(lyrics)).map((suggested): SuggestedBlock => {
    const at = left.findIndex(({ tag }) => tag === suggested.tag);
    const [mine] = at < 0 ? [] : left.splice(at, 1);
    if (!mine) return { block: suggested, state: 'new' };
    if (mine.isLocked) return { block: mine, state: 'locked' };
    const state = mine.text.trim() === suggested.text.trim() ? 'same' : 'changed';
    return { block: { ...mine, text: suggested.text }, state };
  });
  for (const block of left.filter(({ isLocked }) => isLocked)) {
    const before = blocks[blocks.indexOf(block) - 1];
    const at = merged.findIndex((each) => each.block.id === before?.id);
    merged.splice(at + 1, 0, { block, state: 'locked' });
  }
  return merged;
}
