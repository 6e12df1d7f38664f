/** “Pictures of kayaks?”, “any songs with a piano?”: things that are there are looked for. */
const LOOKED_FOR =
  /^(?:(?:any|more|my|got any|do (?:i|we) have(?: any)?|have (?:i|we) got(?: any)?) )?(?:images|pictures|pics|photos|drawings|paintings|songs|tracks|clips|videos|recordings|scripts|transcripts)\b[^?]*\?\s*$/i;

/** Whether a wish only names things and asks: it looks for them, and has nothing made. */
export const isLookedFor = (text: string): boolean => LOOKED_FOR.test(text);
