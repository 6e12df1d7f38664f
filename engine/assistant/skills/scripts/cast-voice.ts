import { findTargets, findTitled } from '../../plan/find-targets.ts';
import { type Casting, castingsIn, unquoted } from './casting-words.ts';
import type { Skill } from '../skill.ts';
import { type Hands, PlanStopped } from '../../plan/hands.ts';
import { NoSuchVoice, voiceNamed } from './voice-named.ts';

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
    const isScript = situation.studio.open?.kind === 'script';
    const castings = castingsIn(text, isScript);
    if (castings.length === 0) return null;
    return {
      understood: castings
        .map(({ who, voice, isWhole }) => `Cast ${isWhole ? 'the script' : who} as ${voice}.`)
        .join(' '),
      act: (hands) => castings.map((casting) => cast(hands, casting)).join('\n'),
    };
  },
};

function cast(hands: Hands, casting: Casting): string {
  const { who, voice, where, isWhole } = ofScriptNamed(hands, casting);
  const place = /^(?:the\s+)?(?:whole|entire|complete|full)\b|^(?:all|every)/i.test(where) ? 'this script' : where;
  const [script] = findTargets(hands, place, { kinds: ['script'], isSingle: true });
  if (ANY_VOICE.test(voice)) throw new PlanStopped(whichVoice(hands, isWhole ? 'this script' : who));
  const { voice: found, character } = castOf(hands, { character: unquoted(who), voice, isWhole });
  const { id: voiceId, name } = found;
  hands.call('cast_voice', { id: script!.id, voiceId, ...(isWhole ? {} : { character }) });
  return `${isWhole ? 'Lines without a character' : character} of “${script!.title}” have the voice “${name}” now.`;
}

/** Where no script is open, who is to be spoken may be a script by its title. */
function ofScriptNamed(hands: Hands, casting: Casting): Casting {
  const { open, selected } = hands.situation.studio;
  const isBeside = [open, ...selected, ...hands.latest].some((item) => item?.kind === 'script');
  if (casting.isWhole || casting.where !== 'this script' || isBeside) return casting;
  const title = findTitled(hands, casting.who, 'script');
  return title === null ? casting : { ...casting, where: `“${title.title}”`, isWhole: true };
}

/** “Another voice” is none that could be given. */
const ANY_VOICE = /^(?:an?\s+|some\s+)?(?:other|another|different|new|better|nicer|else|change)(?:\s+(?:one|voice))?$/i;

function whichVoice(hands: Hands, who: string): string {
  const { voices } = hands.call('list_voices', {});
  const names = (Array.isArray(voices) ? (voices as Record<string, unknown>[]) : [])
    .slice(0, 8)
    .flatMap(({ name }) => (typeof name === 'string' ? [`- ${name}`] : []));
  return `Which voice? Say, for example: “give ${who} the voice NAME”.\n${names.join('\n')}`;
}

/** “Cast Calm Woman as Mia” means the same as the other way round: who is a voice is one. */
function castOf(
  hands: Hands,
  { character, voice, isWhole }: { character: string; voice: string; isWhole: boolean },
): { voice: { id: string; name: string }; character: string } {
  try {
    return { voice: voiceNamed(hands, voice), character };
  } catch (error) {
    if (!(error instanceof NoSuchVoice)) throw error;
    // “In toms voice.”
    if (/[^s]s$/i.test(voice)) return { voice: voiceNamed(hands, voice.slice(0, -1)), character };
    if (isWhole) throw error;
    try {
      return { voice: voiceNamed(hands, character), character: voice };
    } catch (other) {
      throw other instanceof NoSuchVoice ? error : other;
    }
  }
}
