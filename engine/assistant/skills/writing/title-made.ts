import { titleIdeas } from '../../../../shared/domain/extraction/title-ideas.ts';
import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import { itemsMadeBy } from '../../situation/made-items.ts';
import type { Situation } from '../../situation/situation.ts';
import { lyricsIn } from '../generating/sing-lyrics.ts';
import { asksForTitles } from '../reading/suggest-titles.ts';
import type { Skill } from '../skill.ts';

const KINDS: readonly (readonly [kind: string, said: RegExp])[] = [
  ['song', /\b(?:songs?|tracks?|tunes?|lyrics|beats?|instrumentals?|jingles?)\b/i],
  ['image', /\b(?:images?|pictures?|pics?|photos?|drawings?|paintings?|illustrations?|posters?)\b/i],
  ['clip', /\b(?:clips?|videos?|films?|animations?)\b/i],
];
const OF_TEXT =
  /\b(?:transcripts?|scripts?|recordings?|episodes?|interviews?|podcasts?|document|text|article|story)\b/i;

/** Suggests titles for what was generated in the conversation, from the words that asked for it or its lyrics. */
export const titleMade: Skill = {
  name: 'title made',
  examples: ['Give me a title for the song'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !asksForTitles(text) || OF_TEXT.test(text) || situation.hasOwnDocuments) return null;
    const named = KINDS.find(([, said]) => said.test(text))?.[0];
    const { open, selected } = situation.studio;
    const item = open ?? selected[0];
    const isOpen = item !== undefined && KINDS.some(([kind]) => kind === item.kind);
    const kind = named ?? (isOpen ? item.kind : undefined);
    // A film called “the welcome video” may be a script.
    if (kind === undefined || (named !== undefined && item !== undefined && !isOpen)) return null;
    return {
      understood: 'Suggest titles for what was generated.',
      act: () => titled(situation, kind, isOpen ? item : null),
    };
  },
};

function titled(situation: Situation, kind: string, item: ContextItem | null): string {
  const words = wordsFor(situation, kind, item);
  const titles = words === null ? [] : titleIdeas(words);
  if (titles.length > 0)
    return `Titles from the words of the ${kind}:\n\n${titles.map((title) => `- ${title}`).join('\n')}`;
  const which = item === null ? `the ${kind}` : `“${item.title}”`;
  const source = kind === 'song' ? 'lyrics' : 'prompt';
  return `I take titles from words, and I can’t see the ${source} of ${which}. Give them to me, like this: “Suggest titles: …”. Or tell me the title you want, and I’ll rename it.`;
}

/** What the words of an item are: its lyrics or its prompt, where this conversation has them. */
function wordsFor({ lastAnswer, earlierCalls }: Situation, kind: string, item: ContextItem | null): string | null {
  const tool = { song: 'generate_song', image: 'generate_images', clip: 'generate_clip' }[kind];
  const at = earlierCalls.findLastIndex(({ name }) => name === tool);
  const call = earlierCalls[at];
  if (call) {
    const made = earlierCalls
      .slice(at)
      .flatMap(({ name, answer }) =>
        typeof answer === 'object' && answer !== null ? itemsMadeBy(name, answer as Record<string, unknown>) : [],
      );
    const { lyrics, style, prompt } = call.args;
    const words = [lyrics, style, prompt].find((each) => typeof each === 'string' && each !== '');
    if (typeof words === 'string' && (item === null || made.some(({ id }) => id === item.id))) return words;
  }
  return kind === 'song' && item === null ? lyricsIn(lastAnswer) : null;
}
