import { numberOf } from '../../language/number-words.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { speakerAt, speakersOf } from './speakers.ts';

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth)';
const HEARD =
  '(?:\\s+(?:(?:that|who|whom)\\s+)?(?:(?:you|we|i) hear|(?:is |who is )?(?:speaking|talking|heard)|speaks|talks))?';
const SPEAKER = `(?:speaker\\s+(?:number\\s+|no\\.?\\s*|#\\s*)?(?<at>${NUMBER})|(?:the\\s+)?(?<nth>${ORDINAL})\\s+(?:speaker|voice|person|one|guy|man|woman|lady)${HEARD})`;
/** A name: in quotation marks, or words up to the end, a comma, “and” or “in the …”. */
const NAME =
  '(?:["“](?<quoted>[^"”]+)["”]|(?<name>[\\p{L}][\\p{L}\\p{M}\'’.-]*(?:(?<!(?<!\\b(?:dr|mr|mrs|ms|prof|st|jr|sr|\\p{L}))\\.)\\s+(?!and\\b|in\\b|then\\b|everywhere\\b|here\\b)[\\p{L}][\\p{L}\\p{M}\'’.-]*){0,3}))';
const PAIR = new RegExp(
  `${SPEAKER}\\s+(?:to|as|is|=|:|->|→|into|should be|is really|is actually|was|becomes)?\\s*(?:actually |really |now |in fact )?(?:called |named |renamed |be called )?(?:to |as )?(?:(?:me|myself|i)\\s*[,:–-]\\s*(?:i['’]m\\s+|my name is\\s+)?)?${NAME}`,
  'giu',
);
const ASKED =
  /\b(?:rename|call|name|change|set|make|label|mark|assign|tag|title|identify)\b|\b(?:is|was|should be|becomes)\b|=|->|→|^speaker \w+\s*:|^(?:the )?(?:first|second|third|fourth) (?:speaker|voice|person)\s*:/i;

