import { awaitTask, STILL_RUNNING } from '../../plan/await-task.ts';
import { IMAGE_RATIOS, IMAGE_STYLE_NAMES } from '../../../../shared/domain/generation/images/image-models.ts';
import { numberOf } from '../../language/number-words.ts';
import { isLookedFor, isWantedAsFile } from '../../language/looked-for.ts';
import { findTargets } from '../../plan/find-targets.ts';
import { PlanStopped } from '../../plan/hands.ts';
import type { Skill } from '../skill.ts';
import { ratioOfPlace, takeRatio, takeRatioBefore } from '../../language/shape-words.ts';
import { takeEngine } from '../../language/where-to-work.ts';
import { ALL_DESIGNS, DESIGNS, SEVERAL_DESIGNS } from './design-names.ts';
import { describedIn, inWhole, type Made, madeIn, takeOut, tidy, withKind } from './made-of.ts';

const THINGS =
  '(?:images?|pictures?|pics?|pix|photos?|photographs?|paintings?|drawings?|illustrations?|sketch(?:es)?|artworks?|posters?|thumbnails?|wallpapers?|(?:(?:album|book|podcast|episode|magazine|record|single) )?cover (?:art|images?|pictures?)|(?:album|book|podcast|episode|magazine|record|single) covers?|covers?(?= (?:for|of) )|(?:desktop |stream |zoom |page |game |level |menu |title )?(?:backgrounds?|backdrops?)(?!(?: [\\p{L}-]+){0,2} (?:music|tracks?|sounds?|noise|score|songs?|voices?)\\b))';
