import { createHash } from 'node:crypto';
import { quotedTexts } from '../../language/quoted-texts.ts';
import { syllablesIn } from '../../language/syllables.ts';
import type { Skill } from '../skill.ts';
import { LEADS, LINES, RHYMES, TURNS } from './lyric-lines.ts';

/** Asking for lyrics. */
export const ASKED_FOR_LYRICS =
  /\b(?:lyrics?|song ?text|words (?:for|to) (?:a|the|my) song|\b(?:rhym(?:es?|ing)|couplets?)\b.*\b(?:about|on)\b|(?:write|draft)\b.*\b(?:verses?|chorus)|^(?:an?|two|three|some)\s+(?:[\p{L}]+\s+)?(?:verses?|chorus(?:es)?)\b.*\babout|(?:(?:a|an|the|another|some|\d|two|three|four)\s+(?:[\p{L}-]+\s+)?|^)(?:verses?|chorus(?:es)?|hooks?|refrains?|bridges?|rap verses?)\s+(?:for\s+(?:an?|my|the|our)\s+(?:[\p{L}-]+\s+)?(?:song|track|tune|rap|ballad)\s+)?(?:about|on)|(?:hook|refrain|chorus|verse)\s+for\s+(?:an?|my|the|our)\s+(?:[\p{L}-]+\s+)?(?:song|track|tune|rap|ballad))\b/iu;
const ABOUT = /\b(?:about|on|of|called|titled)\s+(?<topic>[^.?!,]+)/i;
/** Syllables of a line. */
const METRE = 8;

const OTHER_LANGUAGE =
  /\s+in (?:german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hindi|chinese|mandarin|cantonese|japanese|korean|thai|vietnamese|indonesian|swedish|norwegian|danish|finnish|czech|greek|latin|hebrew|hungarian|romanian)\b/i;

/** Drafts lyrics with the structure tags of the interface (service.md): eight syllables a line, rhymed in pairs. */
export const writeLyrics: Skill = {
  name: 'write lyrics',
  examples: ['Write lyrics about a train at night', 'Draft lyrics for a slow ballad about home'],
  understand({ text }) {
    if (
      !ASKED_FOR_LYRICS.test(text) ||
      !/\b(?:write|draft|make|create|compose|give|need|suggest|invent)\b|^(?:an?|two|three|four|five|six|eight|\d{1,2}|some)\b|^(?:[a-z]+\s+){0,3}lyrics(?: (?:about|for|on)\b|\s*:)/i.test(
        text,
      )
    )
      return null;
    if (/^(?:how|why|what|which)\b/i.test(text)) return null;
    const named =
      quotedTexts(text)[0] ??
      /^(?:song )?lyrics\s*:\s*(?<topic>[^.?!]+)/i.exec(text)?.groups?.['topic']?.trim() ??
      ABOUT.exec(text.replace(OTHER_LANGUAGE, ''))?.groups?.['topic']?.trim();
    const topic = named ?? 'this song';
    return {
      understood: `Draft lyrics about ${topic}.`,
      act(hands) {
        hands.lyrics = draft(topic, moodIn(text));
        return `${OTHER_LANGUAGE.test(text) ? 'I only have English lines.\n\n' : ''}${hands.lyrics}\n\nThis is a draft from fixed lines, eight syllables each, with your subject in the chorus. Change whatever you like.`;
      },
    };
  },
};

const moodIn = (text: string): keyof typeof LINES => {
  if (/\b(?:sad|slow|melanchol\w*|lonely|lost|grief|ballad|goodbye|tears?|heartbreak)\b/i.test(text)) return 'sad';
  return /\b(?:happy|joy\w*|dance|party|summer|upbeat|cheerful|fun|celebrat\w*)\b/i.test(text) ? 'happy' : 'plain';
};

/** The same subject has the same lyrics. */
export function draft(topic: string, mood: keyof typeof LINES): string {
  const seed = createHash('sha256').update(`${mood} ${topic}`).digest();
  const lines = rotated(LINES[mood], seed[0]!);
  const rhymes = rotated(RHYMES, seed[1]!);
  const turns = rotated(TURNS, seed[2]!);
  // A rhyme word is used once.
  const pair = (index: number, from: number): string[] =>
    [0, 1].map((at) => `${lines[(index * 2 + at) % lines.length]!} ${rotated(rhymes[from]!, seed[3]!)[at]!}`);
  const chorus = [
    subjectLine(topic),
    lineWith(lines[0]!, rhymes[2]!, 2),
    subjectLine(topic),
    lineWith(lines[1]!, rhymes[2]!, 3),
  ];
  return [
    ['[Verse]', ...pair(1, 0), ...pair(2, 1)],
    ['[Pre Chorus]', turns[0]!, turns[1]!],
    ['[Chorus]', ...chorus],
    ['[Verse]', ...pair(3, 3), ...pair(1, 4)],
    ['[Chorus]', ...chorus],
    ['[Bridge]', turns[2]!, turns[3]!],
    ['[Outro]', subjectLine(topic)],
  ]
    .map((section) => section.join('\n'))
    .join('\n\n');
}

const lineWith = (line: string, rhymes: readonly string[], at: number) => `${line} ${rhymes[at % rhymes.length]!}`;

/** The subject as the end of a line, with as much before it as the metre has room for. */
function subjectLine(topic: string): string {
  const lead = LEADS[METRE - syllablesIn(topic)];
  const line = lead === undefined ? topic : `${lead} ${topic}`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const rotated = <Value>(values: readonly Value[], by: number): Value[] => {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
};
