import { numberOf } from '../../language/number-words.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { findTargets } from '../../plan/find-targets.ts';
import type { Hands } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { madeIn, takeOut, tidy } from './made-of.ts';

const THINGS = '(?:(?:video )?clips?|videos?|vids?|films?|movies?|animations?)';
const ANIMATING = [
  /^(?:animate|bring to life|film|shoot)\s+(?<about>.+)/is,
  /^(?:let|make)\s+(?<about>.+?)\s+(?:move|come alive|come to life)$/is,
  /^bring\s+(?<about>.+?)\s+to life$/is,
] as const;
const TURNING =
  /^(?:turn|make|convert|change)\s+(?<about>.+?)\s+into\s+(?:an?|the)?\s*(?:short\s+)?(?:video )?(?:clip|video|film|movie|animation)\b(?<more>.*)$/is;
const SECONDS =
  /(?:[\s,]*\b(?:for|with|of|lasting|an?|in)\b)*[\s,]*(?<seconds>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[\s-]?(?:s|secs?|seconds?)\b(?: long)?/i;
const RESOLUTION = /(?:[\s,]*\b(?:in|at|with)\b)*[\s,]*\b(?<resolution>480p|512p|720p|768p|1080p|2k)\b/i;
/** An image is named, or pointed at. */
const IMAGE = /\b(?:it|this|that|these|them)\b|\b(?:images?|pictures?|photos?|paintings?|drawings?)\b/i;
/** Clips of what is said somewhere are cut, not generated. */
const CUTS = /\b(?:transcripts?|scripts?|recordings?|lines?|quotes?|interview)\b/i;

type Clip = { about: string; seconds: number | null; resolution: string | null };

/** Generates clips, from words or from an image. */
export const makeClip: Skill = {
  name: 'make clip',
  examples: ['Make a clip of it', 'Animate this picture for 10 seconds', 'Film a train crossing a bridge at night'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_clip')) return null;
    const clip = clipIn(text);
    if (!clip || clip.about === '' || CUTS.test(clip.about)) return null;
    const isOfImage = IMAGE.test(clip.about);
    return {
      understood: isOfImage ? 'Generate a clip from an image.' : `Generate a clip of “${clip.about}”.`,
      act(hands) {
        const answer = hands.call('generate_clip', { ...sourceOf(hands, clip, isOfImage), ...shapeOf(clip) });
        const { items, hasEnded } = awaitTask(hands, 'generate_clip', answer);
        hands.latest = items;
        if (!hasEnded) return `The clip is being generated. ${STILL_RUNNING}`;
        return answer['wasMadeBefore'] === true
          ? 'The clip is in the library already: the same was generated before.'
          : 'The clip is in the library.';
      },
    };
  },
};

function clipIn(text: string): Clip | null {
  const seconds = takeOut(text, SECONDS);
  const resolution = takeOut(seconds.rest, RESOLUTION);
  const { rest } = resolution;
  const turned = TURNING.exec(rest)?.groups;
  const about =
    (turned && `${turned['about']} ${turned['more'] ?? ''}`) ??
    ANIMATING.map((pattern) => pattern.exec(rest)?.groups?.['about']).find((each) => each !== undefined) ??
    aboutIn(rest);
  if (about === null) return null;
  return {
    about: tidy(about),
    seconds: numberOf(seconds.groups?.['seconds'] ?? ''),
    resolution: resolution.groups?.['resolution']?.toUpperCase() ?? null,
  };
}

function aboutIn(text: string): string | null {
  const made = madeIn(text, THINGS);
  return made && `${made.before} ${made.about}`;
}

function sourceOf(hands: Hands, { about }: Clip, isOfImage: boolean): Record<string, unknown> {
  if (!isOfImage) return { prompt: about };
  const [image] = findTargets(hands, about, { kinds: ['image'], isSingle: true });
  return { firstFrameId: image!.id };
}

const shapeOf = ({ seconds, resolution }: Clip) => ({
  ...(seconds === null ? {} : { durationSeconds: seconds }),
  ...(resolution === null ? {} : { resolution }),
});
