import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import type { Skill } from '../skill.ts';
import { takeEngine } from '../../language/where-to-work.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { describedIn, type Made, madeIn, takeOut, tidy } from './made-of.ts';

const THINGS =
  '(?:songs?|tracks?|tunes?|melod(?:y|ies)|jingles?|anthems?|ballads?|lullab(?:y|ies)|hymns?|waltz(?:es)?|soundtracks?|beats?|instrumentals?|(?:background )?music)';
const COMPOSING = /^compose\b(?:\s+(?:me|us))?\s+(?<about>.+)/is;
const INSTRUMENTAL = /\binstrumentals?\b|\b(?:without|no) (?:vocals?|singing|singer|words|lyrics|voice)\b/i;
const FORMAT =
  /\b(?<of>wav|mp3)(?: file)? of\b\s*|[\s,]*\b(?:as|in) (?:an? )?(?<as>wav|mp3)(?: file| format)?\b|,\s*(?<alone>wav|mp3)\s*(?=,|$)/i;
const TITLE = /[\s,]*\b(?:called|titled|named|with the title)\s+(?<title>["“][^"”]+["”]|.+?)(?=$|,)/i;
/** A song that is there is found or changed, not composed. */
const OF_AN_ITEM = /^(?:this|that|it|these|those)\b/i;

/** "A song about them": about what was made before. */
const OF_IT = /\babout (?:it|them|this|that|these|those)$/i;

/** Generates songs. The style is what was asked for, in its own words. */
export const composeSong: Skill = {
  name: 'compose song',
  examples: ['Compose a cheerful song about summer', 'Make an instrumental jazz track'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_song')) return null;
    const format = takeOut(text, FORMAT);
    const titled = takeOut(format.rest, TITLE);
    const { rest, engine } = takeEngine(titled.rest);
    const made = madeIn(rest, THINGS) ?? composedIn(rest) ?? describedIn(rest, THINGS);
    if (!made || /\btitles?|lyrics?\b/i.test(rest.replace(INSTRUMENTAL, ' '))) return null;
    const style = made.words
      .replace(/^(?:an?|the|my|new|another)\s+/i, '')
      .replace(/^(?:songs?|tracks?|tunes?)\s*[:,-]\s*/i, '');
    if ((OF_AN_ITEM.test(made.about) && !OF_IT.test(style)) || `${made.before}${made.about}` === '') return null;
    const isInstrumental = INSTRUMENTAL.test(text);
    const args = {
      style,
      ...(isInstrumental ? { isInstrumental } : {}),
      ...(made.count > 1 ? { count: made.count } : {}),
      ...titleIn(titled.groups?.['title']),
      ...(format.groups
        ? { format: (format.groups['of'] ?? format.groups['as'] ?? format.groups['alone'])!.toLowerCase() }
        : {}),
      ...(engine === null ? {} : { engine }),
    };
    return {
      understood: `Generate a song: ${style}.`,
      act(hands) {
        const [subject] = hands.latest;
        const isOfIt = subject !== undefined && OF_IT.test(style);
        const wanted = isOfIt ? { ...args, style: style.replace(OF_IT, `about ${subject.title}`) } : args;
        const answer = hands.call('generate_song', wanted);
        const { items, hasEnded } = awaitTask(hands, 'generate_song', answer);
        hands.latest = items;
        if (!hasEnded) return `The song is being generated. ${STILL_RUNNING}`;
        return items.length > 1 ? `${items.length} songs are in the library.` : 'The song is in the library.';
      },
    };
  },
};

function titleIn(said: string | undefined): { title?: string } {
  if (said === undefined) return {};
  const title = tidy(quotedTexts(said)[0] ?? said);
  return title === '' ? {} : { title };
}

/** What is composed is a song, whatever it is called. */
function composedIn(text: string): Made | null {
  const about = COMPOSING.exec(text)?.groups?.['about'];
  return about === undefined ? null : { count: 1, before: '', about: tidy(about), words: tidy(about) };
}
