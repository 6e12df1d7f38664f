import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { IMAGE_RATIOS, IMAGE_STYLE_NAMES } from '../../../../shared/domain/generation/images/image-models.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { type Made, madeIn, takeOut, tidy } from './made-of.ts';

const THINGS =
  '(?:images?|pictures?|pics?|pix|photos?|photographs?|paintings?|drawings?|illustrations?|sketch(?:es)?|artworks?|posters?)';
const DRAWING = [
  /^(?:draw|paint|sketch|illustrate|depict|render)\b(?:\s+(?:me|us))?\s+(?<about>.+)/is,
  /^show (?:me|us) (?:what|how) (?<about>.+?) (?:looks?|would look)(?: like)?$/is,
] as const;
/** What is there already is changed or used, not drawn. */
const OF_AN_ITEM = /^(?:this|that|it|these|those|them)\b/i;
const RATIO = new RegExp(
  String.raw`(?:[\s,]*\b(?:in|as|at|with|format|ratio|an? aspect ratio of)\b)*[\s,]*(?<ratio>${IMAGE_RATIOS.join('|')})(?![\d:])(?: format)?`,
  'i',
);
const SEED = /(?:[\s,]*\b(?:with|and|using|the)\b)*[\s,]*\bseed (?:number |of )?(?<seed>\d{1,9})\b/i;
const STYLES = `${IMAGE_STYLE_NAMES.join('|')}|watercolor`;
/** A style is named as one, or stands before the thing: a comic on a table is something to draw. */
const STYLE = new RegExp(
  String.raw`(?:[\s,]*\b(?:in|with|as|an?|the)\b)*[\s,]*\b(?<style>${STYLES}) (?:style|look)\b`,
  'i',
);
const STYLE_BEFORE = new RegExp(String.raw`^(?<style>${STYLES})\b`, 'i');

/** What the tool takes. */
const MOST_IMAGES = 54;

/** Generates images. */
export const drawImages: Skill = {
  name: 'draw images',
  examples: ['Draw a red fox in the snow', 'Make 3 pictures of a market in the rain, comic style'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_images')) return null;
    const made = madeIn(text, THINGS) ?? drawnIn(text);
    if (!made || `${made.before}${made.about}` === '' || OF_AN_ITEM.test(made.about)) return null;
    const args = argumentsOf(made);
    return {
      understood: `Generate images of “${args.prompt}”.`,
      act(hands) {
        if (made.count > MOST_IMAGES)
          throw new PlanStopped(`I generate at most ${MOST_IMAGES} images at once. Tell me a smaller number.`);
        const answer = hands.call('generate_images', args);
        const { items, hasEnded } = awaitTask(hands, 'generate_images', answer);
        // A song about “it” is about what the image shows.
        hands.latest = items.map((item) => ({ ...item, title: item.title || args.prompt }));
        if (!hasEnded) return `The images of “${args.prompt}” are being generated. ${STILL_RUNNING}`;
        const what = items.length === 1 ? 'The image is' : `${items.length} images are`;
        const isKnown = answer['wasMadeBefore'] === true;
        return `${what} in the library${isKnown ? ' already: the same was generated before' : ''}: “${args.prompt}”.`;
      },
    };
  },
};

function drawnIn(text: string): Made | null {
  const about = DRAWING.map((pattern) => pattern.exec(text)?.groups?.['about']).find((each) => each !== undefined);
  return about === undefined ? null : { count: 1, before: '', about: tidy(about), words: tidy(about) };
}

function argumentsOf({ count, before, about }: Made): { prompt: string } & Record<string, unknown> {
  const ratio = takeOut(about, RATIO);
  const seed = takeOut(ratio.rest, SEED);
  const style = takeOut(seed.rest, STYLE);
  const first = takeOut(before, STYLE_BEFORE);
  const named = (style.groups ?? first.groups)?.['style']?.toLowerCase();
  return {
    prompt: tidy(`${first.rest} ${style.rest}`),
    ...(ratio.groups ? { ratio: ratio.groups['ratio'] } : {}),
    ...(count > 1 ? { count } : {}),
    ...(seed.groups ? { seed: Number(seed.groups['seed']) } : {}),
    ...(named === undefined ? {} : { style: named === 'watercolor' ? 'watercolour' : named }),
  };
}
