const OTHER_SCRIPT = /(?![\p{Script=Latin}])\p{L}/gu;
const LETTER = /\p{L}/gu;
const ACCENTED = /[^\p{ASCII}]/u;
/** A foreign name or two may stand in an English text. */
const MOST_OTHER_LETTERS = 0.1;
const MOST_ACCENTED_WORDS = 0.15;
const FEWEST_WORDS_TO_JUDGE = 5;

const ENGLISH =
  'the a an and of to in is it you that he was for on are with as i his they be at this have from or had by but not what we can your there if will she do how their which up about out many then them so some her would him has two more no way could my than been who its now did get may our me just know take into good very here one all when where why please'.split(
    ' ',
  );
/** Function words of other languages in Latin letters that English does not have. */
const OTHERS =
  'el la los las de del que y en un una por con para es se lo como mas pero le les des du et est une dans qui que pour pas sur au avec ce il elle nous vous je der die das und ist nicht ein eine ich sie mit den dem von zu auf wir auch es il lo gli che di non per sono una e della nel ao os as um uma na no nao em het een van ik je niet en op voor met zijn dat och att det som pa av inte jag han ar ett nie sie na jest to z ze i w do bir ve bu de da icin'.split(
    ' ',
  );
const english = new Set(ENGLISH);
const others = new Set(OTHERS.filter((word) => !english.has(word)));

/**
 * Whether the voices can speak a text: English, or at least Latin letters that are no other language by its small words.
 * Short texts get the benefit of the doubt.
 */
export function isSpeakable(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const otherLetters = text.match(OTHER_SCRIPT)?.length ?? 0;
  if (letters === 0) return /\d/.test(text);
  if (otherLetters / letters > MOST_OTHER_LETTERS) return false;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (words.length < FEWEST_WORDS_TO_JUDGE) return true;
  const accented = words.filter((word) => ACCENTED.test(word.replaceAll(/[‘’]/g, ''))).length;
  const known = words.filter((word) => english.has(word)).length;
  const foreign = words.filter((word) => others.has(word.normalize('NFD').replaceAll(/\p{M}/gu, ''))).length;
  if (foreign > known && foreign / words.length > 0.15) return false;
  return accented / words.length <= MOST_ACCENTED_WORDS || known >= accented;
}
