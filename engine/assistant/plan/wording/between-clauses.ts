/** Verbs that begin something new after “and” or a comma. */
const VERBS =
  'undo|revert|export|save|convert|replace|swap|substitute|rename|favou?rite|unfavou?rite|untag|remove|delete|throw|restore|undelete|summari[sz]e|generate|compose|suggest|cancel|abort|translate|improve|create|upload|publish|narrate|make|write|give|get|put|add|tell|transcribe|cast|animate|rate|sketch|merge|join|retitle|favorite|fav|zip|download|illustrate|upscale|crop';
/** Words that are verbs only before what they are about: “tag it” goes on, “sea, draft and star” is a list. */
const OTHER_VERBS =
  'turn|show|list|find|search|look|change|fix|correct|call|name|star|mark|tag|label|drop|move|bin|trash|bring|read|sum|draw|paint|draft|split|pull|stop|wait|send|set|open|play|speak|design|render|film|record|share|post|say|narrate|voice|stick|pin|place|assign|use|do|let|start|jump|go|heart|produce|morph|count';
const OBJECTS =
  'an?|the|this|that|these|those|it|them|me|us|my|every|all|each|to|up|for|as|with|speaker|back|any|some|["“„\uE000]';
/** A file format after “then” is one that is wanted. */
const FORMATS = '(?:srt|vtt|web ?vtt|txt|json|csv|markdown)';
const ASKING = '(?:(?:please|pls|plz|kindly|can you|could you|would you|just|only|rather|also)\\s+)*';
const CONNECT = '(?:and|but|then|also|next|finally|afterwards|after that|plus|so)';

/** Where one clause ends and the next begins: before a verb that begins something new. */
export const BETWEEN = new RegExp(
  String.raw`(?:\s*[,;.?!]+\s*(?:${CONNECT}[\s,]+)*|\s+(?:and|&|plus|then)\s+(?:(?:then|also|please|afterwards|finally|next)[\s,]+)*)(?=${ASKING}(?:(?:${VERBS})\b|(?:just|only|rather) (?:${OTHER_VERBS})\b|(?:i|we) (?:need|want)\b|(?:${OTHER_VERBS})\s+(?:(?:${OBJECTS})(?![\p{L}]))))|(?:\s*[,;.?!]+\s*(?:and\s+)?|\s+(?:and\s+)?)then\s+(?=(?:the\s+)?${FORMATS}\b)`,
  'giu',
);

/** A clause that begins with a verb and what it is about. */
export const BEGINS_SOMETHING = new RegExp(
  String.raw`^(?:(?:${VERBS})\s+\S|(?:${OTHER_VERBS})\s+(?:(?:${OBJECTS})(?![\p{L}])))`,
  'iu',
);
