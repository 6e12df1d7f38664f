import type { OutOfReach } from './unreached-wish.ts';
import { UNWRITTEN_TEXTS } from './unwritten-texts.ts';

const CLIP = '(?:clips?|videos?|films?|footage|movies?|shots?|reels?)';
const SONG = '(?:songs?|tracks?|music|tunes?|beats?|vocals?|instrumentals?|jingles?)';
const IMAGE = '(?:images?|pictures?|pics?|photos?|drawings?|artworks?)';
const SOUND = '(?:recordings?|audio|sounds?|podcasts?|episodes?|interviews?|voice memos?|mic)';
const wish = (verbs: string, objects: string) => new RegExp(String.raw`^(?:${verbs})\b.*\b${objects}\b`, 'i');

/** In the order in which they are tried. */
export const OUT_OF_REACH: readonly OutOfReach[] = [
  {
    asked:
      /^(?:upload|publish|post|share|send|push|submit|tweet|stream|e-?mail|mail|forward|message|text|dm)\b.*\b(?:to|on|onto|at|via|with|as)\s+(?:my |the |our |an? )?(?:youtube|instagram|insta|tik ?tok|facebook|twitter|x|spotify|apple|vimeo|soundcloud|linkedin|discord|slack|whatsapp|web(?:site)?|blog|channel|story|page|internet|cloud drive|drive|dropbox|e-?mail|mail|friends?|boss|client|everyone|\p{L}+@\S+)\b|^(?:upload|publish|tweet|stream)\b/iu,
    cannot: 'I can’t send anything to another service',
    topic: 'How do I upload to YouTube?',
  },
  {
    asked:
      /^(?!what|which|how|why|where|is\b|does\b).*\brough cut\b|^(?:cut|trim|shorten|crop|split|join|merge|combine|edit|slow|speed|reverse|loop|fade|stitch|montage|assemble|put|glue|string|mix)\b.*\b(?:clips?|videos?|films?|footage|movies?|shots?)\b|^(?:combine|merge|join|stitch|splice|glue|put|string|edit|assemble)\b.*\b(?:in|into|as|to)\s+(?:one|a|a single|an?)\s+(?:long\s+|single\s+|short\s+)?(?:clip|video|film|movie)\b/i,
    cannot: 'I can’t cut moving pictures or sound: none of my tools does that',
    topic: 'How do I join clips to one film in a rough cut?',
  },
  {
    asked: new RegExp(
      String.raw`^(?:add|put|burn|lay|place|overlay|insert|attach|mix|sync)\b.*\b(?:subtitles?|captions?|music|songs?|sound|audio|text|titles?|voice-?overs?|narration|logo|watermark|intro|outro|transitions?)\b.*\b(?:to|on|onto|over|under|in|into|below|behind|with)\b.*\b${CLIP}\b|^(?:add|put|lay|place|mix|insert)\b.*\b(?:music|songs?|sounds?|beats?|tracks?|tunes?|jingles?|effects?)\b.*\b(?:under(?:neath)?|behind|beneath|below|in the background of)\s+(?:the|this|that|my|it)\b|\b(?:burn(?:ed|t|ing)?|hard-?cod(?:e|ed))\b.*\b(?:subtitles?|captions?)\b|\b(?:subtitles?|captions?)\b.*\bburn(?:ed|t)?\b`,
      'i',
    ),
    cannot: 'I can’t put anything on a clip or under a voice: none of my tools does that',
    topic: 'How do I add captions and music to a rough cut?',
  },
  {
    asked:
      /^(?:cut|trim|shorten|crop|split|edit|remove|take|chop|skip|drop|clip)\b.*\b(?:seconds|secs|minutes|mins|half|beginning|first \d+|last \d+|intro|outro|start|end)\b.*\b(?:off|of|from)\b(?!.*\b(?:transcript|script|board)\b)/i,
    cannot: 'I can’t cut moving pictures or sound: none of my tools does that',
    topic: 'How do I trim clips in a rough cut?',
  },
  {
    asked: new RegExp(
      String.raw`^(?:transpose|retune|re-?pitch|detune)\b|^(?:change|set|raise|lower|increase|decrease|transpose|speed up|slow down|make|shift|turn|adjust|pitch)\b.*\b(?:tempo|bpm|key|pitch|semitones?|octaves?)\b|^(?:merge|combine|join|mix|blend|mash(?: up)?)\b.*\b(?:songs?|tracks?|beats?|recordings?|audio)\b|^(?:separate|isolate|extract|split|remove|remix|mix|master|re-?master|equali[sz]e|transpose)\b.*\b(?:vocals?|stems?|drums?|bass|${SONG.slice(3, -1)})\b`,
      'i',
    ),
    cannot: 'I can’t change how a finished song is played: none of my tools does that',
    topic: 'Can I change the tempo and key of a song?',
  },
  {
    asked: wish(
      'cut|trim|shorten|fade|loop|speed|slow|edit|remove|normali[sz]e|extend|lengthen|boost|amplify|turn (?:up|down)',
      SONG,
    ),
    cannot: 'I can’t edit sound: none of my tools does that. Songs are edited in Music',
    topic: 'How do I trim or fade a song?',
  },
  {
    asked: new RegExp(
      String.raw`^(?:remove|cut(?: out)?|take(?: out)?|reduce|get rid|filter|clean|denoise|delete|trim|strip|edit|shorten|fade|speed|slow|normali[sz]e|boost|level|isolate|enhance|improve|fix|mute)\b.*\b(?:silences?|pauses?|noise|hum|hiss|echo|reverb|breaths?|background (?:noise|sounds?)|clicks?|volume|loudness|intro|${SOUND.slice(3, -1)})\b`,
      'i',
    ),
    cannot: 'I can’t edit sound: none of my tools does that',
    topic: 'How do I remove silence and noise from a recording?',
  },
  {
    asked:
      /^(?:add|apply|put|give|use)\b.*\b(?:fade(?:[- ]?(?:in|out))?|reverb|echo|distortion|auto-?tune|equali[sz]er|eq|compression|bass boost|crossfade)\b/i,
    cannot: 'I can’t edit sound: none of my tools does that. Songs are edited in Music',
    topic: 'How do I trim or fade a song?',
  },
  {
    asked:
      /^(?:convert|export|save|turn|change|render|make|download)\b.*\b(?:to|as|into|in)\s+(?:an?\s+)?(?:midi|gif|pdf|mov|avi|mkv|wmv|psd|svg|tiff?|bmp|heic|raw|ogg|aac|aiff|pptx?|html|epub|sheet music|notes)\b/i,
    cannot: 'I can’t write that format',
    topic: 'Which formats can songs and images be exported in?',
  },
  {
    asked:
      /^(?:open|launch|start|run|use)\s+(?:adobe\s+)?(?:photoshop|premiere|audacity|blender|gimp|after effects|final cut|davinci|excel|word|chrome|spotify|obs|logic|ableton|illustrator)\b/i,
    cannot: 'I can’t work with other programs',
    topic: 'How do I drag files out into another program?',
  },
  {
    asked:
      /^(?:increase|raise|double|boost|improve)\b.*\b(?:resolution|sharpness|quality|contrast|brightness|saturation)\b|^(?:pixelate|anonymi[sz]e)\b|^blur\b.*\b(?:clip|video|film|faces?)\b|^(?:colou?r[- ]?(?:grade|correct|match)|grade|stabili[sz]e|deinterlace|interpolate|rotoscope|mask|chroma[- ]?key|green ?screen)\b/i,
    cannot: 'I can’t edit pictures or films: none of my tools does that',
    topic: 'Can I upscale an image or remove the background?',
  },
  {
    asked: /^(?:crop|resize|rotate|flip|mirror|scale|straighten)\b(?!.*\b(?:clip|video)\b)/i,
    cannot: 'I can’t edit images: none of my tools does that',
    topic: 'How do I crop or rotate an image?',
  },
  {
    asked: new RegExp(
      String.raw`^(?:upscale|upres|enlarge|retouch|blur|sharpen|brighten|darken|re-?colou?r|colou?ri[sz]e|vectori[sz]e|erase|photoshop|edit|touch up|restore|unblur)\b.*\b(?:${IMAGE}|background|\d+k|hd|resolution|face|skin)\b|^(?:upscale|retouch|vectori[sz]e|photoshop)\b|^(?:remove|cut out|erase|delete|replace|change|make|blur|take out)\b.*\b(?:background|watermark)\b(?!\s+(?:noise|music))`,
      'i',
    ),
    cannot: 'I can’t edit images: none of my tools does that',
    topic: 'Can I upscale an image or remove the background?',
  },
  {
    asked:
      /^(?:make|get|turn|have)\s+.*\b(?:quieter|louder|softer|faster|slower|shorter|longer|brighter|darker|warmer|clearer|cleaner|sharper|bigger|smaller|larger|taller|wider|narrower|thicker|thinner|bolder|lighter|higher|lower|heavier|deeper|stronger|smoother|crisper|punchier|tighter|bluer|redder|greener)\b/i,
    cannot:
      'I can’t change sound or pictures that are there: none of my tools does that. Open it: Music trims, fades and masters songs to −14 LUFS, Images crops pictures, and a rough cut in Video has the length and loudness of its parts',
    topic: '',
  },
  {
    asked: /^(?:translate|dub)\b|\b(?:translated|dubbed)\s+(?:in)?to\s+\p{L}+/iu,
    cannot: 'I can’t translate: that needs a real model, your own or one in the cloud',
    topic: 'How do I translate a transcript?',
  },
  {
    asked:
      /^(?:create|make|start|add|set up|(?:i )?(?:need|want))\s+(?:me\s+)?(?:an?\s+)?(?:new\s+)?(?:empty\s+)?board\b(?!.*\b(?:with|of|from|for|containing)\b)/i,
    cannot: 'A board begins with its first items: say “put the castle on a new board Season two”',
    topic: '',
  },
  {
    asked: /^(?:back ?up|(?:make|create|do|run)\s+(?:me\s+)?a(?: new)? backup)\b/i,
    cannot: 'I can’t make backups: none of my tools does that',
    topic: 'How do I back up and restore the index?',
  },
  {
    asked: /^(?:record|capture|film)\s+(?:my|the|our)\s+(?:screen|desktop|webcam|camera)\b/i,
    cannot: 'I can’t record the screen',
    topic: 'Can I record the screen or a camera?',
  },
  {
    asked: /^(?:start|begin|stop|pause)?\s*(?:record|recording)\b(?:\s+(?:me|now|from|my|the|with|via)\b.*)?$/i,
    cannot: 'I can’t start the microphone: you do that yourself',
    topic: 'How do I record from the microphone?',
  },
  {
    asked:
      /^(?:clone|design|train|copy|create|make|build)\b.*\b(?:my|his|her|their|our|a|an|the|new)\b.*\bvoice\b(?!-?\s?over)(?!.*\b(?:say|saying|reading|read|for|to)\b)/i,
    cannot: 'I can’t clone or design voices: you do that in Voices, because it needs consent',
    topic: 'How do I clone my voice?',
  },
  {
    asked: /^(?:pause|resume|reorder|restart|retry)\b.*\b(?:tasks?|jobs?|queue|transcription|generation|everything)\b/i,
    cannot: 'I can only list, wait for and stop tasks',
    topic: 'How do I pause and resume tasks in the queue?',
  },
  {
    asked:
      /^(?:switch|turn|set|change|use|enable|activate|go)\b.*\b(?:dark|light|night)\s*(?:mode|theme)\b|^(?:change|set)\b.*\btheme\b/i,
    cannot: 'I can’t change settings',
    topic: 'Where do I change the dark theme?',
  },
  {
    asked:
      /^(?:connect|link|hook up|pair|set up|log in)\b.*\b(?:to|with|up)?\s*(?:ollama|lm studio|llama|openai|model|server|api|account|cloud|service)\b/i,
    cannot: 'I can’t change settings',
    topic: 'How do I connect my own model such as Ollama?',
  },
  {
    asked:
      /^(?:pause|mute|unmute|skip|play|stop)(?:\s+(?:it|this|that|playback|playing|the (?:player|sound|music|playback|audio)))?[.!]*$/i,
    cannot: 'I can’t work the player',
    topic: 'How do I play, pause and stop?',
  },
  {
    asked:
      /^(?:empty|clear out|purge)\b.*\b(?:bin|trash)\b|^(?:delete|remove|erase)\b.*\b(?:permanently|forever|for good|for ever)\b/i,
    cannot: 'I never delete anything permanently: you do that yourself, in the bin of the Library',
    topic: '',
  },
  {
    asked:
      /^(?:import|load|upload|bring in|add)\b.*\b(?:from|off)\s+(?:my|the|a)\s+(?:desktop|computer|disk|usb|phone|camera|folder|downloads|drive|sd card)\b|^(?:import|load)\b/i,
    cannot: 'I can’t open files of your disk',
    topic: 'How do I import recordings and drop audio files?',
  },
  {
    asked:
      /^(?:book|order|buy|remind|schedule|call me|e-?mail|print|pay|invite|text me|message|google|browse|log ?in|sign (?:in|up|me)|install|set (?:an? |the )?(?:alarm|timer|reminder))\b/i,
    cannot: 'I can’t do that: I only work in this studio, with its library and its generators',
    topic: '',
  },
  {
    asked: /^(?:duplicate|clone|copy)\s+(?:this|that|it|the)\b(?!.*\bvoice\b)/i,
    cannot: 'I can’t copy items: none of my tools does that. “Export” writes a copy of the file',
    topic: '',
  },
  {
    asked:
      /^(?:describe|look at|analy[sz]e|caption)\s+(?:this|that|the|my|it)\b.*\b(?:image|picture|photo|drawing|painting|clip|video)\b|^what(?:['’]s| is| can you see| do you see)\s+(?:in|on)\s+(?:this|that|the|my)\s+(?:image|picture|photo|drawing|clip|video)\b|^who(?:['’]s| is)\s+(?:in|on)\s+(?:this|that|the)\s+(?:image|picture|photo|clip|video)\b/i,
    cannot: 'I can’t see pictures or clips: that needs a model that can see, your own or one in the cloud',
    topic: '',
  },
  {
    asked: /^compare\b/i,
    cannot: 'I can’t compare items',
    topic: 'How do I compare images side by side?',
  },
  ...UNWRITTEN_TEXTS,
];
