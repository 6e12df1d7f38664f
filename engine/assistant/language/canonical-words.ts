/**
 * Ways to say what a wish begins with, by the words that skills know. None of them takes anything away: what is to go has to be said
 * in the words for it.
 */
const BEGINNINGS: readonly (readonly [canonical: string, said: string])[] = [
  [
    'make',
    'come up with(?= (?:\\S+ ){0,3}(?:versions|variations|variants|pictures|images|songs|clips)\\b)|whip up|cook up|knock up|knock out|conjure(?: up)?|throw together|dream up|magic up|crank out|churn out|cobble together|hammer out|craft|spin up|do up|rustle up|put together|produce',
  ],
  [
    'draw',
    'try(?= an? (?!different|new|another|other|few|couple|bit))|doodle|scribble|sketch out|draw up|visuali[sz]e|picture(?= an? )|portray',
  ],
  [
    'give me',
    '(?:(?:i|we) )?could (?:use|do with)(?= (?:an?|some)\\b)|spit out|shoot me|throw me|pass me|fetch me|grab me|hook me up with|get me(?! to\\b)|hand over|slide me|send over|dump out',
  ],
  [
    'animate',
    'breathe (?:some |a bit of |a little )?(?:life|movement|motion) into|set in motion|put (?:some |a bit of )?(?:life|motion|movement) into|bring (?:some )?(?:life|motion|movement) (?:in)?to',
  ],
  [
    'tell me when',
    '(?:let me know|ping me|notify me|alert me|message me|inform me|say|shout|give me a (?:shout|ping|heads[- ]up)|drop me a (?:line|note)|remind me) (?:when|once|as soon as|if)|tell me (?:once|as soon as)',
  ],
  ['wait for', 'hold on (?:for|until)|wait on'],
  [
    'show me',
    'pull up|dig up|dig out|bring me(?= (?:all|my|every)\\b)|let me see|let me look at|i (?:want|need|would like) to see (?!an? )',
  ],
  [
    'find',
    "hunt down|track down|look up|locate|search out|find me|search for me|(?:i|we)(?:[’']m| am|[’']re| are)? (?:look|looking|search|searching) for(?= (?:my|the|our|that|some|all)\\b)",
  ],
  ['open', 'fire up|load up|pop open|pull open'],
  ['mark', 'flag'],
  ['add', '(?:throw|mix|toss|put) in(?= (?:an?|some|more) )'],
  ['replace', 'sub(?= .+ (?:with|for|by) )|exchange(?= .+ (?:with|for|by) )'],
  ['correct', 'mend|amend|repair'],
  ['merge', 'fuse|glue|unite|squash|smush|bundle'],
  ['compose', 'lay down(?= (?:an?|some)\\b)|jam'],
  ['say', 'utter|announce|pronounce(?= ["“])|shout(?= ["“])|whisper(?= ["“])'],
  ['stop', 'halt|call off|break off'],
  ['save', 'store(?= .+ (?:as|to) )|copy(?= .+ (?:on)?to (?:my|the|an?) )|back up(?= .+ (?:on)?to (?:my|the|an?) )'],
  ['write', 'pen|jot down|type up'],
  ['summarise', 'boil down|condense|break down|give me the (?:rundown|lowdown) (?:of|on)'],
];
/** Other words for one thing. */
const WORDS: readonly (readonly [canonical: string, said: string])[] = [
  ['csv', '(?:excel )?spreadsheets?|excel(?: (?:sheet|file|table))?'],
  ['voice-over', 'voice ?over'],
  ['favourite', 'favorite'],
  ['favourites', 'favorites|favourits'],
  ['picture', 'piccy|pix|visual|img'],
  ['pictures', 'piccies|visuals|imgs'],
  ['subtitles', 'closed captions|subs|subtitels'],
  ['clip', 'vid clip|videoclip|cliplet'],
  ['transcript', 'transcripton|write-?up(?= (?:of|from) the (?:recording|interview|episode))'],
];

const QUOTED = /(["“„«][^"”“»\n]*["”“»])/;
const BEGINNING_PATTERNS = BEGINNINGS.map(
  ([canonical, said]) => [new RegExp(String.raw`^(?:${said})(?![\p{L}-])`, 'iu'), canonical] as const,
);
const WORD_PATTERNS = WORDS.map(
  ([canonical, said]) =>
    [new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${said})(?![\p{L}\p{N}-])`, 'giu'), canonical] as const,
);

/** A clause in the words that skills know; what is quoted stays. */
export function canonicalWords(text: string): string {
  const begun = BEGINNING_PATTERNS.find(([said]) => said.test(text));
  const clause = begun ? text.replace(begun[0], begun[1]) : text;
  return clause
    .split(QUOTED)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : WORD_PATTERNS.reduce((rest, [said, canonical]) => rest.replaceAll(said, canonical), part),
    )
    .join('');
}
