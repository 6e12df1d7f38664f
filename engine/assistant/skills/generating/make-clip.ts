import { numberOf } from '../../language/number-words.ts';
import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { isLookedFor, isWantedAsFile } from '../../language/looked-for.ts';
import type { Skill } from '../skill.ts';
import { takeRatio, takeRatioBefore } from '../../language/shape-words.ts';
import { takeEngine } from '../../language/where-to-work.ts';
import { VIDEO_RATIOS } from '../../../../shared/domain/generation/clips/video-v2-models.ts';
import { clipSource, namesImage } from './clip-frames.ts';
import { describedIn, madeIn, takeOut, tidy, withKind } from './made-of.ts';

const RATIOS = Object.keys(VIDEO_RATIOS);
const THINGS =
  '(?:video (?:backgrounds?|loops?|shots?)|(?:video |film )?clips?|videos?|vids?|films?|movies?|animations?|b-?rolls?|footage)';
const FILMING = /^(?:film|shoot)\s+(?<about>.+)/is;
/** What is rendered for some seconds, or at a size of clips, moves. */
const RENDERING = /^render\s+(?<about>(?!(?:the|this|that|it|these|those|my)\b).+)/is;
/** “Make this one wave”, “can the frog picture blink a little?” */
const MOVING =
  /^(?:can|could|make|let|have|i want)\s+(?<about>(?:it|this|that|the)(?:\s+(?:one|(?:[\p{L}-]+\s+){1,3}?(?:image|picture|photo|drawing)|image|picture|photo|drawing)|(?<=^(?:let|make|have) the)(?:\s+(?!song|track|music|script|voice|speaker|narrator|text|clip|video)[\p{L}-]+){1,4}?)?)\s+(?:to\s+)?(?<how>(?:slowly |gently |quickly |softly )?(?:move around|wobble|blink|spin|rotate|turn around|dance|wave|walk|run|jump|fly|swim|float|drift|bounce|shake|sway|breathe|glow|flicker|ripple|swirl|nod|smile|laugh|talk|sing|zoom|pan|tilt|rise|fall|melt|burn|explode|grow|shrink|pulse|twinkle|flutter|roll|slide|sparkle|pedal|row|sail|drive|ride|climb|crawl|open|close|rise up|turn|flap|hop|blow|drip|pour|flow|stir|steam|smoke|shine|fade in)\b.*?)\??$/iu;
const ANIMATING = [
  /^(?:animate|bring to life)\s+(?<about>.+)/is,
  /^(?:let|make|have)\s+(?<about>.+?)\s+(?:move|come alive|come to life)(?:[\s,]+(?<how>.+))?$/is,
  /^bring\s+(?<about>.+?)\s+to life$/is,
  /^(?:add|give|put)\s+(?:some\s+|a (?:bit|little) of\s+)?(?:motion|movement|life)\s+(?:to|in|into)\s+(?<about>.+)$/is,
  MOVING,
  /^(?:can\s+)?(?<about>.+?)\s+(?:get|gets|needs?|should have|could use|wants?)\s+(?:some\s+|a (?:bit|little) of\s+)?(?:motion|movement)\??$/is,
] as const;
/** A shot is filmed, whatever it is called before. */
const SHOT =
  /^(?<about>(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}(?:shot|time[- ]?lapse|fly-?over|pan|close-?up|tracking shot|slow motion|loop(?= of (?:an?|the|some)\b(?!.*\b(?:drums?|beats?|guitar|piano|music|bass|synth)\b)))\s+(?:of|over|through|across|along|around|from)\s.+)$/isu;
/** The kind behind what it is to show: “a train by night, as a clip”. */
const NAMED_LAST =
  /^(?<about>.+?)\s*(?:,\s*(?:as\s+)?|\s+as\s+)(?:an?\s+)?(?:short\s+)?(?:clip|video|film|movie)(?<more>,.*)?$/is;
