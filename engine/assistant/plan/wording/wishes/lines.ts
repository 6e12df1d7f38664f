import type { Rewording } from '../rewording.ts';

/** Wishes about lines, and about what is to be spoken. */
export const LINES_AND_SPEECH: readonly Rewording[] = [
  // “Line four, can you change that to …”
  [
    /^(?:(?:um+|uh+|so|and)[\s,]+)*(?<line>line \w+|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) line)\s*,?\s+(?:can|could|would|please)\s+(?:you\s+)?(?:please\s+)?(?:change|make|turn|rewrite|set)\s+(?:that|it|this)\s+(?:to|into|as|say)\s*:?\s*["“]?(?<text>[^"“”]+?)["”]?\s*\??$/i,
    'change $<line> to "$<text>"',
  ],
  // “The last line is too long, delete it.”
  [
    /^(?:i think |i find )?(?<line>the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)) (?:line|sentence)|line \d+)(?<where>\s+(?:of|in)\s+(?:this|the)\s+[^,;.]*?(?:script|story))?\b[^,;.]*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:delete|remove|drop|cut)\s+(?:it|that|that one|this one)[\s.!?]*$/i,
    'delete $<line>$<where>',
  ],
  // “The third line sounds odd, do it once more.”
  [
    /^(?:i think |i find )?(?<line>the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)) (?:line|sentence)|line \d+)\b[^,;.]*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:do|say|speak|record|generate|make|try|read)\s+(?:it |that |this )?(?:again|once more|one more time|anew|over)[\s.!?]*$/i,
    'speak $<line> again',
  ],
  // “Line 9 is wrong, it should say: The end.”
  [
    /^(?<line>line \d+|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) line)\s+(?:is|was|looks|sounds)\s+[^,;.:]{2,20}[,;.:]\s*(?:it|this)\s+(?:should|must|has to|needs to)\s+(?:say|be|read)\s*:?\s*["“]?(?<text>[^"“”]+?)["”]?\s*$/i,
    'change $<line> to "$<text>"',
  ],
  // “I don’t like the take of line 2, another one.”
  [
    /^(?:(?:i|we) (?:really )?(?:do not|don['’]?t|dislike|hate)(?: like| love)?)\s+(?<what>(?:the|this|that)\s+(?:take|line|reading|narration)\b[^,.;]*?|(?:the|this)\s+(?:\w+\s+)?lines?\b[^,.;]*?)\s*[,.;]\s*(?:(?:and|so|please|can you|could you|give me|do|make|try|i want|i need)\s+)*(?:another(?: one| take)?|a (?:new|different|fresh) (?:one|take)|again|redo(?: it)?|do it again|once more|one more)[\s.!]*$/i,
    'speak $<what> again',
  ],
  // “Change line 3 to The end.”: what a line is to say counts as quoted, with its full stop.
  [
    /^((?:[\p{L}’'-]+\s+){0,4}?(?:the\s+)?line\s+(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\s+(?:should|must|has to|needs to)\s+(?:read|say|be)\s*:?|\s+(?:to|as|into)\s*:?|\s*:)\s+)((?!\d|and\b|the\s+(?:script|end)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)[^"“„:]{2,400}?)\s*$/iu,
    '$1"$2"',
  ],
  // “Add a line for the wizard: You shall wait.”
  [
    /^((?:(?:please|pls|can you|could you|now|then|and)\s+)*(?:add|append|insert|put|write)\b[^:"“„\n]*\blines?\b[^:"“„\n]*:\s*)([^"“„\s][^"“”„]{0,480}?)\s*$/iu,
    '$1"$2"',
  ],
  // “I need a phone greeting: We are closed on Mondays.”: what is only heard is spoken.
  [
    /^(?:(?:please|pls|can you|could you|would you|hey|hi|ok|okay|now)[,\s]+)*(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|make|record|create|generate|give|get|do|write|produce)\s+(?:me\s+|us\s+)?)?(?:(?:an?|the|our|my|this)\s+)?(?:(?!(?:picture|image|song|music|poster|card|logo|clip|video|tag|title)\b)[\p{L}-]+\s+){0,3}?(?:voice-?mails?|greetings?|announcements?|voice (?:message|line|note|memo)s?|answering machine(?: message)?|(?:hold|phone|audio|safety|door|doorbell|tannoy|welcome) (?:message|text)s?|station ids?|disclaimers?|narrations?|spoken (?:intro|outro|text|line)s?|audio (?:intro|outro|guide|description)s?|(?:radio|audio) (?:spot|ad|advert)s?)(?:\s+(?:for|on|of|at)\s+[^:"“„\n]{1,60})?\s*:\s*(?<text>[^"“„\s][^"“”„]{2,480}?)\s*$/iu,
    'say "$<text>"',
  ],
  // “New script: [Anna] Hi.”: what a script is made of counts as quoted.
  [
    /^((?:(?:please|pls|can you|could you|now)\s+)*(?:(?:make|create|start|set up|begin|i (?:need|want))\s+(?:me\s+)?)?(?:(?:an?|the|another)\s+)?(?:new\s+|fresh\s+)?(?:voice-?over\s+)?script(?!\b[^:"“„\n]*\b(?:about|on|for)\b)[^:"“„\n]{0,60}:\s*)([^"“„\s][^"“”„]*?)\s*$/is,
    '$1"$2"',
  ],
  // “Read this out: Mind the gap.”: what is to be spoken counts as quoted.
  [
    /^((?:(?:please|pls|hey|ok|okay|can you|could you|would you|will you|now|i want you to|i need you to|let|have)\b[,\s]+)*(?:(?!(?:draw|paint|make|create|generate|write)\b)[\p{L}’'-]+\s+){0,3}?(?:say|speak|read|voice|narrate|record|text[- ]to[- ]speech|tts|voice-?over|voice over|speech)\b[^:"“„\n]{0,60}:\s*)([^"“„\s][^"“”„]{0,480}?)\s*$/iu,
    '$1"$2"',
  ],
];
