/** Letters beyond ASCII that languages are written with, in small letters, by the encodings that hold them. */
const ALPHABETS: Record<string, string[]> = {
  'windows-1252': [
    'àâæçéèêëîïôœùûüÿ',
    'äöüßé',
    'áéíñóúüªº',
    'ãáâàçéêíóôõúü',
    'àèéìíîòóù',
    'æøåéèêóòôäö',
    'áéíóúýþæöð',
    'éèëïöüó',
    'àçèéíïòóúü',
    'äöåéšž',
  ],
  'windows-1250': ['áčďéěíňóřšťúůýž', 'ąćęłńóśźż', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîșțşţ', 'čćđšž', 'äöüß'],
  'iso-8859-2': ['áčďéěíňóřšťúůýž', 'ąćęłńóśźż', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž'],
  'windows-1254': ['çğıöşüâîû'],
  'windows-1257': ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äöõüšž'],
};

/** Encodings of the Latin alphabet that a text can be in. */
export const LATIN_ENCODINGS = Object.keys(ALPHABETS);

const OTHER_SIGNS = /[\p{ASCII}“”„‚‘’«»‹›–—…€£§©®™°·¿¡\u00a0\u00ad♪]/u;

/** Whether all letters of a text, decoded in this way, belong to one language that is written in it. */
export function fitsAlphabet(text: string, encoding: string): boolean {
  const foreign = new Set(
    [...text].filter((character) => !OTHER_SIGNS.test(character)).map((one) => one.toLowerCase()),
  );
  return (ALPHABETS[encoding] ?? []).some((letters) => [...foreign].every((letter) => letters.includes(letter)));
}