/** “Assign the name Elena to speaker 2.” */
const NAME_FIRST =
  /^(?:[Aa]ssign|[Gg]ive|[Ss]et)\s+(?:the\s+)?(?:name\s+)?(?<name>["“][^"”]+["”]|\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,2})\s+(?:to|for|as)\s+(?<who>speaker\s+\w+|the\s+\w+\s+speaker)/u;
/** “Rosie is speaker 2 and the host is speaker 1.” */
const NAME_IS_SPEAKER =
  /(?<before>^|\band\s+|[,;]\s*(?:and\s+)?)(?:the\s+)?(?<name>(?!(?:the|and|who|what|which|it|this|that|call|name|rename|label|speaker|first|second|third)\b)[\p{L}][\p{L}’'.-]*(?:\s+\p{Lu}[\p{L}’'.-]*){0,3})\s+(?:is|was|=|:)\s+(?:the\s+)?(?<who>speaker\s+(?:\d|one|two|three|four)|(?:first|second|third|fourth)\s+(?:speaker|voice|person))\b/giu;
/** “The guy who talks second.” */
const WHO_SPEAKS =
  /\b(?:the\s+)?(?:guy|person|one|man|woman|voice|lady|girl|boy|speaker)\s+(?:who|that)\s+(?:talks|speaks|comes|starts|is heard|begins|asks|answers|opens|reads|greets|laughs|introduces (?:it|the \w+))\s+(?<nth>first|second|third|fourth)\b/gi;

/** Renames speakers of a transcript. */
export const renameSpeaker: Skill = {
  name: 'rename speaker',
  examples: ['Rename Speaker 2 to Jonas', 'The first speaker is Maren Holt', 'Call speaker two Anna'],
  understand({ text: said, isAboutDoing }) {
    const text = plainly(said);
    if (
      isAboutDoing ||
      /^(?:who|what|which|how)\b/i.test(text) ||
      !/\b(?:speakers?|voices?|persons?|talking|speaking)\b/i.test(text) ||
      !ASKED.test(text)
    )
      return null;
    const pairs = [...text.matchAll(PAIR)].map(({ groups }) => ({
      number: numberOf(groups?.['at'] ?? groups?.['nth'] ?? '') ?? 0,
      name: (groups?.['quoted'] ?? groups?.['name'] ?? '').trim().replace(/(?<=\p{Ll}{2})\.$/u, ''),
    }));
    if (
      pairs.length === 0 ||
      pairs.some(({ number, name }) => number < 1 || name === '' || /^(?:my|our|his|her|their|your)\b/.test(name))
    )
      return null;
    const around = text
      .replaceAll(PAIR, ' ')
      .replace(/^(?:rename|call|name|change|set|make|label|mark|assign|tag|title|identify)\b(?: the name of)?/i, ' ');
    // Who a speaker is besides, such as a guest, is no title.
    const where = /\b(?:in|of|from)\b/i.test(around) ? around : 'this';
    return {
      understood: `Rename ${pairs.map(({ number, name }) => `speaker ${number} to ${name}`).join(', ')}.`,
      act(hands) {
        const [item] = findTargets(hands, where.replaceAll(/\bname of\b/gi, ' '), {
          kinds: ['transcript'],
          isSingle: true,
        });
        const speakers = speakersOf(hands, item!.id);
        for (const { number, name } of pairs) {
          const speakerId = speakerAt(speakers, number)?.id;
          if (speakerId === undefined)
            throw new PlanStopped(`“${item!.title}” has no speaker ${number}. Nothing was renamed.`);
          hands.call('rename_speaker', { id: item!.id, speakerId, name });
        }
        return `Renamed ${pairs.map(({ number, name }) => `speaker ${number} to ${name}`).join(' and ')} in “${item!.title}”.`;
      },
    };
  },
};

/** What is said of speakers, as “speaker 2 is Anna”. */
function plainly(said: string): string {
  return said
    .replaceAll(/\b(?:me|myself|i)\s*\((?<name>[^)]+)\)/gi, '$<name>')
    .replaceAll(/\b(speaker \w+),?\s+(?:(?:that|this|it)(?:['’]s| is)|who is|would be)\b/gi, '$1 is')
    .replace(NAME_FIRST, 'rename $<who> to $<name>')
    .replaceAll(NAME_IS_SPEAKER, '$<before>$<who> is $<name>')
    .replaceAll(
      /(?<=^(?:the\s+)?speakers\b.*)(\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,2})\s*\((speaker\s+\w+)\)/gu,
      '$2 is $1',
    )
    .replaceAll(/\b(?:is|as|=|:)\s+(?:my|our|his|her|their)\s+\p{Ll}+(?:\s+\p{Ll}+)?,?\s+(?=\p{Lu})/gu, 'is ')
    .replaceAll(
      /(?<=\bspeakers?\b.*)\b(and|,)\s+(?:the\s+)?(second|third|fourth)\s+(?=["“\p{Lu}]|(?:is|as|to)\s)/gu,
      '$1 the $2 speaker ',
    )
    .replaceAll(WHO_SPEAKS, 'the $<nth> speaker')
    .replace(/^the\s+(?:voice|name|person)\s+(?:of|behind)\s+(?=(?:the\s+\w+\s+)?speaker\b)/i, '')
    .replaceAll(/\b(speaker \w+)\s*[:=]\s*/gi, '$1 = ')
    .replaceAll(/\((speaker\s+\w+)\)/gi, '$1')
    .replace(/^(?:label|name|rename|call|set)\s+(?:the\s+|both\s+)?speakers?\s*[:,-]\s*(?=\d)/i, 'label ')
    .replaceAll(/(?<=^label .*?)(?<!speaker )\b(?=[1-9]\s*(?:is|=|:)\s)/gi, 'speaker ')
    .replaceAll(/\b(?:sp|spk|spkr)\.?\s*(?=\d)|\bspeaker(?=\d)/gi, 'speaker ');
}
