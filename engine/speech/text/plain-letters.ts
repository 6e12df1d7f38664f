const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  '×': ' times ',
  '÷': ' divided by ',
  '½': ' one half ',
  '¼': ' one quarter ',
  '¾': ' three quarters ',
};

/** A text in the letters and signs that the voice reads: accents and quotes gone, the rest left out. */
export function plainLetters(text: string): string {
  return text
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[—–…]/g, ', ')
    .replaceAll(/./gsu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["()[\]{}<>*_~`^|\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
