const AT_HOME =
  /[\s,;]*(?:\b(?:but|and|only|all|do it|please)\b[\s,]*)*\b(?:locally|offline|on (?:(?:my|this|the) own|this) (?:computer|machine|laptop|mac|pc|device))\b(?:[\s,]*(?:and |but )?(?:not|never|without)\s+(?:(?:in|on|with|using|via)\s+)?(?:the )?cloud\b)?|[\s,;]*\b(?:but |and )?(?:not (?:in|on|with|using|via)|without(?: using)?) the cloud\b/i;
/** Only where the cloud is said to work: there may be a face in the clouds. */
const AWAY =
  /(?:,\s*(?:in|on|with|using|via)?|\b(?:and )?(?:using|do it (?:in|on|with)|use))\s*the cloud(?: service)?(?=[\s.,!]*$)/i;

/** Where a request says that the work is to be done, and the request without that. Null where it says nothing. */
export function takeEngine(text: string): { rest: string; engine: 'local' | 'cloud' | null } {
  const home = AT_HOME.exec(text);
  const found = home ?? AWAY.exec(text);
  if (!found) return { rest: text, engine: null };
  const rest = text
    .replace(found[0], ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '');
  return { rest, engine: home ? 'local' : 'cloud' };
}
