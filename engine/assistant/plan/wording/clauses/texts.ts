import type { Rewording } from '../rewording.ts';

const THE = '(?:the|this|that|my|our)';

/** Clauses about what a text says, files, and what is in the library. */
export const CLAUSES_OF_TEXTS: readonly Rewording[] = [
  [
    /^(?:get|pull|extract|give me|show me|(?:i|we) (?:need|want))\s+(?:me\s+)?(?:the\s+|all\s+(?:the\s+)?)?(?:spoken\s+)?(?:words|speech|what (?:is|was|gets) said)\s+(?:out of|from|of|in)\s+(?<what>(?:the|this|that|my)\s+[^"“]*\b(?:recording|call|audio|memo|voice note|interview|conversation|talk|lecture)\b[^"“]*)$/i,
    'transcribe $<what>',
  ],
  [
    /^(?:what(?:['’]s| is)\s+(?:going on|happening|running|being (?:made|generated|done)|in the works|still (?:going|running))(?:\s+(?:right )?now)?(?:\s+in the background|\s+behind the scenes)?|(?:are you|is (?:it|anything|something)) (?:still )?(?:busy|working|going|doing (?:anything|something)))\s*\??$/i,
    'what is running right now',
  ],
  [/^write out (?<what>(?:the|my|this|that)\s+(?!(?:numbers?|words?|dates?|lyrics)\b)[^"“:]+)$/i, 'transcribe $<what>'],
  [
    /^(?:(?:show|list|find|give)(?: me)? )?(?:the |my )?(?:\d{1,2}|two|three|four|five|six|ten) (?<order>newest|latest|oldest|longest|shortest|largest|biggest|most recent) (?<kind>images|pictures|photos|songs|clips|videos|recordings|transcripts|scripts|items|files)$/i,
    'find the $<order> $<kind>',
  ],
  [
    /^where (?:did|has|have|did)\s+(?<what>(?:my|the|that|our)\s+[^?]+?)\s+(?:go|gone|disappear(?:ed)?|vanish(?:ed)?|end(?:ed)? up)(?:\s+to)?\s*\??$/i,
    'find $<what>',
  ],
  [
    /^(?:(?:only|just|all)\s+)*(?:my\s+|the\s+)?(?<which>favou?rites|starred)(?:\s+(?:ones|items|things))?(?:\s+(?:only|please))?$/i,
    'list my favourites',
  ],
  [
    /^(?<what>this|that|it)(?:['’]s| is)\s+(?:an?\s+|only\s+|just\s+|easily\s+|clearly\s+)*(?:solid\s+|clear\s+)?(?<stars>[0-5])(?:\s*(?:\/|out of)\s*5)?$/i,
    'rate $<what> $<stars>',
  ],
  // A format alone, or a verb alone, is said of what is open.
  [
    /^(?:(?:as|in|into|to)\s+)?(?:an?\s+)?(?<format>png|jpe?g|webp|avif|flac)(?:\s+(?:file|version|format|copy))?$/i,
    'export this as $<format>',
  ],
  [/^(?<verb>animate|transcribe|summari[sz]e|narrate)$/i, '$<verb> this'],
  [/^boil (?<what>(?:the|this|that|it|my)\b[^"“]*?) down\b.*$/i, 'summarise $<what>'],
  [
    /^what (?:is|was|gets|has been) (?:being )?said (?:about|on|of) (?<what>[^?]+?)\s*\??$/i,
    'what do they say about $<what>',
  ],
  // “The candle jar off the shop window”: the verb is left out.
  [
    /^(?<what>(?!(?:take|turn|get|kick|pull|put|cut|drop|remove|switch|show|go|log|sign|drive|walk|fall|jump)\b)[^"“,:]{3,50}?) off (?<board>the (?!(?:record|wall|shelf|table|ground|coast|top|bat)\b)[^"“,:]{2,50})$/i,
    'take $<what> off $<board>',
  ],
  // “The word lamp should be lantern.”
  [
    /^(?:(?:everywhere|throughout|all over)(?:\s+(?:in\s+)?(?:this|the|my)\s+[\p{L}-]+)?\s*,?\s+)?(?:the|every|each|all)\s+(?:words?|names?|spellings?|years?|numbers?|dates?|terms?|places?|prices?)\s+["“]?(?<old>(?!(?:of|for|in)\b)[\p{L}\p{N}’'-]+)["”]?\s+(?:should|must|has to|have to|needs? to|ought to)\s+(?:actually\s+|really\s+)?(?:be|say|read|become)\s+(?:spelled\s+|written\s+)?["“]?(?<right>[\p{L}\p{N}’'-]+)["”]?(?<where>\s+(?:in|everywhere)\b.*)?$/iu,
    'replace "$<old>" with "$<right>"$<where>',
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
    /^(?<save>save|export|download|(?:give|get|send) me|(?:i|we) (?:want|need))\s+(?<what>(?:the|this|that|my)\b[^"“]+?)\s+as\s+(?:an?\s+)?(?:audio|sound|sound file|audio ?file|audio ?book)$/i,
    'export $<what> as mp3',
  ],
  [
    /^(?<verb>(?:take|cut|strip|edit|leave|throw) out|remove|delete|drop|get rid of|replace|erase)\s+(?:the|every|all)\s+(?<noun>word|phrase|name)s?\s+(?<word>(?!["“])[\p{L}'’-]+(?:\s+know|\s+of|\s+mean)?)(?=$|\s+(?:everywhere|in|from|throughout|with|by)\b)/iu,
    '$<verb> the $<noun> "$<word>"',
  ],
  [
    /^(?:(?:give|show|get|send) me|(?:i|we)(?:['’]d| would)? (?:want|need|like)|export|save|copy|grab|pull(?: out)?)\s+the\s+(?:plain\s+|whole\s+|full\s+)?text\s+of\s+(?<what>[^"“]+)$/i,
    'export $<what> as text',
  ],
  [
    /^(?:(?:show|list|find|give)(?: me)? )?(?:the|my) (?<order>newest|latest|oldest|longest|shortest|largest|biggest|most recent) (?:(?:\d{1,2}|two|three|four|five|six|ten) )(?<kind>images|pictures|photos|songs|clips|videos|recordings|transcripts|scripts|items|files)$/i,
    'find the $<order> $<kind>',
  ],
  [
    /^(?:the |a )?(?:transcript|transcription) (?:of|for|from) (?<what>(?:the|my|this|that)\b[^?"“]+)$/i,
    'transcribe $<what>',
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
    /^(?:write|type|note|put|get)\s+(?:(?:down|out|up|in writing)\s+)?(?<what>(?:this|the|my|that)\s+(?:[^,"“]*\s)?(?:recording|call|interview|meeting|memo|conversation|audio|voice note|voice message|podcast|episode|lecture|talk)(?:\s+(?:with|about|from|on|of)\s+[^,"“]+?)?)(?:\s+(?:down|out|up|in writing|on paper))?$/i,
    'transcribe $<what>',
  ],
];
