import { keyPhrases } from '../../../../shared/domain/extraction/key-phrases.ts';
import type { Hands } from '../../plan/hands.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { isLookedFor } from '../../language/looked-for.ts';
import type { Skill } from '../skill.ts';
import { ASKED_FOR_LYRICS } from '../writing/write-lyrics.ts';
import { numberOf } from '../../language/number-words.ts';
import { takeEngine } from '../../language/where-to-work.ts';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { describedIn, type Made, madeIn, takeOut, tidy } from './made-of.ts';

const THINGS =
  '(?:songs?|duets?|raps?|serenades?|tracks?|tunes?|melod(?:y|ies)|jingles?|anthems?|ballads?|lullab(?:y|ies)|hymns?|fanfares?|themes?(?= (?:for|with|about|in)\\b| (?:song|music|tune))|symphon(?:y|ies)|waltz(?:es)?|soundtracks?|beats?|instrumentals?|(?:background )?music)';
const COMPOSING = /^compose\b(?:\s+(?:me|us))?\s+(?<about>.+)/is;
/** Only described: “lo-fi beats to study to”, “some calm music for a vlog”. */
const BARE =
  /^(?:some\s+|an?\s+)?(?<words>(?!(?:start|put on|listen|launch|find|show|list|open|play|pause|stop|export|save|download|tag|untag|rate|star|rename|delete|remove|move|put|add|which|what|how|is|are|do|does|did|can|could|where|when|who|why|the|my|this|that|these|all|any|no|not|mute|turn|search|look|get|give|new|more|background|bin|trash|throw|ditch|keep|restore|undo|heart|favourite|pin|label|call|name|set|put|cut|trim|fade|master|remix|loop|sort|un[\p{L}]+|both|each|every|oldest|newest|longest|latest|best)\b)(?:(?!(?:the|my|this|that|these|those|your|both|all|every)\b)[\p{L}\d-]+,?\s+){1,4}?(?:beats?|music|songs?|tracks?|tunes?|jingles?|lullab(?:y|ies)|melod(?:y|ies)|instrumentals?|anthems?|ballads?|soundtracks?|pieces?|themes?|scores?|ambiences?|loops?|riffs?|grooves?|fanfares?|symphon(?:y|ies)|sonatas?|interludes?|underscores?|chants?|shant(?:y|ies)|soundscapes?|bgm|ost)(?:(?:\s+(?:to|for|about|with|without|in|at|like)\s+|,\s*)[^?]+)?)$/iu;
/** “Generate a slow blues with harmonica”: names of music that name nothing else. */
const GENRE =
  /^(?:generate|make|compose|create|write|produce|record|play|do|i (?:want|need))\s+(?:me\s+)?(?<words>(?:an?|some)\s+(?:[\p{L}\d-]+\s+){0,3}(?:blues|jazz|(?:techno |house |trance |edm |club |dance |pop |rock )?(?:banger|bop|hit|ballad|mixtape|ditty)|techno|reggae|bossa nova|waltz|disco|hip[- ]hop|lo-?fi|salsa|tango|dubstep|ska|bebop|synthwave|sea shanty|polka|flamenco|cumbia|samba)\b(?!\s+(?:club|bar|dancer|ball|band|musician|player|festival)).*)$/iu;
const INSTRUMENTAL = /\binstrumentals?\b|\b(?:without|no) (?:any )?(?:vocals?|singing|singer|words|lyrics|voice)\b/i;
const FORMAT =
  /\b(?<of>wav|mp3)(?: file)? of\b\s*|[\s,]*\b(?:as|in) (?:an? )?(?<as>wav|mp3)(?: file| format)?\b|,\s*(?<alone>wav|mp3)\s*(?=,|$)/i;
