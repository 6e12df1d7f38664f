import { infinitiveOf, verbOfParticiple } from '../../../language/verb-forms.ts';
import type { Parts, Rewording } from '../rewording.ts';

/** Wishes whose parts stand in another order, or whose verb is said in another form. */
export const WORD_ORDER: readonly Rewording[] = [
  [/\b(?:find|search) (?:and|&) replace\b/gi, 'replace'],
  [/\b(write|compose|make) (?:and|&) (?:record|sing|produce|play)\b/gi, '$1'],
  // Politeness before a colon or between commas asks for nothing.
  [/[\s,]+(?:please|pls|plz|thx|thanks)(?=\s*[:,])/gi, ''],
  // “Would you mind giving me …”: a verb behind a polite turn.
  [
    /\b(?:(?:(?:would|do) (?:you|u) )?mind|how about|what about|(?:i|we)['’]d appreciate (?:you |your )?|fancy|consider|(?:please )?(?:start|begin)|go on (?:with|and start)|how’s about)\s+(?:please\s+)?(?<verb>\p{L}+ing)\b/iu,
    (_whole, { verb = '' }) => infinitiveOf(verb),
  ],
  // “The interview is in German, what now?”: a question about what is told.
  [
    /^(?<what>[^"“]{6,120}?)\s*[,.;:!?–-]+\s*(?:and |so |but )?(?:what now|now what|what (?:do|can|could|should|would) (?:i|we|you) do(?: now| then| about (?:it|that|this))?|how (?:do|can|could|should) (?:i|we|you) (?:fix|solve|handle|change|deal with|get around) (?:it|that|this)|any (?:ideas?|advice|tips)|(?:can you |please )?help(?: me)?(?: please)?|what(?:['’]s| is) (?:wrong|the problem|going on))\s*\??$/i,
    'how do I do it: $<what>',
  ],
  // “When that is done, …”
  [
    /\s*,?\s*\b(?:and\s+|then\s+)*(?:when|once|as soon as|after)\s+(?:that|it|this)(?:['’]s|\s+is|\s+has)?\s+(?:been\s+)?(?:done|finished|ready|complete[d]?|over|through)\s*,?\s+(?:please\s+|then\s+|can you\s+|could you\s+)*(?=\p{L})/giu,
    ', then ',
  ],
  // “I recorded a call with Omar, can you transcribe that?”
  [
    /^(?:(?:okay|ok|so|well|hi|hey|hello|um)[\s,]+)*(?:i|we)\s+(?:have\s+|just\s+|['’]ve\s+)*(?:recorded|made|drew|drawn|wrote|written|imported|added|got|have)\s+(?:an?|the|this|my|some)\s+(?<what>[^,.;!?]{3,60}?)\s*(?:[,.;!]|\band\b|\bso\b)?\s+(?:and\s+|so\s+)?(?:can|could|would|will)\s+you\s+(?:please\s+)?(?<verb>transcribe|summari[sz]e|export|tag|rate|animate|open|rename|narrate|find)\s+(?:that|it|them|this)(?<rest>\b[^?]*?)[\s.!?]*$/i,
    '$<verb> the $<what>$<rest>',
  ],
  // “We’re a small bakery, can you …”: who asks is no part of what is asked.
  [
    /^(?:(?:hi|hey|hello|so|ok|okay)[\s,!]+)*(?:i|we)(?!(?:['’]m| am|['’]re| are) (?:looking|thinking|searching|after)\b)(?:['’]m| am|['’]re| are|\s+(?!(?:need|want|would|like|love|can|could|will|should|may|might|think|have to|do|did|don|recorded|made|drew|deleted|binned)\b)\p{L}+)\b[^,.;!?"“]{2,70}?(?:\s*[,.;!–]\s*(?:and\s+|so\s+)?|\s+(?:and|so)\s+)(?=(?:(?:can|could|would) you|(?:i|we)(?:['’]d| would)? (?:need|want|like)|(?:(?:i|we) )?could (?:do with|use)|need|want|please)\b)(?!.*\b(?:it|that|them|this|ones?|some)\b)/iu,
    '',
  ],
  // “The kitchen groove is great, star it.”
  [
    /^(?<topic>(?!(?:it|this|that|they|he|she|i|we|you|there|line|speaker)\b|the (?:line|speaker|word|voice|name|title|tag|script|first|second|third|last)\b)[^,.;!?"“]{3,40}?)\s+(?:is|are|was|looks|sounds)\s+(?!not\b|in\b|on\b|called\b|speaker\b)[\p{L}’' -]{2,30}[,.;!]\s*(?:so\s+|please\s+|can you\s+)*(?<verb>star|favou?rite|heart|export|save|open|animate|transcribe|tag|rate)\s+(?:it|that|this)\b(?<rest>.*)$/iu,
    '$<verb> $<topic>$<rest>',
  ],
  // “I don’t need the red kayak anymore, delete it.”
  [
    /^(?:(?:i|we)\s+)?(?:(?:really|just|do not|don['’]t|no longer|absolutely|totally)\s+)*(?:need|want|like|love|adore|hate|use)\s+(?<topic>(?:the|my)\s+[^,.;!?]+?|(?!(?:it|this|that|them|these|those|to|an?|some|how|you|your|all|more|\d)\b)[^,.;!?]{2,40}?)(?:\s+(?:any ?more|at all|so much|a lot|now|best|most))?\s*[,.;!]\s*(?:(?:and|so|please|pls|can you|could you)\s+)*(?<before>(?!but\b)[^,.;"“]{2,30}?)\b(?:it|that|them)\b(?<after>[^?]*)$/is,
    '$<before> $<topic>$<after>',
  ],
  // “I want the recording transcribed”, “this needs to be tagged sea”: what is to be done stands behind what it is done to.
  [
    /^(?:(?:please|pls|can you|could you)\s+)*(?:(?:(?:i|we)(?:['’]d| would)? (?:want|need|like)|have|get|can|could|make sure|see that)\s+(?<wanted>(?:the|this|that|my|our|all|both|these|those|it|them|every)\b[^,"“]*?)\s+(?:to be |to get |get |gets |be |is |are )?|(?<object>(?:the|this|that|my|our|all|both|these|those|it|they|every)\b[^,"“]*?)\s+(?:should|must|needs? to|has to|have to|ought to|shall|wants? to)\s+(?:be|get)\s+)(?<participle>\p{L}+ed|drawn|written|spoken|sung(?!\s+by))\b(?<rest>.*)$/isu,
    doneTo,
  ],
  // “Take line 9 out”: the verb is in two parts.
  [
    /^(?<verb>take|cut|strip|edit|pull|leave)\s+(?<object>(?:the|this|that|my|line|lines|all|every)\b[^,"“]*?)\s+out$/i,
    '$<verb> out $<object>',
  ],
  // “Give this 4 stars and a moody tag”: the verb is said once.
  [
    /^(?<give>give\s+(?:it|this|that|these|those|them|the\s+[^,"“]+?))\s+(?<one>(?:[0-5]|one|two|three|four|five)\s+stars?|(?:an?|the)\s+\S+\s+tag|the\s+tags?\s+\S+)(?:\s+and|,)\s+(?<other>(?:[0-5]|one|two|three|four|five)\s+stars?|(?:an?|the)\s+\S+\s+tag|the\s+tags?\s+.+|a\s+(?:new\s+)?(?:title|name)\b.+)$/i,
    '$<give> $<one> and $<give> $<other>',
  ],
  // “In the panel transcript, replace …”: where something is to be done may stand before it.
  [
    /^(?:(?:please|pls|hey|hi|ok|okay|so)[,\s]+)*(?:in|on|for|from|throughout|within) ((?:the|this|that|my) (?:[^\s,"“]+ ){0,5}?(?:transcripts?|transcriptions?|scripts?|recording|episode|interview|podcast|dialogue|story|lesson|panel|talk|lecture|narration|voice-?over|document|one))\s*,?\s+(?:(?:please|pls|can you|could you|would you|i want you to|i need you to)\s+)*(?=(?:replace|change|swap|turn|fix|correct|rename|call|name|split|merge|join|combine|add|append|find|count|pull|use|set|make|write|substitute|spell|remove all|remove every|delete all|delete every|delete the word|remove the word)\b)(.+?)[\s.!]*$/is,
    '$2 in $1',
  ],
  // “I deleted the demo by mistake, get it back”: one wish.
  [
    /^(?:oh no[,!.\s]+|oops[,!.\s]+)?(?:i|we) (?:accidentally |just |have )*(?:deleted|removed|binned|trashed|lost) (.+?)(?: by (?:mistake|accident)| accidentally)?[,.;!]\s*(?:and )?(?:please |can you |could you |i want |i need )*(?:to )?(?:get|bring|restore|undelete|recover|undo|revert|reverse|have)? ?(?:it|that|them)(?: back)?[.!?]*$/i,
    'restore $1',
  ],
];

function doneTo(whole: string, { wanted, object, participle = '', rest = '' }: Parts): string {
  const verb = verbOfParticiple(participle);
  return verb === null || NOT_ASKED.has(verb) ? whole : `${verb} ${wanted ?? object}${rest}`;
}

/** “It should be called so” is read as it is. */
const NOT_ASKED = new Set(['call', 'name', 'make', 'look', 'use', 'add', 'move']);
