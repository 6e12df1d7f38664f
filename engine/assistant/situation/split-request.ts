import { readDocument } from '../../../shared/service-api/responses/studio-context.ts';

/** What the user asks for, and texts that they gave with it. */
export type SplitRequest = { wish: string; documents: string[] };

/** What is asked of a text that follows after a colon or on the next lines. */
const OF_TEXT =
  /^(?!(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:images?|pictures?|pics?|photos?|illustrations?|drawings?|paintings?|thumbnails?|covers?|logos?|posters?|songs?|tracks?|tunes?|clips?|videos?)\b(?!\s+(?:prompts?|titles?|descriptions?)\b)(?!\s+is\b))(?<wish>(?![^:\n]*\b(?:names?|called|rename|retitle|tags?)\b|(?:the |a |its )?(?:new |better )?(?:title|headline) (?:for|of) (?!(?:this|the following|these)\b)|[^:\n]*,\s*title\s*(?=:))[^:\n]{0,160}\b(?:summar\w+|sum up|tl;?dr|translate|improve|better|proofread|rewrite|explain|titles?|headlines?|quotes?|chapters?|key points|prompts?|about|what (?:does|do) [^:\n]* say)\b[^:\n]{0,60})(?::\s+|\n\s*)(?<text>\S.*)$/isu;

