import { countIn, type Made, tidy } from './made-of.ts';

/** Words around what is wanted that say only that it is. */
const LEAD = new Set(
  'was were hoping hope wondering wish thinking compose sing i we you me us my a an the some another one two three four five six seven eight nine ten new few couple more please pls can could would will may might want wants need needs needed like love get give have having make made create generate produce design do draw paint render prepare think how about what maybe just now today so and also for looking after it be nice to see request wanted task idea brief job time let lets imagine d ll s really quick quickly'.split(
    ' ',
  ),
);
/** What is there already is meant. */
const THERE =
  /\b(?:the|my|our|your|his|her|this|that|these|those|its|all|every|each|both|which|what|where|who|how|selected|open|last|first|second|latest|newest|oldest|longest|shortest|biggest|largest|smallest|best)\s*(?:[\p{L}-]+\s+){0,2}$/iu;
/** Another thing is wanted of what is there. */
const OTHER_WISH =
  /^(?:export|save|download|share|send|upload|open|find|show|list|search|look|rename|call|name|title|tag|untag|label|rate|star|favourite|heart|delete|bin|remove|trash|put|move|add|pin|restore|replace|change|swap|fix|correct|transcribe|translate|summari[sz]e|describe|crop|resize|upscale|cut|trim|merge|join|split|combine|stop|cancel|wait|play|pause|read|say|speak|convert|use|is|are|does|did|do (?:i|we)|why|when|where|which|who|what|how)\b|\?\s*$/i;
const MOST_ADJECTIVES = 3;

/**
 * What is to be made where only the thing tells it: “need 6 sticker designs with cats”, “image idea - a library inside a whale”.
 * `things` is a pattern of the things. Null where something else may be asked for, or nothing is said of the thing.
 */
export function looselyMade(text: string, things: string): Made | null {
  if (OTHER_WISH.test(text)) return null;
  const pattern = new RegExp(
    String.raw`^(?<before>(?:[\p{L}\d’'-]+[\s,]+){0,8}?)(?<thing>${things})\b(?:\s+(?:ideas?|concepts?|requests?|prompts?|designs?|please))?\s*(?<about>.*)$`,
    'isu',
  );
  const groups = pattern.exec(text)?.groups;
  const before = groups?.['before'] ?? '';
  if (!groups || THERE.test(before)) return null;
  const words = before.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? [];
  const isOwn = (word: string | undefined) => word !== undefined && !LEAD.has(word) && !/^\d+$/.test(word);
  // “Drum and bass” is one kind of music.
  const own = words.filter(
    (word, at) => isOwn(word) || (word === 'and' && isOwn(words[at - 1]) && isOwn(words[at + 1])),
  );
  if (own.length > MOST_ADJECTIVES) return null;
  const about = tidy(
    groups['about']!.replace(
      /^[\s:,–-]*(?:(?:of|about|showing|with|from|for|that shows?|where|in which|depicting|featuring|which shows?|on)\s+)?/i,
      '',
    ),
  );
  if (about === '' && own.length === 0) return null;
  if (
    /^(?:it|this|that|these|those|them|so|if|because|when|while|then|first|last|again|instead|is|are|was|should|must|needs?|has|have|to)\b/i.test(
      about,
    )
  )
    return null;
  const kind = own.join(' ');
  return { count: countIn(before), before: kind, about, words: tidy(`${kind} ${groups['thing']} ${groups['about']}`) };
}
