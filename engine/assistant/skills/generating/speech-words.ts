import { takeLines } from '../../language/line-words.ts';
import { quotedTexts, withoutQuoted } from '../../language/quoted-texts.ts';
import { takeOut } from './made-of.ts';

/** What is to be spoken, and the voice that was named for it. */
export type Speaking = { target: string; wanted: string | null };

/** Text that is to be heard. */
const HEARD =
  /^(?:(?:i|we)(?:['’]d| would)? (?:want|like|love|need) to hear|(?:let (?:me|us) )?hear|(?:make|generate|create|record|produce|give me)(?:\s+(?:me|an?|the|some))*\s+(?:audio|speech|voice-?over|voice over|narration|spoken text|voice clip|voice line|take)s?\b[^"“]*|(?:make|generate|create|record|produce)|text[- ]to[- ]speech|tts|speech|voice-?over|voice over)\s*[:,]?\s*(?<target>["“„«].+)$/is;
const SPEAKING = [
  /^(?:read|say)\s+(?<target>.*?)\s*(?:aloud|out loud|out)\s*$/is,
  /^(?:read|say)\s+(?<target>(?:this|that|it|(?:the|this) (?:following|text)(?: text)?)\s+(?:with|in|by|as|using)\s+[^:"“]+)$/is,
  /^read\s+(?<target>[^"“„:]+?\s+(?:with|in|using|by)\s+(?:(?:the|an?)\s+)?(?:voice\b.+|[\p{L}’' -]+?\s+voice))$/isu,
  /^(?:have|get|let)\s+(?<target>.+?)\s+(?:be\s+)?(?:spoken|narrated|voiced|read(?:\s+(?:aloud|out|out loud))?)$/is,
  /^(?:say|read|speak|voice|narrate)\s+(?:(?:this|it|the following|these words)\s*)?(?:(?:aloud|out loud|out)\s*)?[:,]?\s*(?<target>["“„«].+)$/is,
  /^(?:say|read|speak|voice|narrate)\s+(?:this|it|the following(?:\s+\w+)?|these words)\s+(?:with|in|by|as|using)\s+[^"“„:]{2,50}[:,]?\s*(?<target>["“„«].+)$/is,
  /^(?:record|generate|voice|speak|do)\s+(?:all|every|each)\s+(?:of\s+)?(?:the\s+|my\s+)?(?:spoken\s+)?lines?\b(?:\s+(?:with|by|using)\s+(?:the|their|its)\s+(?:cast|voices?))?(?<target>.*)/is,
  /^(?:generate|make|create|record|produce|do)\s+(?:the\s+|a\s+|an\s+|its\s+)?(?:speech|narration|voice-?over|voice over|spoken version|takes)(?<target>(?:\s+(?:again|now))?)$/is,
  /^(?:turn|convert|make)\s+(?<target>.+?)\s+(?:in)?to\s+(?:an?\s+)?(?:audio(?:book)?|speech|sound|narration|voice-?over|spoken words?)(?:\s+file)?$/is,
  /^(?:record|generate|do|make)\s+(?<target>(?:the\s+|this\s+)?(?:whole|entire|full|complete)\s+script.*)$/is,
  /^(?:generate|make|create|do)\s+(?:a\s+)?(?:speech|voice-?over)\s*[:,]\s*(?<target>["“„«].+)$/is,
  /^(?:narrate|speak|voice|re-?record|regenerate(?=.*\b(?:lines?|takes?|narration|voice-?over|speech|script)\b)|re-?do(?=.*\b(?:lines?|takes?|narration|voice-?over|speech|script)\b)|do(?=.*\b(?:lines? \w+.*\bagain|takes?|narration|voice-?over|script)\b)|(?:an?\s+)?(?:new|fresh|another)\s+takes?(?=\s+(?:of|for)\b)|(?:record|generate|make)(?=\s+(?:(?:the|an?|all|new|another|fresh|some)\s+)*(?:\w+\s+)?(?:lines?|takes?)\b))\b(?<target>.*)/is,
  /^(?:please\s+)?record\s+(?<target>(?:the|my|this)\s+(?!song|track|music|tune|band|meeting|call|screen|microphone|mic\b)[^"“]+)$/is,
  /^(?:generate|make|create|record|produce)\s+(?:the\s+|a\s+|an\s+)?(?:speech|audio|sound|narration|voice-?over|voice over|spoken version|takes)\s+(?:for|of|from)\s+(?<target>.+)/is,
  /^(?:generate|make)\s+(?:all\s+)?(?:the\s+)?(?:lines|takes)\s+of\s+(?<target>.+)/is,
  HEARD,
  /^say\s+(?!(?:what|who|why|how|when|where|it|this|that|something|nothing|so|yes|no|please|which|anything|more|if)\b)(?<words>[^"“„«?:]{2,200})$/is,
] as const;
/** “Have Tom read the trailer.” */
const BY_VOICE =
  /^(?:have|let|get|make|(?:use|ask|tell)(?=.*\bto (?:read|speak|narrate|say|perform|record)\b)|(?:i|we)(?:['’]d| would)? (?:want|need|like))\s+(?<voice>(?!it\b|this\b|that\b|them\b|.*\b(?:be|by)\b)[^"“]{1,40}?)\s+(?:to\s+)?(?:read|speak|narrate|voice(?!\s+(?:man|woman|boy|girl)\b)|say|perform|record)\s+(?<target>.+)$/is;
/** “Voice this with Calm Woman: “Choose your hero.””: who speaks may be named before what is said, or as a voice behind it. */
const VOICE_BEFORE =
  /\s*,?\s*\b(?:with|by|using|in|as)\s+(?:the\s+)?(?:voice\s+(?:of\s+)?)?(?<voice>(?:an?\s+)?[\p{L}][\p{L}’' -]{1,40}?)(?:['’]s)?(?:\s+voice)?\s*[:,]?\s*$/iu;
const SPOKEN_BY =
  /^\s*,?\s*(?:(?:to\s+be\s+)?(?:spoken|read|said|voiced|narrated|performed)\s+(?:out\s+)?(?:by|in|with)|by|with|in|using|as)\s+(?:the\s+)?(?:voice\s+(?:of\s+)?)?(?<voice>[\p{L}][\p{L}’' -]{1,40}?)(?:['’]s)?(?:\s+voice)?\s*$/iu;
/** “Narrate the dialogue with Tom.” */
const WITH_VOICE =
  /(?<=\S)\s+(?:with|by|using)\s+(?:the\s+)?(?<voice>\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+){0,3}|(?:[\p{L}-]+\s+){1,3}(?:man|woman|girl|boy|lady|guy))$/u;
const VOICE =
  /\s*,?\s*\b(?:with|using|in)\s+(?:(?:the\s+)?voice\s+(?:of\s+)?(?<voice>[^,.]+)|(?:an?|the)\s+(?<kind>[\p{L}][\p{L}’' -]*?)(?:['’]s)?\s+voice)$/iu;
/** “Narrate “Chapter one” with Tom.” */
const WITH_NAME = /(?<=["”“])\s*,?\s*(?:with|by|as|using)\s+(?<voice>\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+){0,3})$/u;

/** What a wish lets speak, and by whom; null where it lets nothing speak. */
export function speakingIn(text: string): Speaking | null {
  const by = BY_VOICE.exec(text)?.groups;
  if (by) return { target: by['target']!, wanted: by['voice']!.replace(/^the\s+/i, '') };
  const found = SPEAKING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  const target = found?.['words'] === undefined ? found?.['target'] : `“${found['words']}”`;
  if (target === undefined) return null;
  const around = voiceAround(text);
  if (around) return around;
  const { rest: said, groups: byName } = takeOut(target, WITH_NAME);
  const { rest, groups } = takeOut(said, VOICE);
  const named = groups || byName ? { rest, groups: null } : takeOut(rest, WITH_VOICE);
  const wanted = byName?.['voice'] ?? groups?.['voice'] ?? groups?.['kind'] ?? named.groups?.['voice'] ?? null;
  return { target: named.rest, wanted };
}

/** The one text in quotation marks, and a voice that is named before or behind it. Null where none is. */
function voiceAround(text: string): Speaking | null {
  const [quoted, ...more] = quotedTexts(text);
  if (quoted === undefined || more.length > 0) return null;
  const [before = '', after = ''] = withoutQuoted(text).split(/\s*QUOTED\s*/);
  const voice = (SPOKEN_BY.exec(after) ?? VOICE_BEFORE.exec(before))?.groups?.['voice']?.trim();
  if (voice === undefined || /^(?:title|name|subject|text|words?|this|it)\b/i.test(voice)) return null;
  return { target: `“${quoted}”`, wanted: voice.replace(/^an?\s+/i, '') };
}

/** Lines of a script by their numbers. */
export type SpokenLines = { numbers: readonly number[]; where: string; isAgain: boolean };

/** The lines that are to be spoken; null where none are named by their numbers. */
export function linesToSpeak(text: string, target: string): SpokenLines | null {
  const named = quotedTexts(text).length > 0 ? null : takeLines(target);
  if (!named) return null;
  const rest = named.rest.replace('LINES', ' ').replaceAll(AGAIN, ' ');
  return { numbers: named.numbers, where: `${rest} this script`, isAgain: AGAIN_SAID.test(text) };
}

const AGAIN = /\b(?:again|once more|anew|afresh|new|fresh|another|takes?|for|of|one more time|only|just)\b/gi;
/** Whether what is there is to be spoken anew. */
export const AGAIN_SAID =
  /\b(?:again|once more|anew|afresh|regenerate|re-?record|re-?do|redo|(?:new|fresh|another|other|different) takes?|one more time)\b/i;
