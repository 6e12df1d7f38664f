import type { ItemKind } from '../../library/item-kinds.ts';
import { CONVERSATION_LIMITS } from './conversation-settings.ts';

/** What an empty chat offers to ask where nothing is open: what can be done, shown by doing it. The local assistant understands each. */
export const GENERAL_STARTERS: readonly string[] = [
  'What can you do?',
  'Draw a red fox in the snow',
  'Write lyrics for a slow folk song about the sea',
  'Which transcripts did I add last?',
];

/** The same beside something that is open. */
export const STARTERS_OF_KIND: Partial<Readonly<Record<ItemKind, readonly string[]>>> = {
  transcript: ['Summarise this', 'Find good quotes in this', 'Split this into chapters', 'Narrate this'],
  recording: ['Transcribe this', 'How long is this?', 'Add this to my favourites'],
  script: ['Narrate this', 'Suggest titles for this', 'Export the narration of this as MP3', 'Summarise this'],
  image: ['Make a clip of this', 'Give this 5 stars', 'What was this made from?', 'Export this picture as PNG'],
  song: ['Give this 5 stars', 'What was this made from?', 'Export this', 'Add this to my favourites'],
  clip: ['Give this 5 stars', 'What was this made from?', 'Export this', 'Add this to my favourites'],
};

/** Starter prompts of a text with one a line: the first ones, each as long as it may be. */
export function startersOfText(text: string): string[] {
  const { starters, starterCharacters } = CONVERSATION_LIMITS;
  const lines = text.split('\n').map((line) => line.trim().slice(0, starterCharacters).trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, starters);
}
