import type { Skill } from '../skill.ts';

/** What people ask for that no tool does, and where it is done. */
const REPLIES: readonly { asked: RegExp; reply: string }[] = [
  {
    asked:
      /^(?:cut|trim|shorten|crop|split|join|merge|combine|edit|slow|speed|reverse|loop|fade|remove|take|stitch)\b.*\b(?:clips?|videos?|films?|footage|silences?|pauses|seconds)\b/i,
    reply:
      'I can’t cut moving pictures or sound: none of my tools does that. Clips are put together and trimmed in a rough cut in Video; pauses of a recording are cut in Transcribe.',
  },
  {
    asked:
      /^(?:cut|trim|shorten|fade|loop|speed|slow|mix|master|remix|edit|remove|separate|isolate)\b.*\b(?:songs?|tracks?|music|vocals?|intro|audio|sound|recordings?|noise)\b/i,
    reply: 'I can’t edit sound: none of my tools does that. Songs are trimmed, faded and edited in Music.',
  },
  {
    asked:
      /^(?:upscale|enlarge|crop|resize|retouch|edit|blur|brighten|darken|recolou?r|remove|erase|cut)\b.*\b(?:images?|pictures?|pics?|photos?|background)\b/i,
    reply: 'I can’t edit pictures: none of my tools does that. Open the picture in Images to crop, resize or edit it.',
  },
  {
    asked:
      /^(?:make|get|turn|have)\s+(?:the|my|this|that|it|its)\b.*\b(?:quieter|louder|softer|faster|slower|shorter|longer|brighter|darker|warmer|clearer|cleaner)\b/i,
    reply:
      'I can’t change sound or pictures that are there: none of my tools does that. Open it: Music edits songs, Images edits pictures, and a rough cut in Video has the length and loudness of its parts.',
  },
  {
    asked: /^translate\b/i,
    reply: 'I can’t translate: that needs a real model, your own or one in the cloud.',
  },
];

/** Says plainly what no tool does, before a question about Atelier is guessed at. */
export const outOfReach: Skill = {
  name: 'out of reach',
  examples: ['Cut the silence out of this clip', 'Make the intro of this song shorter and fade out the track'],
  understand({ text, isAboutDoing }) {
    if (isAboutDoing) return null;
    const found = REPLIES.find(({ asked }) => asked.test(text));
    return found ? { understood: 'Something that no tool does.', act: () => found.reply } : null;
  },
};
