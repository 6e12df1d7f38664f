import { contentStems, stem } from '../../../../../shared/domain/extraction/content-words.ts';

/** Words that mean the same in a question; the first of a row stands for all. */
const SAME: readonly string[] = [
  'image picture photo pic drawing illustration',
  'song track tune',
  'clip video film movie footage',
  'shortcut hotkey',
  'subtitle caption srt',
  'transcribe transcription transcript recognise recognize',
  'pronounce pronunciation pronounced mispronounce mispronounces mispronounced',
  'cost price pay paid money fee charge expensive cheap',
  'computer pc laptop machine',
  'microphone mic',
  'search find',
  'delete remove trash erase discard',
  'restore recover undelete',
  'pause silence silent gap',
  'noise hum hiss',
  'upload publish post',
  'combine join merge stitch together',
  'burn burned burnt hardcode',
  'translate translation',
  'colour color',
  'favourite favorite',
  'theme mode',
  'free gratis',
  'own custom personal',
  'enlarge upscale upscaling',
];
const BY_STEM = new Map(
  SAME.flatMap((row) => {
    const stems = row.split(' ').map(stem);
    return stems.map((each): [string, string] => [each, stems[0]!]);
  }),
);

/** What takes long is no take. */
const TAKING_LONG =
  /\btak(?:e|es|ing)\s+(?:so |too |very |that |such (?:a )?)*(?:long(?: time)?|ages|forever|much time)\b/gi;

const NO_SOUND =
  /\b(?:(?:is|makes?|has|have|get|without|there(?:['’]s| is)) (?:no|any) (?:sound|audio)|no (?:sound|audio)|hear nothing|(?:can['’]?t|cannot|don['’]?t) hear (?:it|anything|them|that|this|the \w+))\b/gi;

/** The stems of a question or an answer, where words that mean the same are the same. */
export const helpStems = (text: string): string[] => [
  ...new Set(
    contentStems(
      text
        .replaceAll(/\batelier\b/gi, ' ')
        .replaceAll(TAKING_LONG, 'slow')
        .replaceAll(NO_SOUND, 'soundless'),
    ).map((each) => BY_STEM.get(each) ?? each),
  ),
];
