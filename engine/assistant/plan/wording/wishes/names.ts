import type { Rewording } from '../rewording.ts';

/** Wishes about who speaks, and about what is written wrong. */
export const NAMES_AND_WORDS: readonly Rewording[] = [
  // “This is Spanish, transcribe again.”
  [
    /^(?:it|this|that|he|she|they)(?:['’]s| is| are| speaks?)\s+(?:all\s+)?(?:in\s+)?(?<language>english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hindi|chinese|japanese|korean|swedish|norwegian|danish|finnish|czech|greek|hungarian|romanian)\s*[,;.]\s*(?:(?:so|please|can you|could you|and)\s+)*(?<wish>(?:re-?)?transcribe\b[^,;.]*?)[\s.!?]*$/i,
    '$<wish> in $<language>',
  ],
  // “Speaker one is my boss, call her Mrs. Lund.”
  [
    /^(?<who>speaker \w+|the (?:first|second|third|fourth) (?:speaker|voice|one))\s+is\s+(?:my|our|his|her|their|the|an?)\s+[\p{Ll} ]+[,;.]\s*(?:please\s+)?(?:call|name|label|rename)\s+(?:her|him|them|it|that)\s+(?:to\s+|as\s+)?(?<name>\p{Lu}.+?)[\s!?]*$/iu,
    'rename $<who> to $<name>',
  ],
  // “Find all "boat" and make it "ship".”
  [
    /^(?:find|look for|search for|take)\s+(?:(?:all|every|each|any|the|word|words)\s+)*(?<old>["“][^"”]+["”])\s*(?:,|and|,\s*and)\s*(?:then\s+)?(?:make|turn|change|replace|write)\s+(?:it|them|that|each|all of them)\s+(?:to|into|with|by|as)?\s*(?<by>["“][^"”]+["”])/i,
    'replace $<old> with $<by>',
  ],
  // “Another voice for the wolf: Deep Voice Man.”
  [
    /^(?:(?:please|i want|i need|use|give me|make it)\s+)*(?:an?other|a (?:new|different)|the|new|other)\s+voice\s+for\s+(?<who>(?:the\s+)?[\p{L}’'-]+)\s*[:,–-]\s*(?<voice>\p{Lu}[\p{L}]*(?:\s+\p{Lu}[\p{L}]*){0,3})[\s.!]*$/u,
    'give $<who> the voice $<voice>',
  ],
  // “The speakers are mixed up, swap them.”
  [
    /^(?<who>[^,;.]+?)\s+(?:are|were|have been|got)\s+(?:swapped|switched|mixed up|the wrong way (?:a?round))\s*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:swap|switch|exchange|change|fix|correct|turn)\s+(?:them|it|that)(?:\s+(?:back|around|round))?[\s.!]*$/i,
    'swap $<who>',
  ],
  // “Tom, please say …”: who is addressed is to speak.
  [
    /^(?!(?:hey|hi|hello|ok|okay|please|pls|so|now|then|also|next|first|finally|atelier|assistant|thanks|great|sorry|wait|good|morning)\b)(?<voice>\p{Lu}[\p{L}’-]*(?:\s+\p{Lu}[\p{L}’-]*){0,2}),\s*(?:(?:please|pls|can you|could you|would you)\s+)*(?=(?:say|read|speak|narrate)\b)/u,
    'have $<voice> ',
  ],
  // “I am speaker 2, my name is Jo.”
  [
    /^(?:i am|i['’]m)\s+(?:the\s+)?(?<who>speaker\s+\S+?|(?:first|second|third|fourth) (?:speaker|voice))\s*(?:,|and|\()\s*(?:my name is|my name['’]s|i am|i['’]m|call me|named)?\s*(?<name>[^,.)]+)\)?[\s.!]*$/i,
    '$<who> is $<name>',
  ],
  // “It is "Beaulieu", please fix "Bewley".”
  [
    /^(?:it(?:['’]s| is)|that(?:['’]s| is)|the (?:right |correct )?(?:name|word|spelling) is)\s+(?:called\s+|spelled\s+)?(["“][^"”]+["”])\s*[,;.]\s*(?:so\s+|please\s+|can you\s+)*(?:fix|correct|change|replace|mend)\s+(?:all\s+|every\s+|the\s+)*(["“][^"”]+["”])/i,
    'replace $2 with $1',
  ],
  // “Everywhere it says colour, write color” is one wish.
  [
    /^(everywhere|wherever|whenever|every time|each time)\b([^,]*),\s*(?=(?:please )?(?:write|put|use|make)\b)/i,
    '$1$2 ',
  ],
  // “They say “harbor”, make it “harbour”” is one, too.
  [
    /^([^,]*\b(?:say|says|saying|said|writes?|writing|wrote|calls?|calling|called|spell(?:s|ed|t|ing)?|see(?:ing|s)?|hear(?:ing|s)?|read(?:ing|s)?)\s+(?:it\s+|him\s+|her\s+|them\s+)?["“][^"”]+["”][^,]*),\s*(?=(?:please )?(?:make|change|write|use|put|correct|fix|replace|it(?:['’]s| is| should))\b)/i,
    '$1 so ',
  ],
];
