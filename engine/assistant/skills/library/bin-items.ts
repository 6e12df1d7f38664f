import { findTargets, titlesOf } from '../../plan/find-targets.ts';
import { withoutQuoted } from '../../language/quoted-texts.ts';
import { PlanStopped } from '../../plan/hands.ts';
import { stem, wordsOf } from '../../../../shared/domain/extraction/content-words.ts';
import { titleWords } from '../../plan/title-words.ts';
import type { Skill } from '../skill.ts';

/** The request itself has to say it, at its beginning or of what it begins with: nothing else ever moves an item to the bin. */
const BINNING = [
  /^(?:move|put|throw|send|dump|chuck|toss|drop|stick|shove|bung)\s+(?<target>.*?)\s*(?:in|into|to|in to)\s+(?:the )?(?:bin|trash|rubbish|garbage|recycle bin|trash can|waste ?basket)$/i,
  /^throw\s+(?<target>.*?)\s*(?:away|out)$/i,
  /^(?<target>(?:this|that|it|these|those|the)\b.*?)\s+(?:can|should|must|may|has to|needs to|have to)\s+go\s+(?:in|into|to)\s+(?:the )?(?:bin|trash)$/i,
  /^throw (?:away|out)\s+(?<target>.+)/i,
  /^(?:bin|trash|discard)\s+(?<target>.+)/i,
  /^(?:chuck|ditch|toss|scrap)\s+(?:out |away )?(?<target>.+?)(?:\s+(?:out|away))?$/i,
  /^get rid of\s+(?<target>.+)/i,
  /^(?:delete|remove|erase)\s+(?<target>.+)/i,
] as const;
/** Parts of an item: something in it is to go, not the item. */
const PART =
  /\b(?:words?|lines?|tags?|labels?|stars?|speakers?|text|sentences?|pauses?|chapters?|names?|history|tasks?|jobs?|voices?|keys?|boards?|favou?rites?|ratings?|hearts?|seconds?|minutes?|onto)\b|\bfrom\b|\bin (?:this|the|all)\b|^(?:the |its |all |any |all the )?(?:background|noise|silences?|vocals?|watermarks?|intro|outro|beginning|ending|start|end|echo|hiss|people|person)\b/i;

/** "Everything but the interview": what is left out is the part that must not be mistaken. */
const EXCEPT =
  /\b(?:except|excluding|all but|everything but|but not|other than|apart from|aside from|besides|unless|if|instead of|rather than|not)\b/i;
/** Why it is to go says nothing about what goes. */
const REASON =
  /\s*(?:,|[–-]\s|\bbecause\b|\bsince\b|\bas\b)\s*(?:because |since |cause )?(?:i|we|it|it's|it’s|its|they|they're|they’re|he|she|that|that's|that’s)\b[^"“”]*$/i;
/** “Bin the pier but keep the kayak”: what stays is named, too. */
const KEEPING =
  /^(?<gone>.+?)\s*,?\s+(?:but|and)\s+(?:please\s+)?(?:keep|leave|not|don['’]t (?:touch|delete|bin|remove))\s+(?<kept>.+)$/i;
const NOT_ALL_BUT =
  'I don’t delete with conditions or exceptions. Select the items in the library and ask me again, or name one by its title.';

/** “The pier in the fog clip” is one title: all its words have to be in it. */
const OF_MEDIA = /\b(?:clips?|images?|pictures?|pics?|photos?|songs?)$/i;
const isOfPart = (target: string): boolean => {
  const bare = withoutQuoted(target);
  return PART.test(OF_MEDIA.test(bare) ? bare.replaceAll(/\bin the\b/gi, ' ') : bare);
};

/** Whether a phrase may mean an item: all that it says is of that title, or it points at something. */
function mayBe({ title }: { title: string }, phrase: string): boolean {
  const words = titleWords(phrase).map(stem);
  const own = new Set(wordsOf(title).map(stem));
  return words.every((word) => own.has(word));
}

/** “It” behind what was said of a part is that part: “the last line is too long, delete it”. */
const POINTED = /^\s*(?:it|that|this|them|those|these)(?:\s+(?:one|please|now))*[\s.!]*$/i;
const PART_BEFORE =
  /\b(?:lines?|sentences?|words?|paragraphs?|parts?|sections?|chapters?|speakers?|tags?|labels?|noise|hum|silences?|pauses?|takes?|voices?|intro|outro|beginning|ending|background|sky|person|people|somebody|someone|text|titles?|names?|seconds?|minutes?|scenes?|verses?|chorus|characters?|words?|stars?|rating|comments?|notes?|bits?|passages?)\b/i;
const ITEM_OR_PART =
  'Do you mean the whole item, or only the part that you spoke of? I did nothing. Say “move TITLE to the bin”, or, for example, “delete line 3”.';

/** Moves items to the bin. */
export const binItems: Skill = {
  name: 'bin items',
  examples: ['Move this to the bin', 'Delete the welcome video script', 'Throw this away'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing) return null;
    const target = BINNING.map((pattern) => pattern.exec(text)?.groups?.['target']).find(
      (found) => found !== undefined,
    );
    if (target === undefined || target.trim() === '' || isOfPart(target)) return null;
    return {
      understood: 'Move items to the bin.',
      act(hands) {
        const said = situation.wish.replace(text, ' ');
        if (POINTED.test(target) && PART_BEFORE.test(said)) throw new PlanStopped(ITEM_OR_PART);
        const keeping = KEEPING.exec(target.replace(REASON, ''))?.groups;
        const gone = keeping?.['gone'] ?? target.replace(REASON, '');
        if (EXCEPT.test(withoutQuoted(gone))) throw new PlanStopped(NOT_ALL_BUT);
        const items = findTargets(hands, gone, { isDestructive: true });
        if (keeping && items.some((item) => mayBe(item, keeping['kept']!))) throw new PlanStopped(NOT_ALL_BUT);
        hands.call('move_to_bin', { ids: items.map(({ id }) => id) });
        return `Moved ${titlesOf(items)} to the bin. You can restore it from there.`;
      },
    };
  },
};
