import { tidy } from '../generating/made-of.ts';

const WHERE = '(?<where>\\s+in\\s+(?:the\\s+|this\\s+|my\\s+)?.+)?$';
const CASTING = [
  new RegExp(
    `^(?:change|set|switch|turn|swap)\\s+(?:the|its|this)\\s+(?<who>(?:script['’]s\\s+)?)voice\\s+(?:to|for|with|over to)\\s+(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?<who>[^,]+?)\\s+(?:should have|gets|should get|has|needs)\\s+the\\s+voice\\s+(?:of\\s+)?(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(`^(?<who>[^,]+?)\\s+(?:should be|gets)\\s+(?:spoken|voiced|read)\\s+by\\s+(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(`^(?:re)?cast\\s+(?<who>.+?)\\s+(?:as|with|to)\\s+(?:the voice (?:of )?)?(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(`^(?:give|assign)\\s+(?<who>.+?)\\s+the\\s+voice\\s+(?:of\\s+)?(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(
    `^(?:use|take|set|choose)\\s+(?:the\\s+)?voice\\s+(?:of\\s+)?(?<voice>.+?)\\s+for\\s+(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?:use|take|put|give)\\s+(?:the\\s+|a\\s+)?(?<voice>(?!voice\\b)[^,]+?)\\s+voice\\s+(?:for|on|to)\\s+(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?<voice>(?!the\\b|every|each\\b|all\\b|this\\b|it\\b|what\\b|who\\b|which\\b|i\\b|you\\b|we\\b)[^,]{1,40}?)\\s+(?:should|must|can|will|is to)\\s+(?:do|play|voice|read|speak|narrate)\\s+(?:as\\s+)?(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?<who>[^,]+?)\\s+(?:should|must|has to|needs to)\\s+(?:sound|speak|talk)\\s+(?:like|with|in the voice of|as)\\s+(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(`^(?:assign|give)\\s+(?<voice>\\p{Lu}[^,]{0,40}?)\\s+to\\s+(?<who>the\\s+[^,]+?)${WHERE}`, 'u'),
  new RegExp(
    `^(?:give|assign)\\s+(?:the\\s+(?:part|role|lines|voice) of\\s+)?(?<who>(?:the\\s+)?(?:character\\s+|narrator|hero|villain|host|guest|[\\p{Lu}])[^,]*?)\\s+to\\s+(?:the voice (?:of )?)?(?<voice>[\\p{Lu}][^,]*?)${WHERE}`,
    'u',
  ),
  new RegExp(
    `^(?:use|take)\\s+(?<voice>[^,]{1,40}?)\\s+for\\s+(?<who>(?:all|every|each)(?:\\s+of)?(?:\\s+the)?\\s+lines?|everything|everyone|the\\s+(?:whole|entire)\\s+script|(?:the\\s+|this\\s+)?(?:script|narration|narrator))${WHERE}`,
    'i',
  ),
  new RegExp(
    `^make\\s+(?<who>(?:the\\s+)?[\\p{L}-]+)\\s+(?:a\\s+|the\\s+)?(?<voice>(?:[\\p{L}-]+\\s+){1,3}(?:man|woman|boy|girl|voice))${WHERE}`,
    'iu',
  ),
  new RegExp(
    `^(?<who>[^,]{1,40}?)\\s+(?:gets|should have|should get|has|needs|takes)\\s+(?:the\\s+)?(?<voice>[^,]{1,40}?)\\s+voice${WHERE}`,
    'i',
  ),
  new RegExp(`^let\\s+(?<who>.+?)\\s+be\\s+(?:spoken|read|voiced|played|narrated)\\s+by\\s+(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(
    `^(?:change|set|switch|turn)\\s+(?:the\\s+voice\\s+of\\s+(?<who>.+?)|(?<whose>.+?)['’]s\\s+voice)\\s+to\\s+(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?:(?:i|we)(?:['’]d| would)? (?:want|like|need)|use|put|have|take|try)\\s+(?:the\\s+)?(?<voice>(?:[\\p{L}-]+\\s+){0,3}(?:man|woman|boy|girl|lady|guy|voice))\\s+(?:on|for|in)\\s+(?<who>[^,"“]+?)${WHERE}`,
    'iu',
  ),
] as const;
const A_VOICE = String.raw`(?<voice>(?:the\s+)?[\p{L}][\p{L}’'_-]*(?:\s+[\p{L}’'_-]+){0,3}?)`;
const A_ROLE = String.raw`(?<who>(?:the\s+|all\s+|every\s+|my\s+)?[\p{L}][\p{L}’'-]*(?:\s+(?!(?:in|as|with|by)\b)[\p{L}’'-]+){0,3}?)`;
const NO_ROLE = String.raw`(?!name|title|spelling|word|speaker|line|font|text|seed|cloud|export|replace|read|say|it\b|what|which|how|who\b|where)`;
/** What is said of an open script in passing: who speaks whom. */
const BESIDE_A_SCRIPT = [
  new RegExp(
    String.raw`^${NO_ROLE}${A_ROLE}\s+(?:should have|should get|gets|needs|has)\s+an?\s+[\p{L}-]+\s+voice\s*[:,–-]\s*${A_VOICE}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:use|take|put|try|choose|pick|want|set|cast|have)\s+${A_VOICE}(?:['’]s)?(?:\s+voice)?\s+(?:for|on|as|to be|to play)\s+${A_ROLE}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${NO_ROLE}${A_ROLE}\s+(?:in|with)\s+(?:the\s+voice\s+of\s+)?${A_VOICE}(?:['’]s)?\s+voice$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${NO_ROLE}${A_ROLE}\s+(?:is|are|will be|should be|has to be|must be|is to be|to be)\s+(?:now\s+)?(?:spoken|voiced|played|read|done|performed|narrated)\s+by\s+${A_VOICE}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${NO_ROLE}${A_ROLE}\s+(?:should\s+)?(?:sounds?|speaks?|talks?)\s+(?:like|in the voice of|with the voice of|with)\s+${A_VOICE}(?:['’]s voice)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:switch|recast)\s+(?<who>(?:the\s+)?[\p{L}’'-]+)\s+(?:to|as|with)\s+(?<voice>\p{Lu}[\p{L}’'_-]*(?:\s+\p{Lu}[\p{L}’'_-]*){0,3})$`,
    'u',
  ),
  new RegExp(String.raw`^(?:assign|give)\s+${A_VOICE}\s+to\s+${A_ROLE}$`, 'iu'),
  new RegExp(
    String.raw`^(?:i|we)(?:['’]d| would)? (?:want|like|need)\s+${A_ROLE}\s+to\s+(?:be|sound like|be (?:spoken|voiced|played|read) by|have the voice of)\s+${A_VOICE}$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:let|have|make)\s+${A_VOICE}\s+(?:play|do|be|voice|take)\s+${A_ROLE}$`, 'iu'),
  new RegExp(
    String.raw`^(?<voice>\p{Lu}[\p{L}’'_-]*(?:\s+\p{Lu}[\p{L}’'_-]*){0,3})\s+(?:will be|is going to be|is|shall be|will play|can be|could be)\s+(?<who>the\s+(?!one\b|best\b|voice\b)[\p{L}’'-]+)$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:give|assign)\s+(?<who>(?:the\s+|my\s+)?[\p{L}’'-]+)\s+(?:an?|the)\s+(?<voice>[\p{L}][\p{L}’' -]*?)\s+voice(?:\s*,\s*[^,]*)?$`,
    'iu',
  ),
  new RegExp(String.raw`^${A_VOICE}\s+(?:plays|voices|speaks|does|reads|is playing|takes)\s+${A_ROLE}$`, 'iu'),
  new RegExp(String.raw`^(?:change|switch|set|make)\s+${A_ROLE}\s+(?:to|into)\s+${A_VOICE}(?:['’]s)?\s+voice$`, 'iu'),
] as const;
/** “Guard = Deep Voice Man, queen = Calm Woman.” */
const CAST_LIST =
  /^(?:(?:the\s+)?(?:cast|casting|voices|roles)\s*(?:is|are)?\s*[:,-]?\s*)?(?<pairs>[^"“]+?(?:=|->|→|:)[^"“]+)$/iu;
const PAIR =
  /^\s*(?:and\s+)?(?<who>(?:the\s+)?[\p{L}][\p{L}’' -]{0,40}?)\s*(?:=|->|→|:)\s*(?<voice>[\p{L}][\p{L}’'_ -]{0,40}?)\s*$/iu;
/** “The hero should be Tom”, where a script is open. */
const SHOULD_BE =
  /^(?<who>(?:[Tt]he\s+)?(?!name|title|spelling|word|speaker|script|line|font|text)[\p{L}-]+)\s+should be\s+(?<voice>\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+){0,3})$/u;

/** The script as a whole, and not one of its characters. */
const WHOLE =
  /^(?:all of )?(?:this|it|that|the)(?:\s+(?:whole|entire|complete))?(?:\s+(?:script|narration|text|story|narrator|one))?$|^(?:all|every|each)(?:\s+of)?(?:\s+the)?\s+lines?$|^every(?:thing|one)(?:\s+in\s+.*)?$|^(?:the\s+)?(?:whole|entire|complete|full)\s+(?:script|thing|narration|text|story|dialogue)$|^(?:this )?narration$|\bscript$/i;

/** “Who plays in this?” casts nobody. */
const QUESTION = /^(?:who(?:se|m)?|what|which|how|where|when|why)\b/i;

/** Who is to be spoken by which voice, and in which script. */
export type Casting = { who: string; voice: string; where: string; isWhole: boolean };

/** The castings that a text asks for; `isScript`: beside an open script fewer words are enough. */
export function castingsIn(text: string, isScript: boolean): Casting[] {
  if (QUESTION.test(text)) return [];
  const listed = isScript ? pairsIn(text) : [];
  if (listed.length > 0) return listed.map((groups) => castingOf(groups));
  const groups = [...CASTING, ...(isScript ? [SHOULD_BE, ...BESIDE_A_SCRIPT] : [])]
    .map((pattern) => pattern.exec(text)?.groups)
    .find((each) => each !== undefined);
  return groups ? [castingOf(groups)] : [];
}

function pairsIn(text: string): Record<string, string | undefined>[] {
  const parts = CAST_LIST.exec(text)?.groups?.['pairs']?.split(/\s*[,;]\s*|\s+and\s+(?=[^,;]*(?:=|->|→|:))/i) ?? [];
  const pairs = parts.map((part) => PAIR.exec(part)?.groups);
  // Behind one colon there may be anything.
  if (pairs.length === 1 && parts[0]!.includes(':')) return [];
  return pairs.every((pair) => pair !== undefined && !/^speaker\b|^(?:tags?|title|name)$/i.test(pair['who'] ?? ''))
    ? (pairs as Record<string, string | undefined>[])
    : [];
}

function castingOf(groups: Record<string, string | undefined>): Casting {
  const who = tidy(
    (groups['who'] ?? groups['whose'] ?? '').replace(/^(?:the\s+)?character\s+|^the\s+(?!.*script)/i, ''),
  );
  const isWhole = who === '' || WHOLE.test(who);
  const voice = unquoted(groups['voice'] ?? '').replace(/^the\s+(?:voice\s+(?:of\s+)?)?/i, '');
  return { who, voice, where: groups['where'] ?? (isWhole && who !== '' ? who : 'this script'), isWhole };
}

/** A text without its quotation marks. */
export const unquoted = (text: string): string => tidy(text.replaceAll(/["“”„«»]/g, ''));
