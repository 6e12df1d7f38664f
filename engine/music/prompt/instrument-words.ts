import type { PartRole } from '../genres/genre.ts';
import type { InstrumentName } from '../instruments/instruments.ts';
import { placeOf } from './words.ts';

/** An instrument that a prompt asks for, and the part that it plays. */
export type AskedInstrument = { word: string; instrument: InstrumentName; role: PartRole };

const WORDS: readonly (readonly [word: string, instrument: InstrumentName, role: PartRole])[] = [
  ['electric piano', 'electric piano', 'comp'],
  ['rhodes', 'electric piano', 'comp'],
  ['felt piano', 'felt piano', 'comp'],
  ['piano', 'piano', 'comp'],
  ['acoustic guitar', 'acoustic guitar', 'comp'],
  ['nylon guitar', 'nylon guitar', 'comp'],
  ['classical guitar', 'nylon guitar', 'comp'],
  ['electric guitar', 'electric guitar', 'comp'],
  ['distorted guitar', 'overdriven guitar', 'comp'],
  ['guitar solo', 'lead guitar', 'lead'],
  ['guitar', 'acoustic guitar', 'comp'],
  ['ukulele', 'ukulele', 'comp'],
  ['banjo', 'banjo', 'arp'],
  ['mandolin', 'mandolin', 'arp'],
  ['harp', 'harp', 'arp'],
  ['organ', 'organ', 'comp'],
  ['accordion', 'accordion', 'lead'],
  ['harmonica', 'harmonica', 'lead'],
  ['pan flute', 'flute', 'lead'],
  ['flute', 'flute', 'lead'],
  ['whistle', 'whistle', 'lead'],
  ['clarinet', 'clarinet', 'lead'],
  ['oboe', 'oboe', 'lead'],
  ['saxophone', 'saxophone', 'lead'],
  ['sax', 'saxophone', 'lead'],
  ['muted trumpet', 'muted trumpet', 'lead'],
  ['trumpet', 'trumpet', 'lead'],
  ['french horn', 'horn', 'lead'],
  ['horn', 'brass section', 'second'],
  ['brass', 'brass section', 'second'],
  ['violin', 'violin', 'lead'],
  ['fiddle', 'fiddle', 'lead'],
  ['cello', 'cello', 'lead'],
  ['strings', 'strings', 'pad'],
  ['choir', 'choir', 'pad'],
  ['vibraphone', 'vibraphone', 'lead'],
  ['marimba', 'marimba', 'arp'],
  ['kalimba', 'kalimba', 'arp'],
  ['music box', 'music box', 'lead'],
  ['glockenspiel', 'glockenspiel', 'lead'],
  ['bells', 'bells', 'arp'],
  ['double bass', 'double bass', 'bass'],
  ['upright bass', 'double bass', 'bass'],
  ['slap bass', 'slap bass', 'bass'],
  ['808', '808 bass', 'bass'],
  ['synth bass', 'saw bass', 'bass'],
  ['synth pad', 'synth pad', 'pad'],
  ['钢琴', 'piano', 'comp'],
  ['吉他', 'acoustic guitar', 'comp'],
  ['小提琴', 'violin', 'lead'],
  ['长笛', 'flute', 'lead'],
];

/** Instruments in searchable text, one a part: the first that is named. Longer names win over those in them. */
export function askedInstruments(text: string): AskedInstrument[] {
  let { rest } = unknownIn(text);
  const found: (AskedInstrument & { place: number })[] = [];
  for (const [word, instrument, role] of WORDS) {
    const place = placeOf(word, rest);
    if (place < 0 || isDenied(text, place)) continue;
    found.push({ word, instrument, role, place });
    rest = `${rest.slice(0, place)}${' '.repeat(word.length)}${rest.slice(place + word.length)}`;
  }
  const inOrder = found.toSorted((a, b) => a.place - b.place);
  return inOrder
    .filter(({ role }, index) => inOrder.findIndex((other) => other.role === role) === index)
    .map(({ word, instrument, role }) => ({ word, instrument, role }));
}

/** The instrument that plays alone, where a prompt asks for no other: "acoustic guitar only", "just a piano", "solo cello". */
export function onlyInstrument(text: string): InstrumentName | null {
  for (const [word, instrument] of WORDS) {
    const place = placeOf(word, text);
    if (place < 0) continue;
    const [before, after] = [text.slice(0, place), text.slice(place + word.length)];
    const isAlone =
      /^s? (?:only|alone|unaccompanied)\b(?! in| for| at| during)/.test(after) ||
      (/\b(?:only|just|solely|unaccompanied) (?:an? |the |one |single |acoustic |grand )*$/.test(before) &&
        /^s?\s*(?:[,.;]|$)/.test(after)) ||
      (/(?:^|[,.;]\s*)(?:[a-z]+ )?solo $/.test(before) && !/^s? (?:with|and)\b/.test(after));
    if (isAlone) return instrument;
  }
  return null;
}

/** Instruments that people ask for and that cannot be played; ones that are parts of others come later. */
const UNKNOWN: readonly string[] = (
  'pedal steel guitar, lap steel guitar, pedal steel, lap steel, steel guitar, slide guitar, steel drums, steel drum, steelpan, talk box, vocoder, sitar, tabla, harpsichord, xylophone, bagpipes, bagpipe, theremin, didgeridoo, hurdy gurdy, tuba, trombone, bassoon, ' +
  'piccolo, viola, koto, shamisen, shakuhachi, erhu, guzheng, pipa, oud, bouzouki, balalaika, dulcimer, zither, lute, lyre, celesta, mellotron, melodica, concertina, hang drum, handpan, beatbox, turntable, turntables'
).split(', ');

/** Instruments of a text that cannot be played, as they are named; those that nobody wants are left out. */
export const unknownInstruments = (text: string): string[] =>
  unknownIn(text)
    .places.filter(({ place }) => !isDenied(text, place))
    .map(({ word }) => word);

/** "Steel guitar" is no guitar: `rest` is the text without them, of the same length. */
function unknownIn(text: string): { places: { word: string; place: number }[]; rest: string } {
  let rest = text;
  const places = UNKNOWN.flatMap((word) => {
    const place = placeOf(word, rest);
    if (place < 0) return [];
    rest = `${rest.slice(0, place)}${' '.repeat(word.length)}${rest.slice(place + word.length)}`;
    return [{ word, place }];
  });
  return { places, rest };
}

const isDenied = (text: string, place: number): boolean => /(?:\bno|\bwithout|\bsans)\s+$/.test(text.slice(0, place));