/** What points at the text behind its colon: “Turn this into a script: …”. Short words behind a colon belong to the wish. */
const POINTING =
  /^(?<wish>(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:read|say|speak|narrate|voice|turn|convert|make|draw|paint|illustrate|sketch|write|create|generate|compose|sing)\b[^:\n"“]{0,140}\b(?:this|these|the following)\b[^:\n"“]{0,60}):\s+(?<text>[^\s"“][^]{59,})$/iu;
/** What a text behind its colon is to become, or how it is to be said: “Make this calmer: …”, “Create a script from this: …”. */
const SHORT_TEXT = [
  /^(?<wish>(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:make|re-?write|re-?phrase|re-?word|paraphrase|shorten|trim|simplify|soften|condense|tighten|tone down|calm(?: down)?|polish|proofread|formali[sz]e|expand)\b[^:\n"“]{0,20}\b(?:this|it|that|these|the following)\b[^:\n"“]{0,60}):\s+(?<text>[^\s"“]\S*(?:\s+\S+){2,}[.!?…]["”’)]?)$/iu,
  /^(?<wish>(?:please\s+)?(?:re-?write|re-?phrase|re-?word|paraphrase|shorten|simplify|soften|condense|tone down|calm down|polish|proofread|formali[sz]e)):\s+(?<text>[^\s"“]\S*(?:\s+\S+){2,})$/iu,
  /^(?<wish>(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:make|re-?write|re-?phrase|re-?word|paraphrase|write|put|say)\b[^:\n"“]{0,12}\b(?:this|it|that|the following)\b[^:\n"“]{0,20}\b(?:more|less|a bit|a little|\p{L}{3,}(?:er|ier))\b[^:\n"“]{0,30}):\s+(?<text>[^\s"“]\S*(?:\s+\S+){2,})$/iu,
  /^(?<wish>(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:(?:create|make|write|start|turn)\b[^:\n"“]{0,60}\bscripts?\b|sing\b|(?:make|create|compose|write)\b[^:\n"“]{0,40}\bsongs?\b[^:\n"“]{0,20}\b(?:lyrics|words)\b)[^:\n"“]{0,60}):\s+(?<text>[^\s"“]\S*(?:\s+\S+){2,})$/iu,
] as const;

/** A request behind a text: “… Please summarise the text above.” */
const BEHIND_TEXT =
  /^(?<text>[^]+[.!?]["”’)]?)\s+(?<wish>(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:summar\w+|sum up|translate|improve|proofread|rewrite|explain|read|speak|narrate|draw|illustrate|turn|find|suggest|give me|what is)\b[^.!?\n:]{0,100}\b(?:above|this text|this article|this story|the text|the article|the story)\b[^.!?\n:]{0,40}[.!?]?)$/iu;

/** The same in a paragraph of its own, which may also say “this”. */
const LAST_PARAGRAPH =
  /^(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:summar\w+|sum|translate|improve|proofread|rewrite|explain|read|speak|narrate|draw|illustrate|turn|find|suggest|give me|what is)\b[^:\n]{0,100}\b(?:this|that|it|above|the text|the article|the story)\b[^:\n]{0,60}$/iu;
/** Sentences that are no wish with its text behind it. */
const PROSE = /^[^:]{120,}[.!?]["”’)]?$/su;

/** A longer first paragraph is a document and no request. */
const LONGEST_WISH = 600;

/** Blocks of a message that are text to work on: fenced, tagged to the last closing tag, in triple quotes, or quoted by lines. */
const BLOCKS = [
  /<document(?:\s[^>]*)?>([^]*)<\/document>/gi,
  /```[^\n]*\n?([^]*?)(?:```|$)/g,
  /"""([^]*?)(?:"""|$)/g,
  /((?:^ ?>.*(?:\n|$))+)/gm,
] as const;

/**
 * Tells what the user wants from what they gave with it. Everything that may come from elsewhere counts as a document: nothing in
 * one is ever a request.
 */
export function splitRequest(parts: readonly string[]): SplitRequest {
  const documents: string[] = [];
  const wishes: string[] = [];
  for (const part of parts) {
    const document = readDocument(part);
    if (document === null) wishes.push(withoutBlocks(part, documents));
    else documents.push(document);
  }
  const { wish, texts } = requestIn(wishes.join('\n').trim());
  documents.push(...texts);
  const said = wish.replaceAll('\n', ' ');
  return { wish: documents.length > 0 ? said.replace(/\s*:$/, '') : said, documents };
}

/** A paragraph that is a request and the text that it is for; null for any other. */
function wishOfText(paragraph: string): { wish: string; text: string } | null {
  const groups = [OF_TEXT, POINTING, ...SHORT_TEXT]
    .map((pattern) => pattern.exec(paragraph)?.groups)
    .find((each) => each !== undefined);
  const behind = paragraph.length > LONGEST_WISH ? BEHIND_TEXT.exec(paragraph)?.groups : undefined;
  const [wish, text] = [groups?.['wish'] ?? behind?.['wish'], groups?.['text'] ?? behind?.['text']];
  if (wish === undefined || text === undefined) return null;
  // A colon in quotation marks begins nothing.
  return (wish.match(/["“”]/g)?.length ?? 0) % 2 === 0 ? { wish, text } : null;
}

function withoutBlocks(part: string, documents: string[]): string {
  let text = part;
  for (const block of BLOCKS) {
    text = text.replaceAll(block, (_whole, inside: string) => {
      documents.push(inside.replaceAll(/^ ?> ?/gm, '').trim());
      return '\n';
    });
  }
  return text;
}

/** The request is the paragraph that is short, without a text behind its colon; what follows “…:” on a line of its own is text, too. */
function requestIn(text: string): { wish: string; texts: string[] } {
  const paragraphs = text.split(/\n\s*\n|(?<=:)[ \t]*\n/).map((paragraph) => paragraph.trim());
  const [first = '', ...others] = paragraphs;
  const last = others.at(-1);
  const before = paragraphs.slice(0, -1).join('\n\n');
  if (last !== undefined && PROSE.test(first) && LAST_PARAGRAPH.test(last)) return { wish: last, texts: [before] };
  const rest = others.length === 0 ? [] : [others.join('\n\n')];
  const ofText = wishOfText(first);
  if (ofText) return { wish: ofText.wish, texts: [ofText.text, ...rest] };
  if (first.length <= LONGEST_WISH) return { wish: first, texts: rest };
  if (last === undefined || last.length > LONGEST_WISH) return { wish: '', texts: [text] };
  const ofLast = wishOfText(last);
  return ofLast ? { wish: ofLast.wish, texts: [ofLast.text, before] } : { wish: last, texts: [before] };
}