const DRAWING = [
  /^(?:draw|paint|sketch|illustrate|depict|render)\b(?:\s+(?:me|us))?\s+(?<about>.+)/is,
  /^(?:i|we)(?:['’]d| would)? (?:want|like|love|need) to see (?<about>an? (?!list|overview|summary|table|transcript|script|recording|report)[\p{L}].+)/isu,
  new RegExp(
    String.raw`^(?:design|make|create|do|do me|i (?:need|want))\s+(?:me\s+)?(?<about>an? (?:[\p{L}-]+\s+){0,3}${DESIGNS}\b.*)`,
    'isu',
  ),
  new RegExp(
    String.raw`^(?<about>(?:an?\s+)?(?:(?!the\b|my\b|this\b|that\b|which\b|what\b|how\b|i\b|we\b|need\b|want\b|like\b|open\b|find\b)[\p{L}-]+\s+){0,3}${DESIGNS}\s+(?:of|showing|with|for)\s+[^?]+)$`,
    'isu',
  ),
  /^(?:show (?:me|us)|see|(?:i|we) (?:want|would like|need|['’]d like) to see|let me see) (?:what|how) (?<about>.+?) (?:looks?|looked|would look|might look|could look)(?: like)?$/is,
] as const;
/** The kind behind what it is to show: “an astronaut, as a watercolour”. */
const NAMED_LAST = new RegExp(
  String.raw`^(?<about>.+?(?:,\s*(?:as\s+|in\s+)?|\s+(?:as|in)\s+)(?:an?\s+)?(?:(?:${IMAGE_STYLE_NAMES.join('|')}|watercolor)(?:\s+(?:style|painting|look))?|picture|image|photo|painting|drawing|illustration))$`,
  'is',
);
const OF_FILES =
  /^(?:export|save|download|share|send|upload|convert|open|find|show|list|rename|tag|delete|describe|use|what|which|how|do|make|try|again|same|the same|another|one more|it|this|that)\b/i;
/** What is there already is changed or used, not drawn. */
const OF_AN_ITEM =
  /^(?:this|that(?! (?:feels?|looks?|shows?|says|has|have|is|are|makes?|captures?|fits?|would|could|should|reminds?|evokes?|goes|matches|works)\b)|it|these|those|them)\b/i;
const SEED = /(?:[\s,]*\b(?:with|and|using|the)\b)*[\s,]*\bseed (?:number |of )?(?<seed>\d{1,9})\b/i;
const STYLES = `${IMAGE_STYLE_NAMES.join('|')}|watercolor`;
/** “Three different logos for a bakery” are three images; three boats are one. */
const SEPARATE = new RegExp(
  String.raw`^(?:(?:draw|paint|design|make|create|generate|i (?:need|want))\s+(?:me\s+)?)?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:(?:different|new|more|other|separate)\s+)?(?<thing>(?:[\p{L}-]+\s+)?${SEVERAL_DESIGNS})\b(?<rest>\s+(?:of|for|with|showing|in)\s.+)$`,
  'isu',
);
/** A style is named as one, or stands before the thing: a comic on a table is something to draw. */
const STYLE = new RegExp(
  String.raw`(?:[\s,]*\b(?:in|with|as|an?|the)\b)*[\s,]*\b(?<style>${STYLES}) (?:style|look|painting)\b|[\s,]+in (?:the|a) style of (?:an? )?(?<like>${STYLES})s?\b|(?:[\s,]+(?:as|in) (?:an? )?)(?<as>${STYLES})(?=[\s.!]*$)`,
  'i',
);
/** "Watercolour of a teapot", "two comics of a cat". */
const STYLED = new RegExp(
  String.raw`^(?:(?:draw|paint|make|create|do|i (?:want|need))\s+(?:me\s+)?)?(?:(?<count>\d{1,2}|an?|two|three|four|five)\s+)?(?<style>${STYLES})s?(?:\s+(?:paintings?|drawings?|pictures?|sketch(?:es)?))?\s+(?:of|showing)\s+(?<about>.+)$`,
  'is',
);
/** "Medieval style knight in a supermarket". */
const STYLE_FIRST = new RegExp(
  String.raw`^(?:(?:an?|in)\s+)?(?<style>${STYLES})(?:[ -]styled?|\s+look)(?:\s*[:,]\s*|\s+)(?<about>(?!songs?\b|music\b|tracks?\b|clips?\b|videos?\b).+)$`,
  'is',
);
/** Said by itself between commas. */
const STYLE_ALONE = new RegExp(String.raw`(?:^|,)\s*(?<style>${STYLES})\s*(?=,|$)`, 'i');
const NO_STYLE = new RegExp(
  String.raw`[\s,]*\b(?:but\s+)?(?:not|no|without)\s+(?:(?:in|as|an?|the)\s+)*(?:${STYLES})\b(?:\s+(?:style|look))?`,
  'i',
);
const STYLE_BEFORE = new RegExp(String.raw`^(?<style>${STYLES})\b`, 'i');

/** “Three variations of an alley”: of what, and no other thing, is to be seen. */
const VARIATIONS =
  /^(?:(?:give|get|make|draw|paint|sketch|design|create|generate|show|i (?:want|need))\s+(?:me\s+|us\s+)?)?(?<count>\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|some)\s+(?:variations|versions|variants)\s+of\s+(?<about>(?!(?:it|this|that|these|those|them|the|my)\b).+)$/is;
const OTHER_THINGS =
  /\b(?:songs?|tracks?|beats?|jingles?|music|clips?|videos?|films?|lyrics?|titles?|headlines?|lines?|scripts?|texts?|sentences?|paragraphs?|prompts?|names?)\b/i;

/** “Four of them”, behind what they are to show. */
const OF_THEM =
  /[\s,.;?]+(?:(?:make|like|maybe|say|about|around) )?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:of (?:them|those|these)|versions|variations|variants|options|times|pictures|images)(?=[\s.!]*$)|[,.;?]+\s*(?:like|maybe|say|about|around|so|make it)\s+(?<about>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?=[\s.!]*$)/i;
/** Somebody who is on an image of the library, and is to be on the new one. */
const SUBJECT =
  /[\s,]*\b(?:with|of|showing|using|featuring|starring)\s+(?:the\s+)?(?:same\s+)?(?:character|person|subject|hero|figure|guy|girl|creature|animal|face)\s+(?:as|from|of|in|that is in|like)\s+(?:in\s+)?(?<subject>(?:the\s+|my\s+)?[^,.;:]+?)(?=\s+(?:but|now|while|who|this time)\b|[,.;:]|$)/i;
/** “…, this time fishing.” */
const BUT_NOW =
  /[\s,]+(?:(?:but|and)\s+)?(?:this time|now|only|doing|who is|who’s)?[\s,]+(?=\p{L})(?!of\b|with\b|in\b|on\b|at\b)/iu;
/** A wide banner is wide itself; a wide river is not. */
const SHAPED_DESIGN = new RegExp(
  String.raw`^(?:an?\s+)?(?<shape>wide|vertical|upright|square|landscape|horizontal)\s+(?=(?:[\p{L}-]+\s+)?${ALL_DESIGNS}\b)`,
  'iu',
);
const PORTRAIT = /\bportrait (?:photos?|photographs?|paintings?|drawings?|sketch(?:es)?|illustrations?)\b/i;
/** What the tool takes. */
const MOST_IMAGES = 54;

/** Generates images. */
export const drawImages: Skill = {
  name: 'draw images',
  examples: ['Draw a red fox in the snow', 'Make 3 pictures of a market in the rain, comic style'],
  understand({ text, isAboutDoing, situation }) {
    if (isAboutDoing || !situation.tools.has('generate_images') || isLookedFor(text) || isWantedAsFile(text))
      return null;
    const subject = takeOut(text, SUBJECT);
    const shown = subject.groups ? subject.rest.replace(BUT_NOW, ' of ') : subject.rest;
    const { rest: said, engine } = takeEngine(shown);
    const { rest, groups } = takeOut(said, OF_THEM);
    const made = inWhole(madeIn(rest, THINGS) ?? drawnIn(rest) ?? describedIn(rest, `(?:${THINGS}|${ALL_DESIGNS})`));
    if (!made || `${made.before}${made.about}` === '' || OF_AN_ITEM.test(made.about)) return null;
    const count = numberOf(groups?.['count'] ?? groups?.['about'] ?? '') ?? made.count;
    const args = { ...argumentsOf({ ...made, count }, rest), ...(engine === null ? {} : { engine }) };
    if (args.prompt === '') return null;
    return {
      understood: `Generate images of “${args.prompt}”.`,
      act(hands) {
        if (count > MOST_IMAGES)
          throw new PlanStopped(`I generate at most ${MOST_IMAGES} images at once. Tell me a smaller number.`);
        const named = subject.groups?.['subject'];
        const who = named === undefined ? [] : findTargets(hands, named, { kinds: ['image'], isSingle: true });
        const wanted = { ...args, ...(who[0] ? { subjectId: who[0].id } : {}) };
        const answer = hands.call('generate_images', wanted);
        const { items, hasEnded } = awaitTask(hands, 'generate_images', answer);
        // A song about “it” is about what the image shows.
        hands.topic = args.prompt;
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
  const variations = OTHER_THINGS.test(text) ? undefined : VARIATIONS.exec(text)?.groups;
  if (variations) {
    const of = tidy(variations['about']!);
    return { count: numberOf(variations['count']!) ?? 1, before: '', about: of, words: of };
  }
  const first = STYLE_FIRST.exec(text)?.groups;
  if (first) {
    const about = tidy(`${first['about']}, ${first['style']} style`);
    return { count: 1, before: '', about, words: about };
  }
  const styled = STYLED.exec(text)?.groups;
  if (styled) {
    const about = tidy(`${styled['about']}, ${styled['style']} style`);
    return { count: numberOf(styled['count'] ?? '') ?? 1, before: '', about, words: about };
  }
  const several = SEPARATE.exec(text)?.groups;
  if (several) {
    const words = tidy(`${several['thing']!.replace(/s$/i, '')} ${several['rest']!}`);
    return { count: numberOf(several['count']!) ?? 1, before: '', about: words, words };
  }
  const about = DRAWING.map((pattern) => pattern.exec(text)?.groups?.['about']).find((each) => each !== undefined);
  if (about !== undefined) return { count: 1, before: '', about: tidy(about), words: tidy(about) };
  // A shape alone is said of a picture: “a castle made of books, 21:9”.
  const shaped = takeRatio(text, IMAGE_RATIOS);
  const isShaped = shaped.ratio !== null && /^(?:an?|two|three|four|five)\s/i.test(text) && !OTHER_THINGS.test(text);
  const lastly = OF_FILES.test(text)
    ? undefined
    : (NAMED_LAST.exec(shaped.rest)?.groups?.['about'] ?? (isShaped ? shaped.rest : undefined));
  if (lastly !== undefined) {
    const shown = tidy(
      lastly.replace(
        /(?:,\s*(?:as\s+)?|\s+as\s+)(?:an?\s+)?(?:picture|image|photo|painting|drawing|illustration)$/i,
        '',
      ),
    );
    const about = shaped.ratio === null ? shown : `${shown}, ${shaped.ratio}`;
    return { count: 1, before: '', about, words: about };
  }
  return null;
}

/** `said` is the whole request: what a thumbnail is, is not in its words. */
function argumentsOf({ count, before, about }: Made, said: string): { prompt: string } & Record<string, unknown> {
  const shaped = takeRatio(about, IMAGE_RATIOS);
  // A portrait photo shows a person; a portrait image is upright.
  const design = SHAPED_DESIGN.exec(about)?.groups?.['shape'];
  const shapedBefore = PORTRAIT.test(said) ? { rest: before, ratio: null } : takeRatioBefore(before, IMAGE_RATIOS);
  const inNumbers = /\d/.test(before)
    ? takeRatio(shapedBefore.rest, IMAGE_RATIOS)
    : { rest: shapedBefore.rest, ratio: null };
  const seed = takeOut(shaped.rest, SEED);
  const other = takeOut(seed.rest, NO_STYLE);
  const style = takeOut(other.rest, STYLE);
  const alone = style.groups ? { rest: style.rest, groups: null } : takeOut(style.rest, STYLE_ALONE);
  const first = takeOut(inNumbers.rest, STYLE_BEFORE);
  const found = style.groups ?? alone.groups ?? first.groups;
  const named = (found?.['style'] ?? found?.['as'] ?? found?.['like'])?.toLowerCase();
  const shape = design === undefined ? null : takeRatioBefore(design, IMAGE_RATIOS).ratio;
  const ratio = shaped.ratio ?? shapedBefore.ratio ?? inNumbers.ratio ?? shape ?? ratioOfPlace(said);
  return {
    prompt: tidy(withKind(first.rest, alone.rest)),
    ...(ratio === null ? {} : { ratio }),
    ...(count > 1 ? { count } : {}),
    ...(seed.groups ? { seed: Number(seed.groups['seed']) } : {}),
    ...(named === undefined ? {} : { style: named === 'watercolor' ? 'watercolour' : named }),
  };
}
