import type { ContextItem } from '../../../../shared/service-api/responses/studio-context.ts';
import type { Hands } from '../../plan/hands.ts';
import { SeveralFit } from '../../plan/search-titles.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { clock } from '../../texts/clock.ts';
import type { Skill } from '../skill.ts';

const ASKED = [
  /^how (?:long|big|large|old) (?:is|are)\b(?<target>.*)/i,
  /^(?:tell me|show me|show|give me|get|what are)?\s*(?:the )?(?:details|facts|properties|info|information|metadata) (?:of|about|on|for)\b(?<target>.*)/i,
  /^what (?:was|is|were) (?<target>.*?)\s*made (?:from|of|out of)\b/i,
  /^where (?:does|did|is) (?<target>.*?)\s*(?:come )?from\b/i,
  /^(?:what do you know|tell me) about (?<target>(?:this|that) (?:item|one|file|recording)\b.*)/i,
  /^when (?:was|did) (?<target>.*?)\s*(?:made|created|imported|recorded|added|generated|drawn)\b/i,
  /^when did (?:i|we)\s+(?:last\s+)?(?:record|make|create|import|add|generate|draw|write|save|get)\s+(?<target>.+)/i,
  /^(?:what(?:['’]s| is)|tell me|give me|show me) the (?:length|duration|size|date|age|file size|running time)\s+(?:of|for)\s+(?<target>.+)/i,
  /^how (?:many (?:minutes|seconds|hours|megabytes|mb)) (?:is|are|does|do|has|have|long is)\s+(?<target>.+?)(?:\s+(?:have|has|take|run|last|long))?$/i,
  /^how long (?:does|do)\s+(?<target>.+?)\s+(?:last|take|run|go(?: on)?)$/i,
] as const;
/** Lengths and sizes of the app itself are a question about it. */
const ABOUT_APP = /\b(?:voices?|keys?|files? (?:can|may)|text|prompt|limit)\b/i;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Answers what is known of one item. */
export const itemDetails: Skill = {
  name: 'item details',
  examples: ['How long is this?', 'Details of the harbour walk transcript', 'What was this made from?'],
  understand({ text }) {
    const target = ASKED.map((pattern) => pattern.exec(text)?.groups?.['target']).find((found) => found !== undefined);
    if (target === undefined || ABOUT_APP.test(target)) return null;
    return {
      understood: 'Tell what is known of an item.',
      act(hands) {
        const item = itemNamed(hands, target);
        return described(hands.call('get_item', { id: item!.id }));
      },
    };
  },
};

/** A recording and its transcript have one title: what is asked of them is the same of both. */
function itemNamed(hands: Hands, target: string): ContextItem {
  try {
    return findTargets(hands, target, { isSingle: true })[0]!;
  } catch (error) {
    if (!(error instanceof SeveralFit) || new Set(error.items.map(({ title }) => title)).size > 1) throw error;
    const recording = error.items.find(({ kind }) => kind === 'recording');
    if (!recording || error.items.some(({ kind }) => kind !== 'recording' && kind !== 'transcript')) throw error;
    hands.latest = [recording];
    return recording;
  }
}

function described(facts: Record<string, unknown>): string {
  const text = (key: string) => (typeof facts[key] === 'string' ? facts[key] : '');
  const lines = [`“${text('title')}” is of the kind ${text('kind') || 'unknown'}.`];
  const { durationMs, sizeBytes, createdAtMs, madeFrom, tags } = facts;
  if (typeof createdAtMs === 'number') lines.push(`Added on ${DAY.format(createdAtMs)}.`);
  if (typeof durationMs === 'number') lines.push(`Length: ${clock(durationMs)}.`);
  if (typeof sizeBytes === 'number') lines.push(`Size: ${(sizeBytes / 1_000_000).toFixed(1)} MB.`);
  if (Array.isArray(tags) && tags.length > 0) lines.push(`Tags: ${tags.map(String).join(', ')}.`);
  if (Array.isArray(madeFrom)) {
    const titles = madeFrom.flatMap((from: unknown) =>
      typeof from === 'object' && from !== null && 'title' in from ? [`“${String(from.title)}”`] : [],
    );
    lines.push(titles.length > 0 ? `Made from ${titles.join(', ')}.` : 'It wasn’t made from another item.');
  }
  return lines.join('\n');
}
