import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';

/** What the library has until the user changes it. */
export const STARTER_PROMPTS: readonly SavedPrompt[] = [
  { name: 'Image prompt', text: 'Improve this prompt: {{subject}}' },
  { name: 'Lyrics', text: 'Write lyrics for a {{mood}} {{genre}} song about {{subject}}' },
  {
    name: 'Rewrite for narration',
    text: 'Rewrite this so that it can be read aloud. Use short sentences, write out numbers and abbreviations, and leave nothing out.\n\n{{text}}',
  },
  {
    name: 'Shot list',
    text: 'Break this scene into shots. For each shot, say what is seen, how the camera moves, how many seconds it lasts and what is heard.\n\n{{scene}}',
  },
  { name: 'Summary', text: 'Summarise this for {{audience}} in at most {{number}} sentences.\n\n{{text}}' },
  {
    name: 'Titles',
    text: 'Suggest ten titles for {{work}}. Each has at most 60 characters. No questions and no colons.',
  },
  {
    name: 'Translate line by line',
    text: 'Translate this into {{language}}. Keep the number of lines, one for each line, and leave names as they are.\n\n{{text}}',
  },
];
