/** Longest first, so that a diphthong is not taken for two vowels. */
const SOUNDS: readonly (readonly [ipa: string, phone: string])[] = [
  ['tʃ', 'ch'],
  ['dʒ', 'jh'],
  ['eɪ', 'ey'],
  ['aɪ', 'ay'],
  ['ɔɪ', 'oy'],
  ['aʊ', 'aw'],
  ['oʊ', 'ow'],
  ['əʊ', 'ow'],
  ['ɪə', 'ih ax'],
  ['eə', 'eh ax'],
  ['ʊə', 'uh ax'],
  ['ɜr', 'er'],
  ['ɜɹ', 'er'],
  ['ər', 'er'],
  ['əɹ', 'er'],
  ['ɜ', 'er'],
  ['ɝ', 'er'],
  ['ɚ', 'er'],
  ['ɑ', 'aa'],
  ['a', 'aa'],
  ['ɒ', 'aa'],
  ['æ', 'ae'],
  ['ʌ', 'ah'],
  ['ɐ', 'ah'],
  ['ɔ', 'ao'],
  ['ə', 'ax'],
  ['ɛ', 'eh'],
  ['e', 'eh'],
  ['ɪ', 'ih'],
  ['i', 'iy'],
  ['o', 'ow'],
  ['ʊ', 'uh'],
  ['u', 'uw'],
  ['b', 'b'],
  ['d', 'd'],
  ['ð', 'dh'],
  ['f', 'f'],
  ['ɡ', 'g'],
  ['g', 'g'],
  ['h', 'hh'],
  ['j', 'y'],
  ['k', 'k'],
  ['l', 'l'],
  ['ɫ', 'l'],
  ['m', 'm'],
  ['n', 'n'],
  ['ŋ', 'ng'],
  ['p', 'p'],
  ['r', 'r'],
  ['ɹ', 'r'],
  ['s', 's'],
  ['ʃ', 'sh'],
  ['t', 't'],
  ['ɾ', 't'],
  ['θ', 'th'],
  ['v', 'v'],
  ['w', 'w'],
  ['z', 'z'],
  ['ʒ', 'zh'],
];

/** Length, syllable borders, ties, glottal stops: nothing that the voice can do differently. */
const SILENT = /[ː.ˑ‿ʔ\s]|\u035C|\u0361|\u0329|\u0303/;
const VOWELS = new Set([
  'aa',
  'ae',
  'ah',
  'ao',
  'aw',
  'ax',
  'ay',
  'eh',
  'er',
  'ey',
  'ih',
  'iy',
  'ow',
  'oy',
  'uh',
  'uw',
]);

/**
 * Phones of flite with a stress digit on every vowel; null when a symbol is no sound of English. Without a stress mark
 * the first vowel is stressed.
 */
export function ipaToPhones(ipa: string): string | null {
  const phones: string[] = [];
  let stress = /[ˈ']/.test(ipa) ? 0 : 1;
  for (let at = 0; at < ipa.length;) {
    const rest = ipa.slice(at);
    if (/^[ˈ'ˌ]/.test(rest)) {
      stress = rest.startsWith('ˌ') ? 0 : 1;
      at += 1;
      continue;
    }
    if (SILENT.test(rest[0] as string)) {
      at += 1;
      continue;
    }
    const sound = SOUNDS.find(([symbol]) => rest.startsWith(symbol));
    if (!sound) return null;
    for (const phone of sound[1].split(' ')) {
      const isVowel = VOWELS.has(phone);
      phones.push(isVowel ? `${phone}${stress}` : phone);
      if (isVowel) stress = 0;
    }
    at += sound[0].length;
  }
  return phones.length > 0 ? phones.join(' ') : null;
}
