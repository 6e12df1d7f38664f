const INSTRUMENT =
  '(?:piano|guitar|ukulele|violin|cello|strings|synths?|drums|bass|flute|trumpet|choir|harp|saxophone|sax|accordion|banjo|organ|marimba|clarinet|beats?|jazz|blues|techno|ambient|lo-?fi|reggae|funk|soul|folk|metal|rock|rap)';
const THE = '(?:the|this|that|my|our)';

/**
 * Ways to say a clause, each with the plain one that skills know; the first that fits counts. None of them takes anything away: what
 * is to go has to be said in the words for it.
 */
const REWORDINGS: readonly (readonly [said: RegExp, plain: string])[] = [
  // Ten seconds of something are a clip, unless they sound.
  [
    new RegExp(
      String.raw`^(?:(?:give me|show me|make|create|generate|(?:i|we) (?:need|want)|get)\s+(?:me\s+)?)?(?<length>(?:\d{1,3}|ten|five|six|thirty|sixty)[\s-]?(?:s|secs?|seconds|minutes?|mins?)) of (?<what>(?=.*\b(?:music|song|${INSTRUMENT})\b).+)$`,
      'i',
    ),
    'compose $<what>, $<length>',
  ],
  [
    /^(?:(?:give me|show me|make|create|generate|film|(?:i|we) (?:need|want)|get)\s+(?:me\s+)?)?(?<length>(?:\d{1,2}|ten|five|six)[\s-]?(?:s|secs?|seconds)) of (?<what>(?!(?:it|this|that|the|my|silence)\b).+)$/i,
    'make a clip of $<what>, $<length>',
  ],
  // The camera moves over what is there.
  [
    /^(?<how>(?:(?:slowly|gently|quickly)\s+)?(?:zoom|pan|tilt|dolly|push|pull|orbit|circle|fly)(?:\s+(?:slowly|gently|quickly))?\s+(?:in(?:to)?|out of|over|across|around|along|towards?|through)(?:\s+on)?)\s+(?<what>(?:it|this|that|the)\b[^,]*)$/i,
    'animate $<what> with camera $<how> it',
  ],
  [/^sing\s+(?!(?:this|that|it|these|those|them|the|my|along)\b)(?<what>[^:"“]+)$/i, 'compose $<what>'],
  [new RegExp(String.raw`^some\s+(?<what>(?:[\p{L}-]+\s+){0,4}${INSTRUMENT})$`, 'iu'), 'compose $<what>'],
  [
    /^(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill|[Mm]ay)\s+(?<who>(?!I\b)\p{Lu}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]*){0,2})\s+(?:please\s+)?(?<verb>read|speak|narrate|say|voice)\s+(?<what>[^?]+?)\s*\??$/u,
    'have $<who> $<verb> $<what>',
  ],
  // Who is called something else in a script is a character.
  [
    /^(?:rename|change)\s+(?:the\s+)?(?<who>(?!(?:speaker|title|file|script|transcript|recording|episode|line|word|name|first|second|third|last|it|this|that|image|picture|clip|song|board|tag|character)\b)\p{Ll}[\p{L}-]*)\s+(?:to|as|into)\s+(?<name>\p{Lu}[^"“]*?)\s+in\s+(?<where>(?:the|this|my)\s+(?!library\b).+)$/u,
    'rename the character $<who> to $<name> in $<where>',
  ],
  // Whether a text speaks of something.
  [
    new RegExp(
      String.raw`^(?:does|do|did|has|have)\s+(?<where>${THE}\s+[^?]+?)\s+(?:ever\s+)?(?:mention|say (?:anything|something) about|talk about|speak of|speak about|cover|discuss|contain anything about|mentioned|discussed)\s+(?<what>[^?]+?)(?:\s+(?:anywhere|at all|somewhere))?\s*\??$`,
      'i',
    ),
    'is $<what> mentioned in $<where>',
  ],
  [
    /^(?:(?:tell|show|read|give) me )?what (?<who>they|he|she|we|speaker \w+|people|the (?:host|guest|guests|speakers?|others?|woman|man)) (?:say|says|said|think|thinks|thought)s? (?:about|of|on) (?<what>.+)$/i,
    'what do $<who> say about $<what>',
  ],
  [
    /^(?<save>save|export|download|put)\s+(?<what>[^"“]+?)\s+(?:on)?to (?:my|the|an?) (?:(?:usb |memory )?(?:stick|drive)|hard ?(?:disk|drive)|sd card|external (?:disk|drive)|downloads(?: folder)?|desktop|computer|laptop|disk)$/i,
    'save $<what>',
  ],
  [
    /^(?<who>(?!(?:it|this|that|line|lines|someone|somebody|the (?:first|second|third|last|script|transcript|line)|you|i|we|they|he|she|nobody|everyone)\b)(?:the )?\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}) (?:should|must|has to|needs to) (?:please )?(?<verb>read|say|speak|narrate|voice) (?<what>["“].+|this\b.*)$/iu,
    'have $<who> $<verb> $<what>',
  ],
  [
    /^(?<save>save|export|download|(?:give|get|send) me|(?:i|we) (?:want|need))\s+(?<what>(?:the|this|that|my)\b[^"“]+?)\s+as\s+(?:an?\s+)?(?:audio|sound|sound file|audio ?file|audio ?book)$/i,
    'export $<what> as mp3',
  ],
  [
    /^(?<verb>(?:take|cut|strip|edit|leave|throw) out|remove|delete|drop|get rid of|replace|erase)\s+(?:the|every|all)\s+(?<noun>word|phrase|name)s?\s+(?<word>(?!["“])[\p{L}'’-]+(?:\s+know|\s+of|\s+mean)?)(?=$|\s+(?:everywhere|in|from|throughout|with|by)\b)/iu,
    '$<verb> the $<noun> "$<word>"',
  ],
  [
    /^(?:(?:give|show|get|send) me|(?:i|we)(?:['’]d| would)? (?:want|need|like)|export|save)\s+the\s+(?:plain\s+|whole\s+|full\s+)?text\s+of\s+(?<what>[^"“]+)$/i,
    'export $<what> as text',
  ],
  [
    /^(?:(?:show|list|find|give)(?: me)? )?(?:the|my) (?<order>newest|latest|oldest|longest|shortest|largest|biggest|most recent) (?:(?:\d{1,2}|two|three|four|five|six|ten) )(?<kind>images|pictures|photos|songs|clips|videos|recordings|transcripts|scripts|items|files)$/i,
    'find the $<order> $<kind>',
  ],
  [
    /^(?<make>make|draw|design|create|paint|do)\s+the\s+(?<thing>logo|poster|cover|icon|banner|picture|image|illustration|flyer|thumbnail|song|jingle)\s+(?<of>(?:of|for)\s+(?:an?|my|our)\s+.+)$/i,
    '$<make> a $<thing> $<of>',
  ],
  [/^animate\s+(?<what>[^:"“]+?)\s*:\s*(?:it|he|she|they)\s+(?<how>.+)$/i, 'animate the $<what> so that it $<how>'],
  [
    /^(?<song>.*\b(?:songs?|tracks?|tunes?|music|melody|beat|piece)) (?:that|which) (?:sounds?|feels?|should sound|should feel) (?=like\b|\p{L})(?<how>[^?"“]+)$/iu,
    '$<song> $<how>',
  ],
  [
    /^(?:the |a )?(?:transcript|transcription) (?:of|for|from) (?<what>(?:the|my|this|that)\b[^?"“]+)$/i,
    'transcribe $<what>',
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
  [/^(?:read|give) me (?=(?:what|when|where|who)\b)/i, ''],
  [
    /^what (?:kind|type|sort|format)(?: of (?:a )?(?:file|item|thing|recording|audio))? (?:is|are|has) (?<what>(?:it|this|that|the|my)\b[^?]*?)(?: in)?\s*\??$/i,
    'details of $<what>',
  ],
  [
    /^(?:how far (?:is|are|along is)|how much longer|how long (?:until|till|will it take|does it (?:still )?take|do i have to wait)|what(?:['’]s| is) the progress|how many percent)\b(?!.*\b(?:did|does the|was|were)\b).*$/i,
    'what is running right now',
  ],
  [
    /^(?:show|give|get|list|find)(?: me)? (?:(?:all|any|some|the|my|our)\s+)*(?:stuff|things|something)\s+(?:with|about|of|on|for|from)\s+(?<what>[^?]+)$/i,
    'find everything about $<what>',
  ],
  [
    new RegExp(
      String.raw`^(?:is there |was there |were there |did i miss )?(?:anything|something|what(?:['’]s| is| was)?)\s+(?:new|important|interesting|relevant|notable|worth knowing|exciting|special)\s+(?:in|from|of)\s+(?<what>${THE}\s+[^?]+?)\s*\??$`,
      'i',
    ),
    'summarise $<what>',
  ],
  [
    /^(?:write|type|note|put|get)\s+(?:(?:down|out|up|in writing)\s+)?(?<what>(?:this|the|my|that)\s+(?:[^,"“]*\s)?(?:recording|call|interview|meeting|memo|conversation|audio|voice note|voice message|podcast|episode|lecture|talk))(?:\s+(?:down|out|up|in writing|on paper))?$/i,
    'transcribe $<what>',
  ],
];

/** A clause in its plain way. */
export function reworded(text: string): string {
  const found = REWORDINGS.find(([said]) => said.test(text));
  return found ? text.replace(found[0], found[1]) : text;
}
