import type { Rewording } from '../rewording.ts';

/** Clauses about who speaks, and what somebody is called. */
export const CLAUSES_OF_VOICES: readonly Rewording[] = [
  // “Have the bedtime story read by a woman.”
  [
    /^(?:have|get|(?:(?:i|we)(?:['’]d| would)? )?(?:want|need|like)|(?:can|could) (?:i|we) (?:have|get)|make sure)\s+(?<what>[^,"“]+?|["“][^"”]+["”])\s+(?:to be\s+|be\s+|is\s+)?(?:read|spoken|narrated|voiced|recorded|performed)(?:\s+(?:out loud|out|aloud))?\s+by\s+(?<who>[^,"“]+?)\s*\??$/i,
    'have $<who> read $<what>',
  ],
  [
    /^(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill|[Mm]ay)\s+(?<who>(?!I\b)\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,2})\s+(?:please\s+)?(?<verb>read|speak|narrate|say|voice)\s+(?<what>[^?]+?)\s*\??$/u,
    'have $<who> $<verb> $<what>',
  ],
  // Who is called something else in a script is a character.
  [
    /^(?:rename|change)\s+(?:the\s+)?(?<who>(?!(?:speaker|title|file|script|transcript|recording|episode|line|word|name|first|second|third|last|it|this|that|image|picture|clip|song|board|tag|character)\b)\p{Ll}[\p{L}-]*)\s+(?:to|as|into)\s+(?<name>\p{Lu}[^"“]*?)\s+in\s+(?<where>(?:the|this|my)\s+(?!library\b).+)$/u,
    'rename the character $<who> to $<name> in $<where>',
  ],
  [
    /^(?<who>(?!(?:it|this|that|line|lines|someone|somebody|the (?:first|second|third|last|script|transcript|line)|you|i|we|they|he|she|nobody|everyone)\b)(?:the )?\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}) (?:should|must|has to|needs to) (?:please )?(?<verb>read|say|speak|narrate|voice) (?<what>["“].+|this\b.*)$/iu,
    'have $<who> $<verb> $<what>',
  ],
  [
    /^(?<name>\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}) (?:is|was|=) (?:the )?(?<who>speaker (?:\d|one|two|three|four)|(?:first|second|third|fourth) (?:speaker|voice))$/u,
    '$<who> is $<name>',
  ],
  [
    /^say (?<what>[^"“”:]{3,200}?) (?:in|with|using) (?:the )?voice (?:of |called )?(?<voice>\p{L}[\p{L}’' -]{1,40})$/iu,
    'say "$<what>" with the voice $<voice>',
  ],
  [
    /^(?:(?:i|we) want |let |make |have )?(?:the )?(?<who>(?!(?:it|this|that|i|we|you|they|script|line|lines)\b)[\p{L}’'-]+) (?:to )?(?:have|get|use|has|gets|uses) (?:the )?voice (?:of |called )?(?<voice>(?!(?:of|over|for|is|that)\b)\p{L}[\p{L} ]{1,40})$/iu,
    'give the $<who> the voice $<voice>',
  ],
];
