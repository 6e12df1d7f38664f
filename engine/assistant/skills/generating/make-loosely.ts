import type { Clause } from '../../plan/clause.ts';
import type { Skill } from '../skill.ts';
import { composeSong } from './compose-song.ts';
import { DESIGNS } from './design-names.ts';
import { drawImages } from './draw-images.ts';
import { looselyMade } from './loosely-made.ts';
import { makeClip } from './make-clip.ts';

const CLIPS =
  '(?:(?:video|movie|film|short|drone|stock) (?:clips?|footage|shots?|loops?)|clips?|videos?|films?|movies?|animations?|footage|b-?roll|time-?lapses?|reels?|idents?|stingers?|bumpers?|animated logos?|(?:channel|video) (?:intros?|outros?|openers?))';
const IMAGES =
  '(?:(?:desktop|phone|zoom|stream|lock ?screen) (?:backgrounds?|wallpapers?)|images?|pictures?|pics?|photos?|photographs?|paintings?|drawings?|illustrations?|sketch(?:es)?|artworks?|art|posters?|thumbnails?|wallpapers?|covers?|(?:(?!sound\\b|voice\\b|game\\b|level\\b|audio\\b|design\\b)[\\p{L}-]+) designs?|(?:character|model|concept|sprite|reference|mood) (?:sheets?|art|boards?)|portraits?|DESIGNS|(?:instagram|insta|facebook|linkedin|social media|twitter|blog|tiktok) (?:posts?|stor(?:y|ies)|banners?|headers?|graphics?|covers?)|colou?ring pages?|visuals?|graphics?|renders?|headshots?|landscapes?|still lifes?|cartoons?|comics?(?: strips?)?)'.replace(
    'DESIGNS',
    DESIGNS,
  );
const PICTURES =
  /\b(?:images?|pictures?|pics?|photos?|photographs?|paintings?|drawings?|illustrations?|sketch(?:es)?|artworks?|art|thumbnails?|wallpapers?|backgrounds?|visuals?|renders?|covers?|posters?)\b/i;
const SONGS =
  '(?:songs?|tracks?|tunes?|melod(?:y|ies)|jingles?|anthems?|ballads?|lullab(?:y|ies)|hymns?|waltz(?:es)?|soundtracks?|beats?|instrumentals?|(?:background |theme |intro |outro |menu )?music|theme (?:song|tune)s?|loops?|riffs?|symphon(?:y|ies)|shant(?:y|ies)|fanfares?|soundscapes?|themes?(?= for\\b)|raps?|ditt(?:y|ies)|bangers?|(?:rain|ocean|nature|forest|wave|sea|ambient|sleep|white|brown|pink|background|relaxing|wind|fire)\\s+(?:sounds?|noise|ambience))';
/** Music by what it sounds like: “something upbeat, electronic, no vocals”. */
const SOUNDS =
  /\b(?:upbeat|mellow|funky|groovy|acoustic|electronic|orchestral|instrumental|ambient|jazzy?|lo-?fi|techno|house|rock|punk|metal|folk|classical|synthwave|hip[- ]hop|reggae|blues|bpm|vocals?|singing|piano|guitar|ukulele|violin|cello|strings|synths?|drums|bass|flute|trumpet|choir|harp|saxophone|accordion|banjo)\b/gi;
const SOMETHING =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|make(?: me)?|play(?: me)?|compose|create|generate|(?:i|we)(?:['’]m| am|['’]re| are) (?:looking|after) for)\s+)?(?:something|some|anything)\s+(?<about>.+)$/is;
/** How music is, which pictures may be as well. */
const MOODS =
  /\b(?:calm(?:ing)?|soft|gentle|relax(?:ing|ed)|soothing|chill(?:ed)?|dreamy|spooky|eerie|creepy|scary|tense|dramatic|epic|heroic|happy|cheerful|joyful|sad|melanchol\w+|uplifting|energetic|fast|slow|quiet|dark|romantic|festive|playful|mysterious|suspenseful|peaceful|hypnotic|bouncy|warm|intense|triumphant|nostalgic|lively|catchy|sleepy|cosy|cozy)\b/i;
/** What is to be heard is listened to, or is under something else. */
const HEARD =
  /\b(?:to (?:play|listen|dance|sleep|fall asleep|relax|study|work out|meditate|sing along|jog|run|drive|chill|doze)|under(?:neath)?|behind|in the background|meditation|falling asleep|bedtime|yoga|dinner|the (?:[\p{L}-]+ )?(?:level|boss|fight|dungeon|credits|intro|outro|trailer|scene|montage|menu|chase|finale)|my (?:podcast|vlog|stream|show|class|wedding|party|workout|video))\b/iu;
/** Words for how a picture is made: what has one is to be drawn. */
const ART =
  /\b(?:isometric|low[- ]poly|pixel art|voxel|cartoon(?:ish)?|cel[- ]shaded|line art|flat (?:design|style|vector)|photo-?realistic|hyper-?realistic|cinematic lighting|concept art|anime|manga|charcoal|oil painting|oil on canvas|pencil (?:drawing|sketch)|ink drawing|impressionist|surreal(?:ist)?|film noir|art nouveau|art deco|cyberpunk|steampunk|3d render|bokeh|top[- ]down (?:view)?|bird['’]?s[- ]eye(?: view)?|aerial view|wide[- ]angle|close-?up|golden hour|studio lighting|clay(?:mation)?|papercut|stained glass|mosaic)\b/i;
const OF_ART =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|need|want|give me|make(?: me)?|create|generate|show me|get me|do)\s+)?(?<about>(?:an?|two|three|some)\s+(?!(?:song|track|clip|video|script|transcript|list|summary|title)\b).+)$/is;

