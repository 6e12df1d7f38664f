/** “The banner i threw away”: how somebody came to it is no part of a title. */
const RELATIVE =
  /\s+(?:that\s+|which\s+)?(?:i|we|you)(?:['’]ve| have)?\s+(?:just\s+|accidentally\s+|recently\s+)?(?:threw|thrown|deleted|binned|removed|trashed|made|drew|painted|recorded|generated|created|imported|added|wrote|uploaded|got|had|did)\b(?!\s+with\b).*$/i;
/** What stays as it is. */
const BUT_NOT = /\s*,?\s+(?:but|and)\s+(?:please\s+)?(?:not|leave|keep)\s+.+$/i;
const TAIL =
  /[\s,]+(?:for me|please|now|right now|again|any ?more|from now on|on my (?:desktop|computer|disk|drive|laptop)|in my (?:folder|downloads)|(?:on)?to (?:my|the|an?) (?:desktop|computer|disk|folder|(?:usb |memory )?(?:stick|drive)|hard ?(?:disk|drive)|sd card|external (?:disk|drive)|downloads(?: folder)?)|for (?:my|the|our) (?:class|client|boss|team|students|website|portfolio|teacher|customers?))(?=[\s.!?]*$)/i;

/** A phrase that names items, without what is said of them beside their titles. */
export function plainPhrase(phrase: string): string {
  // “All but the pier” is not to be read as all.
  const some = /\b(?:all|every|everything|both)\b/i.test(phrase) ? phrase : phrase.replace(BUT_NOT, '');
  let text = some.replace(RELATIVE, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(TAIL, '');
  }
  return text;
}

/** What remains of a request without words that say what to do: the items that it names. */
export const remainsOf = (text: string, cues: RegExp): string =>
  text
    .replaceAll(cues, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:;–-]+|[\s,:;.!?–-]+$/g, '');
