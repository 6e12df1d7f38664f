import { readDocument } from '../../../shared/service-api/responses/studio-context.ts';

/** What the user asks for, and texts that they gave with it. */
export type SplitRequest = { wish: string; documents: string[] };

/** What is asked of a text that follows after a colon or on the next lines. */
const OF_TEXT =
  /^(?!(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}(?:images?|pictures?|pics?|photos?|illustrations?|drawings?|paintings?|thumbnails?|covers?|logos?|posters?|songs?|tracks?|tunes?|clips?|videos?)\b(?!\s+(?:prompts?|titles?|descriptions?)\b)(?!\s+is\b))(?<wish>(?![^:\n]*\b(?:names?|called|rename|retitle|tags?)\b|(?:the |a |its )?(?:new |better )?(?:title|headline) (?:for|of) (?!(?:this|the following|these)\b)|[^:\n]*,\s*title\s*(?=:))[^:\n]{0,160}\b(?:summar\w+|sum up|tl;?dr|translate|improve|better|proofread|rewrite|explain|titles?|headlines?|quotes?|chapters?|key points|prompts?|about|what (?:does|do) [^:\n]* say)\b[^:\n]{0,60})(?::\s+|\n\s*)(?<text>\S.*)$/isu;

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
  const { wish, rest } = firstParagraph(wishes.join('\n').trim());
  const found = OF_TEXT.exec(wish)?.groups;
  // A colon in quotation marks begins nothing.
  const ofText = found && (found['wish']!.match(/["“”]/g)?.length ?? 0) % 2 === 0 ? found : undefined;
  if (ofText) documents.push(ofText['text']!);
  if (rest !== '') documents.push(rest);
  return { wish: (ofText ? ofText['wish']! : wish).replaceAll('\n', ' '), documents };
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

/** The request is the paragraph that is short; what follows “…:” on a line of its own is text. */
function firstParagraph(text: string): { wish: string; rest: string } {
  const paragraphs = text.split(/\n\s*\n|(?<=:)[ \t]*\n/).map((paragraph) => paragraph.trim());
  const [first = '', ...others] = paragraphs;
  const rest = others.join('\n\n');
  if (first.length <= LONGEST_WISH) return { wish: first, rest };
  const last = others.at(-1);
  if (last === undefined || last.length > LONGEST_WISH) return { wish: '', rest: text };
  return { wish: last, rest: paragraphs.slice(0, -1).join('\n\n') };
}
