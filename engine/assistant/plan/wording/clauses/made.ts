import type { Rewording } from '../rewording.ts';

const INSTRUMENT =
  '(?:piano|guitar|ukulele|violin|cello|strings|synths?|drums|bass|flute|trumpet|choir|harp|saxophone|sax|accordion|banjo|organ|marimba|clarinet|beats?|jazz|blues|techno|ambient|lo-?fi|reggae|funk|soul|folk|metal|rock|rap)';

/** Clauses that ask for something to be generated. */
export const CLAUSES_OF_THINGS_MADE: readonly Rewording[] = [
  [
    /^design\s+(?:me\s+|us\s+)?(?<what>an?\s+(?!.*\b(?:voices?|boards?|scripts?|songs?|levels?|games?|quiz|lessons?|songs?|sounds?|presentation|slides?|website)\b).+)$/is,
    'draw $<what>',
  ],
  [
    /^(?:(?:the\s+)?same(?:\s+(?:thing|one|again|picture|image|scene))?|that|it|this)\s*,?\s+(?:but\s+|only\s+|just\s+)*as\s+an?\s+(?:short\s+)?(?:clip|video|film|animation|movie)(?<more>\s*,.*)?$/is,
    'make a clip of it$<more>',
  ],
  // “Six options for a mascot: an acorn”: six of them are wanted.
  [
    /^(?:(?:give|get|show|make|draw|design|create|generate|do|come up with|think of)\s+(?:me\s+|us\s+)?|(?:(?:i|we)(?:['’]d| would)? )?(?:need|want|like)\s+(?:to see\s+)?)?(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:(?:different|other|alternative|possible|quick|rough)\s+)*(?:options?|ideas?|alternatives|concepts?|drafts?|proposals?|designs?|suggestions?|choices)\s+(?:for|of|on)\s+(?<what>(?:an?|my|our|the)\s+(?!.*\b(?:titles?|names?|headlines?|slogans?|taglines?|hooks?|lyrics|scripts?|texts?|lines?|words?|questions?|topics?|episodes?|chapters?)\b).+)$/is,
    '$<count> versions of $<what>',
  ],
  // Ten seconds of something are a clip, unless they sound.
  [
    new RegExp(
      String.raw`^(?:(?:give me|show me|make|create|generate|(?:i|we) (?:need|want)|get)\s+(?:me\s+)?)?(?<length>(?:\d{1,3}|ten|five|six|thirty|sixty)[\s-]?(?:s|secs?|seconds|minutes?|mins?)) of (?<what>(?=.*\b(?:music|song|${INSTRUMENT})\b).+)$`,
      'i',
    ),
    'compose $<what>, $<length>',
  ],
  [
    /^(?:(?:give me|show me|make|create|generate|film|shoot|render|(?:i|we) (?:need|want)|get)\s+(?:me\s+)?)?(?<length>(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)[\s-]?(?:s|secs?|seconds)) of (?<what>(?!(?:it|this|that|the|my|silence)\b).+)$/i,
    'make a clip of $<what>, $<length>',
  ],
  // The camera moves over what is there.
  [
    /^(?<how>(?:(?:slowly|gently|quickly)\s+)?(?:zoom|pan|tilt|dolly|push|pull|orbit|circle|fly)(?:\s+(?:slowly|gently|quickly))?\s+(?:in(?:to)?|out of|over|across|around|along|towards?|through)(?:\s+on)?)\s+(?<what>(?:it|this|that|the)\b[^,]*)$/i,
    'animate $<what> with camera $<how> it',
  ],
  [/^sing\s+(?!(?:this|that|it|these|those|them|the|my|along)\b)(?<what>[^:"“]+)$/i, 'compose $<what>'],
  [new RegExp(String.raw`^some\s+(?<what>(?:[\p{L}-]+\s+){0,4}${INSTRUMENT})$`, 'iu'), 'compose $<what>'],
  [
    /^(?<make>make|draw|design|create|paint|do)\s+the\s+(?<thing>logo|poster|cover|icon|banner|picture|image|illustration|flyer|thumbnail|song|jingle)\s+(?<of>(?:of|for)\s+(?:an?|my|our)\s+.+)$/i,
    '$<make> a $<thing> $<of>',
  ],
  [
    /^animate\s+(?:the\s+)?(?<what>[^:"“]+?)\s*:\s*(?:it|he|she|they)\s+(?<how>.+)$/i,
    'animate the $<what> so that it $<how>',
  ],
  [
    /^(?<song>.*\b(?:songs?|tracks?|tunes?|music|melody|beat|piece)) (?:that|which) (?:sounds?|feels?|should sound|should feel) (?=like\b|\p{L})(?<how>[^?"“]+)$/iu,
    '$<song> $<how>',
  ],
];
