import { countWords } from '../../language/count-words.ts';
import { infinitiveOf, verbOfParticiple } from '../../language/verb-forms.ts';

/** "Draw a cat and then a song about it": the verb is left out. */
const THEN_A_THING =
  /(\band (?:then|also)|[,;] (?:and )?then)\s+((?:an?|another|two|three|four|\d)\s+(?:[\p{L}-]+\s+){0,3}?(?:songs?|images?|pictures?|pics?|clips?|videos?)\b)/giu;

/** “Everywhere it says colour, write color” is one wish. */
const WHEREVER =
  /^(everywhere|wherever|whenever|every time|each time)\b([^,]*),\s*(?=(?:please )?(?:write|put|use|make)\b)/i;

/** “I deleted the demo by mistake, get it back”: one wish. */
const BY_MISTAKE =
  /^(?:oh no[,!.\s]+|oops[,!.\s]+)?(?:i|we) (?:accidentally |just |have )*(?:deleted|removed|binned|trashed|lost) (.+?)(?: by (?:mistake|accident)| accidentally)?[,.;!]\s*(?:and )?(?:please |can you |could you |i want |i need )*(?:to )?(?:get|bring|restore|undelete|recover|undo|revert|reverse|have)? ?(?:it|that|them)(?: back)?[.!?]*$/i;