const OF_FILES =
  /^(?:export|save|download|share|send|upload|convert|open|find|show|list|rename|tag|delete|describe|use|what|which|how)\b/i;
/** “The second one as a clip.” */
const AS_CLIP =
  /^(?:(?:make|turn|do|give me|(?:i )?(?:want|need)|have)\s+)?(?<about>(?:it|this|that|the)\b.{0,60}?)\s+(?:as|into)\s+an?\s+(?:short\s+)?(?:video )?(?:clip|video|film|movie|animation)\b(?<more>.*)$/is;
const TURNING =
  /^(?:turn|make|convert|change)\s+(?<about>.+?)\s+into\s+(?:an?|the)?\s*(?:short\s+)?(?:video )?(?:clip|video|film|movie|animation)\b(?<more>.*)$/is;
/** "Use the pier as first frame and the lighthouse as the last." */
/** “A clip out of the foggy pier.” */
const OUT_OF =
  /^(?:make|create|generate|do|i (?:want|need)|give me)\s+(?:me\s+)?an?\s+(?:short\s+)?(?:clip|video|film|animation)\s+(?:out of|from)\s+(?<about>(?!an?\s|some\s|two\s|three\s|\d).+)$/is;
const START_FRAME =
  /^(?:use|take|start with|begin with)\s+(?<from>.+?)\s+as (?:the |a |its )?(?:(?:first|start(?:ing)?|opening) (?:frame|image|picture)|start(?=\s)|beginning|opening|first frame)(?:\s+(?:of|for|in)\s+an?\s+(?:new\s+)?(?:clip|video|film))?(?<how>\s*[,:].*|\s+(?:where|in which|that shows|showing|with)\s.+)?$/is;
const ENDS =
  /^(?:use|take|start with|begin with)\s+(?<from>.+?)\s+as (?:the )?first(?: frame| image| picture)?\s*(?:,|and)+\s*(?<to>.+?)\s+as (?:the )?last(?: frame| image| picture| one)?$/is;
/** "Morph the pier into the lighthouse." */
const BETWEEN =
  /^(?:(?:morph|blend|dissolve|transition|transform|fade)\s+(?:from\s+)?|(?:go|travel|move|fly|get|start|begin)\s+(?:from|on|with|at)\s+(?!\d|minute|line))(?<from>.+?)\s+(?:(?:in)?to|and (?:then )?(?:end|finish|stop)(?: up)? (?:on|with|at|in))\s+(?<to>.+?)(?:\s+(?:in|as|within) (?:one|a|a single) (?:short )?(?:clip|video|shot|take|film))?$/is;