/** “A lonely astronaut playing cello on the moon”: somebody or something new, where it is and what it does. */
const SCENE =
  /^(?<about>(?:an?|two|three|some)\s+(?!(?:song|track|clip|video|script|transcript|list|summary|title|way|bit|little|lot|few|couple|question|problem|moment|second|minute|line|voice|speaker|take|file|chapter|quote)\b)(?=(?:\S+\s+){2,})[^?:;"“]*\b(?:\p{L}{3,}ing|in|on|at|with|under|over|behind|beside|between|inside|through|who|that|which|made of|full of)\s+(?:an?|the|its|his|her|their|some|two|\p{L}{4,})\b[^?:;"“]*)$/isu;
/** The same without an article: what it looks like is said first. */
const LOOK =
  /^(?<about>(?:cute|funny|tiny|giant|huge|old|young|little|big|small|happy|sad|angry|sleepy|co[sz]y|lonely|fluffy|fat|chubby|grumpy|smiling|dancing|flying|sleeping|red|blue|green|yellow|black|white|pink|purple|orange|golden|silver|colou?rful|magical|mystical|haunted|abandoned|futuristic|ancient|medieval|victorian|vintage|retro|rustic|snowy|rainy|foggy|misty|sunny|stormy|wooden|glass|steampunk|cyberpunk|isometric|low[- ]poly|pixel|cartoon|minimalist|abstract|seamless|plain|simple|realistic|surreal|geometric|floral|botanical|psychedelic|neon|pastel|moody|dark|dreamy|spooky|creepy|scary|elegant|cheerful)\s+(?=(?:\S+\s+){1,})[^?:;"“]*\b(?:\p{L}{3,}ing|in|on|at|with|under|over|behind|beside|between|inside|wearing|holding|made of|full of)\s+[^?:;"“]+)$/isu;
const NO_SCENE =
  /\b(?:is|are|was|were|should|must|please|you|your|i|me|my|we|our|it|this|that one|song|music|track|clip|video|transcript|script|library|tag|board|voice|speaker|line|lines|export|delete|remove|find)\b/i;

/** “A plain blue gradient”: what is not there yet, and nothing else is said. */
const INDEFINITE =
  /^(?:(?:give me|get me|(?:i|we)(?:['’]d| would)? (?:need|want|like)|show me|make(?: me)?|create|(?:let['’]s |let us |let me )?(?:have|take|see)(?: a look at)?|just|only)\s+)?(?<about>(?:an?|two|three|four|five)\s+(?!(?:bit|little|lot|few|couple|way|break|minute|moment|second|hour|day|hand|favou?r|answer|question|problem|word|words|name|names|idea|ideas|reason|list|summary|plan|tips?|hint|titles?|line|lines|voice|voices|speaker|speakers|take|takes|file|files|chapters?|quotes?|copy|version|versions|table|overview|report|shortcut|backup|new|different|another|more|less|test|joke|poem|stars?|variations?|variants?|one|thing|something|set|series|draft|board|tag|song|script)\b)[\p{L}][^?:;"“]{2,80})$/iu;
/** What is done to it is listened to: “something to jog to”. */
const TO_IT = /\bto \p{L}+(?: \p{L}+)? to\b/iu;

/** As many words of sound tell that music is meant. */
const LEAST_SOUNDS = 2;

/** Has things made that are only named and described, where nothing else could be asked for. */
export const makeLoosely: Skill = {
  name: 'make loosely',
  examples: ['Need 6 sticker designs with cats', 'Something mellow with guitar and flute'],
  understand(clause) {
    if (clause.isAboutDoing) return null;
    const { text } = clause;
    const again = (said: string): Clause => ({ ...clause, text: said });
    const sounds = new Set((text.match(SOUNDS) ?? []).map((word) => word.toLowerCase()));
    const something = SOMETHING.exec(text)?.groups?.['about'];
    const cues = sounds.size + (MOODS.test(text) ? 1 : 0) + (HEARD.test(text) ? 1 : 0) + (TO_IT.test(text) ? 2 : 0);
    if (something !== undefined && cues >= LEAST_SOUNDS && !PICTURES.test(text))
      return composeSong.understand(again(`compose something ${something}`));
    const clip = looselyMade(text, CLIPS);
    const art = !clip && ART.test(text) ? OF_ART.exec(text)?.groups?.['about'] : undefined;
    if (art !== undefined) return drawImages.understand(again(`draw ${art}`));
    if (clip) return makeClip.understand(again(`make a clip of ${clip.about || clip.before}`));
    const image = looselyMade(text, IMAGES);
    const song = looselyMade(text, SONGS);
    // Of two things the first is what is wanted: a cover for a song is an image.
    const isSong = song && (!image || song.words.length >= image.words.length);
    if (isSong) {
      const many = song.count > 1 ? `, ${song.count} versions` : '';
      return composeSong.understand(again(`compose ${song.words}${many}`));
    }
    const scene =
      image || NO_SCENE.test(text)
        ? undefined
        : (SCENE.exec(text) ?? LOOK.exec(text) ?? INDEFINITE.exec(text))?.groups?.['about'];
    if (scene !== undefined) return drawImages.understand(again(`draw ${scene}`));
    if (!image) return null;
    // A sticker is none without the word for it.
    const isPicture = image.about !== '' && PICTURES.test(image.words);
    const shown = isPicture ? `${image.before} pictures of ${image.about}` : `pictures of ${image.words}`;
    return drawImages.understand(again(`make ${image.count} ${shown}`));
  },
};