const TITLE =
  /[\s,]*\b(?:called|titled|named|with the title|(?:the )?title\s*[:=]|(?:the )?title (?:is|should be))\s+(?:(?<quoted>["“][^"”]+["”])|(?<title>.+?)(?=$|,|\s+(?:about|featuring)\s))/i;
/** Stars are given to songs that are there. */
const RATED = /\b(?:[0-5]|one|two|three|four|five|no)[\s-]stars?\b/i;
/** A song that is there is found or changed, not composed. */
const OF_AN_ITEM = /^(?:this|that|it|these|those)\b/i;

/** “Two versions”, behind what is wanted. */
const VERSIONS =
  /[\s,.;]+(?:in |make )?(?<count>\d{1,2}|two|three|four|five)\s+(?:versions|takes|variations|variants|options|times)(?=[\s.!]*$)/i;

/** What by itself says how it sounds. */
const SAYS_ENOUGH =
  /\b(?:jingles?|anthems?|ballads?|lullab(?:y|ies)|hymns?|waltz(?:es)?|fanfares?|symphon(?:y|ies)|shant(?:y|ies)|march(?:es)?)\b/i;

/** "A song about them": about what was made before. */
const OF_IT = /\babout (?:it|them|this|that|these|those)$/i;

/** Generates songs. The style is what was asked for, in its own words. */
export const composeSong: Skill = {
  name: 'compose song',
  examples: ['Compose a cheerful song about summer', 'Make an instrumental jazz track'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_song') || isLookedFor(text)) return null;
    const format = takeOut(text, FORMAT);
    const several = takeOut(format.rest, VERSIONS);
    const titled = takeOut(several.rest, TITLE);
    const { rest, engine } = takeEngine(titled.rest);
    const made = madeIn(rest, THINGS) ?? composedIn(rest) ?? describedIn(rest, THINGS) ?? bareIn(rest);
    if (
      !made ||
      /\b(?:titles?|lyrics?)\b/i.test(rest.replace(INSTRUMENTAL, ' ')) ||
      ASKED_FOR_LYRICS.test(rest.replace(INSTRUMENTAL, ' '))
    )
      return null;
    const style = made.words
      .replace(/^(?:an?|the|my|new|another)\s+/i, '')
      .replace(/^(?:songs?|tracks?|tunes?)\s*[:,-]\s*/i, '');
    const isNothing = `${made.before}${made.about}` === '' && !SAYS_ENOUGH.test(style);
    if ((OF_AN_ITEM.test(made.about) && !OF_IT.test(style)) || isNothing) return null;
    const isInstrumental = INSTRUMENTAL.test(text);
    const count = numberOf(several.groups?.['count'] ?? '') ?? made.count;
    const args = {
      style,
      ...(isInstrumental ? { isInstrumental } : {}),
      ...(count > 1 ? { count } : {}),
      ...titleIn(titled.groups?.['quoted'] ?? titled.groups?.['title']),
      ...(format.groups
        ? { format: (format.groups['of'] ?? format.groups['as'] ?? format.groups['alone'])!.toLowerCase() }
        : {}),
      ...(engine === null ? {} : { engine }),
    };
    return {
      understood: `Generate a song: ${style}.`,
      act(hands) {
        const topic = OF_IT.test(style) ? topicOf(hands) : null;
        const wanted = topic === null ? args : { ...args, style: style.replace(OF_IT, `about ${topic}`) };
        const answer = hands.call('generate_song', wanted);
        const { items, hasEnded } = awaitTask(hands, 'generate_song', answer);
        hands.latest = items;
        if (!hasEnded) return `The song is being generated. ${STILL_RUNNING}`;
        return items.length > 1 ? `${items.length} songs are in the library.` : 'The song is in the library.';
      },
    };
  },
};

/** What “it” is: the text beside the request, by what it speaks of most, or what was made before. */
function topicOf({ situation: { documents, hasOwnDocuments }, latest, topic }: Hands): string | null {
  if (hasOwnDocuments) return keyPhrases(documents.join('\n'), 3).join(', ') || null;
  return latest[0] === undefined ? null : (topic ?? latest[0].title);
}

function titleIn(said: string | undefined): { title?: string } {
  if (said === undefined) return {};
  const title = tidy(quotedTexts(said)[0] ?? said);
  return title === '' ? {} : { title };
}

const SEVERAL = /^(?<count>\d{1,2}|two|three|four|five)\s+(?:different\s+|new\s+)?(?<rest>.+)$/is;

function bareIn(text: string): Made | null {
  if (RATED.test(text)) return null;
  const words = (BARE.exec(text) ?? GENRE.exec(text))?.groups?.['words'];
  if (words === undefined) return null;
  const several = SEVERAL.exec(words)?.groups;
  const about = tidy(several?.['rest'] ?? words);
  return { count: numberOf(several?.['count'] ?? '') ?? 1, before: '', about, words: about };
}

/** What is composed is a song, whatever it is called. */
function composedIn(text: string): Made | null {
  const about = COMPOSING.exec(text)?.groups?.['about'];
  return about === undefined ? null : { count: 1, before: '', about: tidy(about), words: tidy(about) };
}