const SECONDS =
  /(?:[\s,]*\b(?:for|with|of|lasting|an?|in)\b)*[\s,]*(?<seconds>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[\s-]?(?:s|secs?|seconds?)\b(?: long)?/i;
const RESOLUTION = /(?:[\s,]*\b(?:in|at|with)\b)*[\s,]*\b(?<resolution>480p|512p|720p|768p|1080p|2k)\b/i;
/** Clips of what is said somewhere are cut, not generated. */
const CUTS = /\b(?:subtitles?|captions?|transcripts?|scripts?|recordings?|lines?|quotes?|interview)\b/i;

/** How long it is says nothing of what it shows. */
const MEASURE = /^(?:\d+|an?|one|two|three|five|ten)?[\s-]*(?:hours?|minutes?|mins?|seconds?|secs?)(?: long)?$/i;

/** `isAlive`: it is said that something moves, comes alive. */
type Clip = {
  about: string;
  isAlive: boolean;
  seconds: number | null;
  resolution: string | null;
  ratio: string | null;
  engine: string | null;
};

/** Generates clips, from words or from an image. */
export const makeClip: Skill = {
  name: 'make clip',
  examples: ['Make a clip of it', 'Animate this picture for 10 seconds', 'Film a train crossing a bridge at night'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_clip') || isLookedFor(text) || isWantedAsFile(text)) return null;
    const clip = /^(?:compose|sing)\b/i.test(text) ? null : clipIn(text);
    if (!clip || clip.about === '' || CUTS.test(clip.about) || MEASURE.test(clip.about)) return null;
    const isOfImage = namesImage(clip.about);
    return {
      understood: isOfImage ? 'Generate a clip from an image.' : `Generate a clip of “${clip.about}”.`,
      act(hands) {
        const source = clipSource(hands, clip.about, clip.isAlive);
        const answer = hands.call('generate_clip', { ...source, ...shapeOf(clip, !('firstFrameId' in source)) });
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
  const { rest: said, engine } = takeEngine(text);
  const seconds = takeOut(said, SECONDS);
  const resolution = takeOut(seconds.rest, RESOLUTION);
  const isTimed = seconds.groups !== null || resolution.groups !== null;
  const rendered = isTimed ? RENDERING.exec(resolution.rest)?.groups?.['about'] : undefined;
  const found = rendered === undefined ? aboutIn(resolution.rest) : { about: rendered, isAlive: false };
  if (found === null) return null;
  const shaped = takeRatio(found.about, RATIOS);
  const before = takeRatioBefore(shaped.rest, RATIOS);
  return {
    about: tidy(before.rest),
    isAlive: found.isAlive,
    seconds: numberOf(seconds.groups?.['seconds'] ?? ''),
    resolution: resolution.groups?.['resolution']?.toUpperCase() ?? null,
    ratio: shaped.ratio ?? before.ratio,
    engine,
  };
}

function aboutIn(text: string): { about: string; isAlive: boolean } | null {
  const ends = ENDS.exec(text)?.groups;
  if (ends) return { about: `${ends['from']} as first frame, ${ends['to']} as last frame`, isAlive: true };
  const start = START_FRAME.exec(text)?.groups;
  if (start) return { about: `${start['from']}${start['how'] ?? ''}`, isAlive: true };
  const between = BETWEEN.exec(text)?.groups;
  if (between) return { about: `from ${between['from']} to ${between['to']}`, isAlive: true };
  const turned = (TURNING.exec(text) ?? AS_CLIP.exec(text))?.groups;
  if (turned) return { about: `${turned['about']} ${turned['more'] ?? ''}`, isAlive: true };
  const outOf = OUT_OF.exec(text)?.groups?.['about'];
  if (outOf !== undefined) return { about: outOf, isAlive: true };
  const alive = ANIMATING.map((pattern) => pattern.exec(text)?.groups).find((each) => each !== undefined);
  if (alive) {
    const how =
      alive['how']?.replace(/^like\s+|^(?:just\s+)?(?:a (?:little|bit)|slightly|some)(?:\s+bit)?[\s.!]*$/i, '') ||
      undefined;
    return { about: how === undefined ? alive['about']! : `${alive['about']} with ${how}`, isAlive: true };
  }
  const filmed = FILMING.exec(text)?.groups?.['about'];
  const made = filmed === undefined ? (madeIn(text, THINGS) ?? describedIn(text, THINGS)) : null;
  const last = OF_FILES.test(text) ? undefined : NAMED_LAST.exec(text)?.groups;
  const lastly = last && `${last['about']}${last['more'] ?? ''}`;
  const about =
    filmed ?? (made ? withKind(made.before, made.about) : null) ?? lastly ?? SHOT.exec(text)?.groups?.['about'] ?? null;
  // “An animation of the foggy pier”: what is there comes alive.
  const isAlive = /\banimation\b/i.test(text) && /^the\s/i.test(about?.trim() ?? '');
  return about === null ? null : { about, isAlive };
}

/** Only a clip of words alone has a ratio of its own: others have that of their picture. */
const shapeOf = ({ seconds, resolution, ratio, engine }: Clip, isOfWords: boolean) => ({
  ...(seconds === null ? {} : { durationSeconds: seconds }),
  ...(resolution === null ? {} : { resolution }),
  ...(ratio === null || !isOfWords ? {} : { ratio }),
  ...(engine === null ? {} : { engine }),
});
