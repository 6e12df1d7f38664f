import * as z from 'zod';
import { parseJson } from '../../domain/files/parse-json.ts';

/**
 * How the app tells an assistant what is around the conversation, in texts that any model can read. Each fact is one line of JSON
 * and each document a part of its own, so that no title and no document can be taken for anything else.
 */

/** An item as an assistant is told of it. */
export type ContextItem = { id: string; kind: string; title: string };
/** What the user has in front of them. */
export type StudioContext = { open: ContextItem | null; selected: readonly ContextItem[] };

const OPEN = 'Open in Atelier: ';
const SELECTED = 'Selected in Atelier: ';
const DOCUMENT = /^\s*<document(?:\s[^>]*)?>/i;

const itemSchema = z.object({ id: z.string(), kind: z.string().catch(''), title: z.string().catch('') });

/** Lines for the instructions of a request; empty where nothing is open or selected. */
export function writeStudioContext({ open, selected }: StudioContext): string {
  const lines = open ? [OPEN + JSON.stringify(open)] : [];
  if (selected.length > 0) lines.push(SELECTED + JSON.stringify(selected));
  return lines.join('\n');
}

/** What `writeStudioContext` wrote; the last line of each kind counts. Lines that cannot be read are left out. */
export function readStudioContext(instructions: string): StudioContext {
  let context: StudioContext = { open: null, selected: [] };
  for (const line of instructions.split('\n')) {
    if (line.startsWith(OPEN)) context = { ...context, open: parsed(itemSchema, line.slice(OPEN.length)) };
    if (line.startsWith(SELECTED)) {
      context = { ...context, selected: parsed(z.array(itemSchema), line.slice(SELECTED.length)) ?? [] };
    }
  }
  return context;
}

function parsed<Schema extends z.ZodType>(schema: Schema, json: string): z.output<Schema> | null {
  return schema.safeParse(parseJson(json)).data ?? null;
}

/** A document as the text of one part of a message, which has nothing else in it. */
export function writeDocument({ title, text }: { title: string; text: string }): string {
  return `<document title=${JSON.stringify(title.replaceAll(/[<>"\\\n]/g, ' '))}>\n${text}\n</document>`;
}

/** The document that a part of a message is, to its very end, whatever it says inside; null for any other part. */
export function readDocument(part: string): string | null {
  const head = DOCUMENT.exec(part);
  return head
    ? part
        .slice(head[0].length)
        .replace(/<\/document>\s*$/i, '')
        .trim()
    : null;
}
