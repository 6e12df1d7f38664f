import { quotedTexts } from '../../language/quoted-texts.ts';
import type { Skill } from '../skill.ts';

const CREATING =
  /^(?:(?:make|create|start|begin|write|set up|open|prepare|build|i(?:['’]d| would)? (?:need|want|like))\s+(?:me\s+)?)?(?:(?:an?|the|another)\s+)?(?:(?:new|blank|fresh)\s+)?(?:voice-?over\s+)?script\b(?<more>.*)$/is;
const TURNING = /^(?:turn|make|convert|put)\s+(?<said>.+?)\s+(?:in)?to\s+an?\s+(?:new\s+)?script\b(?<more>.*)$/is;
const TITLE =
  /\b(?:called|named|titled|with the title)\s+(?:(?<quoted>["“][^"”]+["”])|(?<title>[^"“,.:]+?)(?=\s*$|\s*[,:]|\s+(?:with|saying|that)\b))/i;
const OF_DOCUMENT = /\b(?:this|that|the|following|attached)\b|\bdocuments?\b|\btext\b/i;

/** Makes a script of a text, without speaking it. */
export const createScript: Skill = {
  name: 'create script',
  examples: ['Make a new script with the text "Welcome to the show."'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('create_script')) return null;
    const groups = (CREATING.exec(text) ?? TURNING.exec(text))?.groups;
    if (!groups) return null;
    const said = `${groups['said'] ?? ''} ${groups['more'] ?? ''}`;
    const named = TITLE.exec(said);
    const title = quotedTexts(named?.groups?.['quoted'] ?? '')[0] ?? named?.groups?.['title']?.trim() ?? '';
    const quoted = quotedTexts(named ? said.replace(named[0], ' ') : said);
    const isOfDocument = situation.documents.length > 0 && (situation.hasOwnDocuments || OF_DOCUMENT.test(said));
    const content = quoted.length > 0 ? quoted.join('\n') : isOfDocument ? situation.documents.join('\n\n') : null;
    if (content === null) return null;
    return {
      understood: 'Make a script of a text.',
      act(hands) {
        const { scriptId, id } = hands.call('create_script', { text: content, ...(title === '' ? {} : { title }) });
        const made = scriptId ?? id;
        if (typeof made === 'string') hands.latest = [{ id: made, kind: 'script', title }];
        return 'The script is in the library.';
      },
    };
  },
};
