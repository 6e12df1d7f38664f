import { findTargets } from '../../plan/find-targets.ts';
import { tidy } from '../generating/made-of.ts';
import type { Skill } from '../skill.ts';
import { voiceNamed } from './voice-named.ts';

const WHERE = '(?<where>\\s+in\\s+(?:the\\s+|this\\s+|my\\s+)?.+)?$';
const CASTING = [
  new RegExp(
    `^(?<who>[^,]+?)\\s+(?:should have|gets|should get|has|needs)\\s+the\\s+voice\\s+(?:of\\s+)?(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(`^(?<who>[^,]+?)\\s+(?:should be|gets)\\s+(?:spoken|voiced|read)\\s+by\\s+(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(`^(?:re)?cast\\s+(?<who>.+?)\\s+(?:as|with|to)\\s+(?:the voice (?:of )?)?(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(`^(?:give|assign)\\s+(?<who>.+?)\\s+the\\s+voice\\s+(?:of\\s+)?(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(
    `^(?:use|take|set|choose)\\s+(?:the\\s+)?voice\\s+(?:of\\s+)?(?<voice>.+?)\\s+for\\s+(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?:use|take|put|give)\\s+(?:the\\s+|a\\s+)?(?<voice>(?!voice\\b)[^,]+?)\\s+voice\\s+(?:for|on|to)\\s+(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?<voice>(?!the\\b|this\\b|it\\b|what\\b|who\\b|which\\b|i\\b|you\\b|we\\b)[^,]{1,40}?)\\s+(?:should|must|can|will|is to)\\s+(?:do|play|voice|read|speak|narrate)\\s+(?:as\\s+)?(?<who>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(
    `^(?<who>[^,]+?)\\s+(?:should|must|has to|needs to)\\s+(?:sound|speak|talk)\\s+like\\s+(?<voice>.+?)${WHERE}`,
    'i',
  ),
  new RegExp(`^let\\s+(?<who>.+?)\\s+be\\s+(?:spoken|read|voiced|played|narrated)\\s+by\\s+(?<voice>.+?)${WHERE}`, 'i'),
  new RegExp(
    `^(?:change|set)\\s+(?:the\\s+voice\\s+of\\s+(?<who>.+?)|(?<whose>.+?)['’]s\\s+voice)\\s+to\\s+(?<voice>.+?)${WHERE}`,
    'i',
  ),
] as const;
/** The script as a whole, and not one of its characters. */
const WHOLE =
  /^(?:all of )?(?:this|it|that|the)(?:\s+(?:whole|entire|complete))?(?:\s+(?:script|narration|text|story|narrator|one))?$|\bscript$/i;

/** Gives characters of a script their voices. */
export const castVoice: Skill = {
  name: 'cast voice',
  examples: [
    'Cast Anna as Deep Voice Man',
    'Use the voice Calm Woman for this script',
    'Give Tom the voice Calm Woman',
  ],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('cast_voice')) return null;
    const groups = CASTING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
    if (!groups) return null;
    const who = tidy(
      (groups['who'] ?? groups['whose'] ?? '').replace(/^(?:the\s+)?character\s+|^the\s+(?!.*script)/i, ''),
    );
    const voice = unquoted(groups['voice'] ?? '');
    const isWhole = WHOLE.test(who);
    return {
      understood: `Cast ${isWhole ? 'the script' : who} as ${voice}.`,
      act(hands) {
        const where = groups['where'] ?? (isWhole ? who : 'this script');
        const [script] = findTargets(hands, where, { kinds: ['script'], isSingle: true });
        const { id: voiceId, name } = voiceNamed(hands, voice);
        hands.call('cast_voice', { id: script!.id, voiceId, ...(isWhole ? {} : { character: unquoted(who) }) });
        return `${isWhole ? 'Lines without a character' : unquoted(who)} of “${script!.title}” have the voice “${name}” now.`;
      },
    };
  },
};

const unquoted = (text: string): string => tidy(text.replaceAll(/["“”„«»]/g, ''));