/** “They say “harbor”, make it “harbour”” is one, too. */
const SAYING =
  /^([^,]*\b(?:say|says|saying|said|writes?|writing|wrote|calls?|calling|called|spell(?:s|ed|t|ing)?|see(?:ing|s)?|hear(?:ing|s)?|read(?:ing|s)?)\s+(?:it\s+|him\s+|her\s+|them\s+)?["“][^"”]+["”][^,]*),\s*(?=(?:please )?(?:make|change|write|use|put|correct|fix|replace|it(?:['’]s| is| should))\b)/i;

/** “In the panel transcript, replace …”: where something is to be done may stand before it. */
const PLACE_FIRST =
  /^(?:(?:please|pls|hey|hi|ok|okay|so)[,\s]+)*(?:in|on|for|from|throughout|within) ((?:the|this|that|my) (?:[^\s,"“]+ ){0,5}?(?:transcripts?|transcriptions?|scripts?|recording|episode|interview|podcast|dialogue|story|lesson|panel|talk|lecture|narration|voice-?over|document|one))\s*,?\s+(?:(?:please|pls|can you|could you|would you|i want you to|i need you to)\s+)*(?=(?:replace|change|swap|turn|fix|correct|rename|call|name|split|merge|join|combine|add|append|find|count|pull|use|set|make|write|substitute|spell|remove all|remove every|delete all|delete every|delete the word|remove the word)\b)(.+?)[\s.!]*$/is;

/** “Use seed 42 and draw …”, “in 16:9: …”: how it is to be made may stand before what. */
const SETTING_FIRST =
  /^(?:(?:please|pls|hey|ok|okay|so)[,\s]+)*(?:use|using|take|with|in|on|via|through)\s+(?:the\s+)?(?<setting>cloud(?: service)?|seed(?: number)? \d{1,9}|\d{1,2}\s?(?::|x|by)\s?\d{1,2}(?: format| ratio)?|(?:portrait|landscape|vertical|square|wide) (?:format|orientation))(?: for (?:this|that|it)(?: one)?)?\s*(?:[:,–-]|,?\s+and|,?\s+to)\s+(?:please\s+|pls\s+)?(?<rest>\S.*?)[\s.!]*$/is;

/** “Read this out: Mind the gap.”: what is to be spoken counts as quoted. */
const SAID_AFTER_COLON =
  /^((?:(?:please|pls|hey|ok|okay|can you|could you|would you|will you|now|i want you to|i need you to|let|have)\b[,\s]+)*(?:(?!(?:draw|paint|make|create|generate|write)\b)[\p{L}’'-]+\s+){0,3}?(?:say|speak|read|voice|narrate|record|text[- ]to[- ]speech|tts|voice-?over|voice over|speech)\b[^:"“„\n]{0,60}:\s*)([^"“„\s][^"“”„]{0,480}?)\s*$/iu;

/** “A theme with trombones, and name it Brass Beast”: what is made has a title from its beginning. */
const SONG_NAMED =
  /^((?=.*\b(?:songs?|tracks?|tunes?|themes?|jingles?|music|ballads?|anthems?|lullab(?:y|ies)|beats?|instrumentals?)\b)(?:(?:please|pls|can you|could you|now)\s+)*(?:write|compose|make|create|generate|produce|record|i need|i want|we need)\b[^"“]*?)(?:\s*[,.;]\s*(?:and\s+)?|\s+and\s+)(?:please\s+)?(?:call|name|title)\s+(?:it|that|this|the (?:song|track|tune))\s+(?:as\s+)?(.+)$/is;

/** “Make a board with the clips and call it Teaser.” */
const BOARD_NAMED =
  /^((?:(?:please|can you|could you|now)\s+)*(?:make|create|start|set up|build|collect|gather|group)\b[^"“]*?\bboard\b[^"“]*?)(?:\s*[,.;]\s*(?:and\s+)?|\s+and\s+)(?:call|name|title)\s+(?:it|that|the board)\s+(.+)$/is;

/** “I was thinking of a snail, could you paint that?”: what it is comes before what is to be done. */
const IMAGINED =
  /^(?:(?:i|we)(?:['’]m| am| was|['’]ve been)? (?:thinking|dreaming|looking) (?:of|about|for)|(?:i|we)(?:['’]d| would)? (?:need|want|like)(?=[^,.;]*[,.;]\s*(?:can|could|would) you\b)|(?:i|we) (?:have|had) (?:an|this) idea(?: of)?|(?:(?:i\s+)?imagine|picture|think of)(?:\s+this)?)[\s:,]+(?<topic>[^.;]+?)\s*(?:[,.;]|\band\b)\s*(?:(?:and|so|please|now|then|can you|could you|would you)\s+)*(?<verb>draw|paint|sketch|illustrate|render|animate|film|compose|make|generate|show)\s+(?:me\s+|us\s+)?(?:a (?<thing>picture|image|song|clip|video) (?:of|about) )?(?:it|that|this|one|some|them)\b[\s.!?]*$/is;

/** “I don’t need the red kayak anymore, delete it.” */
const STATED =
  /^(?:(?:i|we)\s+)?(?:(?:really|just|do not|don['’]t|no longer|absolutely|totally)\s+)*(?:need|want|like|love|adore|hate|use)\s+(?<topic>(?:the|my)\s+[^,.;!?]+?|(?!(?:it|this|that|them|these|those|to|an?|some|how|you|your|all|more|\d)\b)[^,.;!?]{2,40}?)(?:\s+(?:any ?more|at all|so much|a lot|now|best|most))?\s*[,.;!]\s*(?:(?:and|so|please|pls|can you|could you)\s+)*(?<before>(?!but\b)[^,.;"“]{2,30}?)\b(?:it|that|them)\b(?<after>[^?]*)$/is;

/** “Would you mind giving me …”: a verb behind a polite turn. */
const GERUND =
  /\b(?:(?:(?:would|do) (?:you|u) )?mind|how about|what about|(?:i|we)['’]d appreciate (?:you |your )?|fancy|consider|(?:please )?(?:start|begin)|go on (?:with|and start)|how’s about)\s+(?:please\s+)?(?<verb>\p{L}+ing)\b/iu;

/** “I want the recording transcribed”, “this needs to be tagged sea”: what is to be done stands behind what it is done to. */
const DONE_TO =
  /^(?:(?:please|pls|can you|could you)\s+)*(?:(?:(?:i|we)(?:['’]d| would)? (?:want|need|like)|have|get|can|could|make sure|see that)\s+(?<wanted>(?:the|this|that|my|our|all|both|these|those|it|them|every)\b[^,"“]*?)\s+(?:to be |to get |get |gets |be |is |are )?|(?<object>(?:the|this|that|my|our|all|both|these|those|it|they|every)\b[^,"“]*?)\s+(?:should|must|needs? to|has to|have to|ought to|shall|wants? to)\s+(?:be|get)\s+)(?<participle>\p{L}+ed|drawn|written|spoken|sung)\b(?<rest>.*)$/isu;

/** “Take line 9 out”: the verb is in two parts. */
const APART =
  /^(?<verb>take|cut|strip|edit|pull|leave)\s+(?<object>(?:the|this|that|my|line|lines|all|every)\b[^,"“]*?)\s+out$/i;

/** “Give this 4 stars and a moody tag”: the verb is said once. */
const TWO_GIFTS =
  /^(?<give>give\s+(?:it|this|that|these|those|them|the\s+[^,"“]+?))\s+(?<one>(?:[0-5]|one|two|three|four|five)\s+stars?|(?:an?|the)\s+\S+\s+tag|the\s+tags?\s+\S+)(?:\s+and|,)\s+(?<other>(?:[0-5]|one|two|three|four|five)\s+stars?|(?:an?|the)\s+\S+\s+tag|the\s+tags?\s+.+|a\s+(?:new\s+)?(?:title|name)\b.+)$/i;

/** “From the pier to the lighthouse, make a transition clip.” */
const ENDS_FIRST =
  /^(?:from\s+)(?<from>[^,"“]+?)\s+to\s+(?<to>[^,"“]+?)\s*[,:]\s*(?:(?:please|can you|could you)\s+)*(?:make|create|generate|do|film)\s+(?:me\s+)?an?\s+(?:\S+\s+)?(?:clip|video|film|animation|transition|morph)\b.*$/i;

/** “I am speaker 2, my name is Jo.” */
const I_AM_SPEAKER =
  /^(?:i am|i['’]m)\s+(?:the\s+)?(?<who>speaker\s+\S+?|(?:first|second|third|fourth) (?:speaker|voice))\s*(?:,|and|\()\s*(?:my name is|my name['’]s|i am|i['’]m|call me|named)?\s*(?<name>[^,.)]+)\)?[\s.!]*$/i;

/** “Tom, please say …”: who is addressed is to speak. */
const ADDRESSED =
  /^(?!(?:hey|hi|hello|ok|okay|please|pls|so|now|then|also|next|first|finally|atelier|assistant|thanks|great|sorry|wait|good|morning)\b)(?<voice>\p{Lu}[\p{L}’-]*(?:\s+\p{Lu}[\p{L}’-]*){0,2}),\s*(?:(?:please|pls|can you|could you|would you)\s+)*(?=(?:say|read|speak|narrate)\b)/u;

/** “A picture of a lamp and a song about lamps”: the verb is said once. */
const AND_A_THING =
  /(?<=^(?:(?:please|can you|could you)\s+)*(?:make|create|generate|draw|paint|compose|i (?:want|need))\b.*)\band\s+((?:an?|another|two|three|four|five|\d)\s+(?:[\p{L}-]+\s+){0,2}?(?:songs?|images?|pictures?|pics?|clips?|videos?)\s+(?:about|of|showing|for|with)\b)/giu;

/** “Change line 3 to The end.”: what a line is to say counts as quoted, with its full stop. */
const LINE_TEXT =
  /^((?:[\p{L}’'-]+\s+){0,4}?(?:the\s+)?line\s+(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:\s+(?:should|must|has to|needs to)\s+(?:read|say|be)\s*:?|\s+(?:to|as|into)\s*:?|\s*:)\s+)((?!\d|and\b|the\s+(?:script|end)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b)[^"“„:]{2,400}?)\s*$/iu;

/** “It is "Beaulieu", please fix "Bewley".” */
const RIGHT_THEN_WRONG =
  /^(?:it(?:['’]s| is)|that(?:['’]s| is)|the (?:right |correct )?(?:name|word|spelling) is)\s+(?:called\s+|spelled\s+)?(["“][^"”]+["”])\s*[,;.]\s*(?:so\s+|please\s+|can you\s+)*(?:fix|correct|change|replace|mend)\s+(?:all\s+|every\s+|the\s+)*(["“][^"”]+["”])/i;

/** “I don’t like the take of line 2, another one.” */
const DISLIKED =
  /^(?:(?:i|we) (?:really )?(?:do not|don['’]?t|dislike|hate)(?: like| love)?)\s+(?<what>(?:the|this|that)\s+(?:take|line|reading|narration)\b[^,.;]*?|(?:the|this)\s+(?:\w+\s+)?lines?\b[^,.;]*?)\s*[,.;]\s*(?:(?:and|so|please|can you|could you|give me|do|make|try|i want|i need)\s+)*(?:another(?: one| take)?|a (?:new|different|fresh) (?:one|take)|again|redo(?: it)?|do it again|once more|one more)[\s.!]*$/i;

/** “The speakers are mixed up, swap them.” */
const MIXED_UP =
  /^(?<who>[^,;.]+?)\s+(?:are|were|have been|got)\s+(?:swapped|switched|mixed up|the wrong way (?:a?round))\s*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:swap|switch|exchange|change|fix|correct|turn)\s+(?:them|it|that)(?:\s+(?:back|around|round))?[\s.!]*$/i;

/** “The third line sounds odd, do it once more.” */
const LINE_AGAIN =
  /^(?:i think |i find )?(?<line>the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)) (?:line|sentence)|line \d+)\b[^,;.]*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:do|say|speak|record|generate|make|try|read)\s+(?:it |that |this )?(?:again|once more|one more time|anew|over)[\s.!?]*$/i;

/** “The last line is too long, delete it.” */
const LINE_GONE =
  /^(?:i think |i find )?(?<line>the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d+(?:st|nd|rd|th)) (?:line|sentence)|line \d+)(?<where>\s+(?:of|in)\s+(?:this|the)\s+[^,;.]*?(?:script|story))?\b[^,;.]*[,;.]\s*(?:(?:and|so|please|can you|could you)\s+)*(?:delete|remove|drop|cut)\s+(?:it|that|that one|this one)[\s.!?]*$/i;

/** “Line 9 is wrong, it should say: The end.” */
const LINE_WRONG =
  /^(?<line>line \d+|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) line)\s+(?:is|was|looks|sounds)\s+[^,;.:]{2,20}[,;.:]\s*(?:it|this)\s+(?:should|must|has to|needs to)\s+(?:say|be|read)\s*:?\s*["“]?(?<text>[^"“”]+?)["”]?\s*$/i;

/** “This is Spanish, transcribe again.” */
const LANGUAGE_FIRST =
  /^(?:it|this|that|he|she|they)(?:['’]s| is| are| speaks?)\s+(?:all\s+)?(?:in\s+)?(?<language>english|german|french|spanish|italian|portuguese|dutch|polish|russian|ukrainian|turkish|arabic|hindi|chinese|japanese|korean|swedish|norwegian|danish|finnish|czech|greek|hungarian|romanian)\s*[,;.]\s*(?:(?:so|please|can you|could you|and)\s+)*(?<wish>(?:re-?)?transcribe\b[^,;.]*?)[\s.!?]*$/i;
/** “Speaker one is my boss, call her Mrs. Lund.” */
const WHO_IS_CALLED =
  /^(?<who>speaker \w+|the (?:first|second|third|fourth) (?:speaker|voice|one))\s+is\s+(?:my|our|his|her|their|the|an?)\s+[\p{Ll} ]+[,;.]\s*(?:please\s+)?(?:call|name|label|rename)\s+(?:her|him|them|it|that)\s+(?:to\s+|as\s+)?(?<name>\p{Lu}.+?)[\s!?]*$/iu;
/** “Find all "boat" and make it "ship".” */
const FIND_AND_MAKE =
  /^(?:find|look for|search for|take)\s+(?:(?:all|every|each|any|the|word|words)\s+)*(?<old>["“][^"”]+["”])\s*(?:,|and|,\s*and)\s*(?:then\s+)?(?:make|turn|change|replace|write)\s+(?:it|them|that|each|all of them)\s+(?:to|into|with|by|as)?\s*(?<by>["“][^"”]+["”])/i;
/** “Another voice for the wolf: Deep Voice Man.” */
const VOICE_FOR =
  /^(?:(?:please|i want|i need|use|give me|make it)\s+)*(?:an?other|a (?:new|different)|the|new|other)\s+voice\s+for\s+(?<who>(?:the\s+)?[\p{L}’'-]+)\s*[:,–-]\s*(?<voice>\p{Lu}[\p{L}]*(?:\s+\p{Lu}[\p{L}]*){0,3})[\s.!]*$/u;

/** “… and make it wide”: how a picture is to be belongs to it. */
const AND_SHAPED =
  /^(?<what>(?=.*\b(?:draw|paint|sketch|illustrate|pictures?|images?|photos?|drawings?|posters?)\b).+?)\s*,?\s+(?:and|then)\s+(?:then\s+|please\s+)*make\s+(?:it|that|them)\s+(?:in\s+)?(?<shape>wide|tall|vertical|upright|portrait|landscape|horizontal|square|watercolou?r|comic|vibrant)[\s.!]*$/i;
/** “Line four, can you change that to …” */
const LINE_THAT =
  /^(?:(?:um+|uh+|so|and)[\s,]+)*(?<line>line \w+|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) line)\s*,?\s+(?:can|could|would|please)\s+(?:you\s+)?(?:please\s+)?(?:change|make|turn|rewrite|set)\s+(?:that|it|this)\s+(?:to|into|as|say)\s*:?\s*["“]?(?<text>[^"“”]+?)["”]?\s*\??$/i;
/** “I recorded a call with Omar, can you transcribe that?” */
const MADE_THEN_ASKED =
  /^(?:(?:okay|ok|so|well|hi|hey|hello|um)[\s,]+)*(?:i|we)\s+(?:have\s+|just\s+|['’]ve\s+)*(?:recorded|made|drew|drawn|wrote|written|imported|added|got|have)\s+(?:an?|the|this|my|some)\s+(?<what>[^,.;!?]{3,60}?)\s*(?:[,.;!]|\band\b|\bso\b)?\s+(?:and\s+|so\s+)?(?:can|could|would|will)\s+you\s+(?:please\s+)?(?<verb>transcribe|summari[sz]e|export|tag|rate|animate|open|rename|narrate|find)\s+(?:that|it|them|this)(?<rest>\b[^?]*?)[\s.!?]*$/i;
/** “When that is done, …” */
const WHEN_DONE =
  /\s*,?\s*\b(?:and\s+|then\s+)*(?:when|once|as soon as|after)\s+(?:that|it|this)(?:['’]s|\s+is|\s+has)?\s+(?:been\s+)?(?:done|finished|ready|complete[d]?|over|through)\s*,?\s+(?:please\s+|then\s+|can you\s+|could you\s+)*(?=\p{L})/giu;

/** Politeness before a colon or between commas asks for nothing. */
const POLITE_INSIDE = /[\s,]+(?:please|pls|plz|thx|thanks)(?=\s*:)/gi;

/** A wish in the order and the words that clauses are read in: what belongs together stays together. */
export const asOneWish = (wish: string): string =>
  countWords(wish)
    .replaceAll(/\b(?:find|search) (?:and|&) replace\b/gi, 'replace')
    .replaceAll(/\b(write|compose|make) (?:and|&) (?:record|sing|produce|play)\b/gi, '$1')
    .replaceAll(POLITE_INSIDE, '')
    .replace(GERUND, (_whole, verb: string) => infinitiveOf(verb))
    .replace(IMAGINED, imagined)
    .replace(LANGUAGE_FIRST, '$<wish> in $<language>')
    .replace(WHO_IS_CALLED, 'rename $<who> to $<name>')
    .replace(FIND_AND_MAKE, 'replace $<old> with $<by>')
    .replace(VOICE_FOR, 'give $<who> the voice $<voice>')
    .replaceAll(WHEN_DONE, ', then ')
    .replace(AND_SHAPED, '$<what>, $<shape>')
    .replace(LINE_THAT, 'change $<line> to "$<text>"')
    .replace(MADE_THEN_ASKED, '$<verb> the $<what>$<rest>')
    .replace(LINE_GONE, 'delete $<line>$<where>')
    .replace(LINE_AGAIN, 'speak $<line> again')
    .replace(LINE_WRONG, 'change $<line> to "$<text>"')
    .replace(MIXED_UP, 'swap $<who>')
    .replace(DISLIKED, 'speak $<what> again')
    .replace(STATED, '$<before> $<topic>$<after>')
    .replace(ADDRESSED, 'have $<voice> ')
    .replaceAll(AND_A_THING, 'and make $1')
    .replace(DONE_TO, doneTo)
    .replace(APART, '$<verb> out $<object>')
    .replace(TWO_GIFTS, '$<give> $<one> and $<give> $<other>')
    .replace(ENDS_FIRST, 'morph $<from> into $<to>')
    .replace(I_AM_SPEAKER, '$<who> is $<name>')
    .replace(RIGHT_THEN_WRONG, 'replace $2 with $1')
    .replace(LINE_TEXT, '$1"$2"')
    .replace(SAID_AFTER_COLON, '$1"$2"')
    .replace(PLACE_FIRST, '$2 in $1')
    .replace(SETTING_FIRST, settingLast)
    .replace(SONG_NAMED, '$1 called $2')
    .replace(BOARD_NAMED, '$1 called $2')
    .replace(BY_MISTAKE, 'restore $1')
    .replaceAll(THEN_A_THING, '$1 make $2')
    .replace(WHEREVER, '$1$2 ')
    .replace(SAYING, '$1 so ');

function imagined(_whole: string, ...groups: unknown[]): string {
  const { topic = '', verb = '', thing } = groups.at(-1) as Record<string, string | undefined>;
  const isMade = /^(?:make|generate|show)$/i.test(verb ?? '');
  return `${verb === 'show' ? 'make' : verb} ${thing === undefined ? (isMade ? 'a picture of ' : '') : `a ${thing} of `}${topic}`;
}

function doneTo(whole: string, ...groups: unknown[]): string {
  const { wanted, object, participle = '', rest = '' } = groups.at(-1) as Record<string, string | undefined>;
  const verb = verbOfParticiple(participle ?? '');
  return verb === null || NOT_ASKED.has(verb) ? whole : `${verb} ${wanted ?? object}${rest}`;
}

/** “It should be called so” is read as it is. */
const NOT_ASKED = new Set(['call', 'name', 'make', 'look', 'use', 'add', 'move']);

function settingLast(_whole: string, ...groups: unknown[]): string {
  const { setting = '', rest = '' } = groups.at(-1) as Record<string, string>;
  const isCloud = /^cloud/i.test(setting);
  return `${rest}, ${isCloud ? 'using the ' : /^seed/i.test(setting) ? 'with ' : ''}${setting}`;
}
