import { findTargets } from '../../plan/find-targets.ts';
import type { Skill } from '../skill.ts';
import { speakersOf } from './speakers.ts';

const PERSON =
  /^(?:the\s+)?(?:(?:other|young|old|older|younger)\s+)?(?:woman|man|guy|girl|boy|lady|gentleman|host|guest|interviewer|interviewee|moderator|presenter|teacher|student|caller|other one|other person|other speaker|speakers|people|participants)(?:['’]s name)?\s*(?:(?:is|was|are|were)\s+(?:called\s+|named\s+)?|:\s*)(?<name>\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)?)/iu;

/** Asks which speaker a name belongs to: nothing tells who is a woman or a guest. */
export const askWhichSpeaker: Skill = {
  name: 'ask which speaker',
  examples: [],
  isFollowUp: true,
  understand({ text, isAboutDoing, situation }) {
    const isOpen = /^(?:transcript|recording)$/.test(situation.studio.open?.kind ?? '');
    const name = PERSON.exec(text)?.groups?.['name'];
    if (isAboutDoing || /\bspeaker \w+/i.test(text) || !isOpen || name === undefined || !/\p{Lu}/u.test(name.charAt(0)))
      return null;
    return {
      understood: 'Ask which speaker is meant.',
      act(hands) {
        const [item] = findTargets(hands, 'this', { kinds: ['transcript'], isSingle: true });
        const speakers = speakersOf(hands, item!.id).map((speaker) => speaker.name);
        return `Which speaker is ${name}? “${item!.title}” has ${speakers.join(', ')}. Say, for example: “speaker 1 is ${name}”.`;
      },
    };
  },
};
