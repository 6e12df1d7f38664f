/** “Pictures of kayaks?”, “any songs with a piano?”: things that are there are looked for. */
const LOOKED_FOR =
  /^(?:(?:any|more|my|got any|do (?:i|we) have(?: any)?|have (?:i|we) got(?: any)?) )?(?:images|pictures|pics|photos|drawings|paintings|songs|tracks|clips|videos|recordings|scripts|transcripts)\b[^?]*\?\s*$/i;

/** “Oldest songs first”, “images from this month”: things of the library, and which of them. */
export const THINGS_FIRST =
  /^(?:(?:all|any|only|just|every|the|my|our|recent|some)\s+)*(?:(?:oldest|newest|latest|longest|shortest|largest|biggest|best[- ]rated|top[- ]rated|favou?rite|starred|binned|recent|untagged|four[- ]star|five[- ]star)\s+(?:images?|pictures?|pics|photos?|songs?|tracks|clips?|videos?|recordings?|transcripts?|scripts?|items?|files?)\b|(?:images|pictures|pics|photos|songs|tracks|clips|videos|recordings|transcripts|scripts|items|files|everything|anything|stuff|things)\s+(?:from\s+(?:today|yesterday|this|last|the past)|(?:i|we)\s+(?:\w+\s+)?(?:made|created|recorded|imported|generated|added|drew|wrote)|tagged|rated|with\s+(?:at least|more than|over|the tag|a tag|tag|no|\w+ stars?|[1-5] or (?:more|better) stars?)|that\s+(?:mention|contain|have|are|say|talk|include)|mentioning|containing|longer|shorter|larger|bigger|over|under|on\s+(?:the|my)\s+.*board|in\s+(?:the|my)\s+(?:bin|favou?rites|library)))/i;
/** Whether a wish only names things and asks: it looks for them, and has nothing made. */
export const isLookedFor = (text: string): boolean => LOOKED_FOR.test(text) || THINGS_FIRST.test(text);

/** “Give me the pier as a PNG”: what is wanted as a file is there. */
const AS_FILE =
  /^(?:give|get|send|hand|(?:i|we) (?:need|want))\b.*\b(?:as|in)\s+(?:an?\s+)?(?:png|jpe?g|webp|avif|zip)\b|^(?:give|get|send)\b.*\bas an? (?:file|download)\b/i;

/** Whether a wish is for something that is there, as a file. */
export const isWantedAsFile = (text: string): boolean => AS_FILE.test(text);
