import type { HelpEntry } from './help-entry.ts';

/** Answers about changing what is there, and about what Atelier doesn’t do. */
export const EDITING_HELP: readonly HelpEntry[] = [
  {
    asked: 'shift move times timing lines late early offset delay out of sync scale transcript subtitles seconds',
    answer:
      'Select lines in Transcribe and choose “Move or scale lines”: it moves them by seconds, or scales them for a recording that runs faster or slower.',
  },
  {
    asked:
      'what do marks underlines colours icons in transcript lines mean coloured underlined marked line reliable english',
    answer:
      'A mark beside a line says why when you point at it: “May not be English” where the text isn’t reliable, and the rule that is broken where subtitles are checked. Speakers have colours of their own.',
  },
  {
    asked: 'silence pauses gaps cut out remove recording audio edit sound noise background hum clean louder quieter',
    answer:
      'Atelier doesn’t change the sound of recordings: silence, pauses and noise stay in them. Voices can reduce noise and normalise the volume of a voice sample, and a rough cut in Video uses parts of clips.',
  },
  {
    asked: 'chapters chapter markers add timestamps podcast mp3 m4a mp4 youtube video description export',
    answer:
      'In Transcribe, “Add chapter” begins a chapter, and “Summary, chapters and quotes” suggests them. They go into Markdown, video descriptions and WebVTT, and into exported MP3, M4A and MP4 recordings.',
  },
  {
    asked: 'tidy up clean filler words ums translate translation rewrite transcript lines model other language',
    answer:
      '“Tidy up or translate” in Transcribe tidies lines by rules on this computer. A model in the cloud or your own can also translate them. You accept or leave each change.',
  },
  {
    asked:
      'delivery change speed pitch volume emotion effects of a line voice narrator character sound sad angry happy faster slower younger older deeper expression',
    answer:
      'In Speak, delivery sets the speed, pitch, volume and emotion of lines and characters, and effects change the sound of a voice.',
  },
  {
    asked: 'subtitle rules check characters per line reading speed too long gaps fix problems',
    answer:
      '“Check subtitles” in Transcribe marks lines that break your subtitle rules: characters, lines, times, gaps and reading speed. Fixes are reviewed before they’re applied.',
  },
  {
    asked: 'dub dubbing create script from transcript voice over other voice',
    answer: '“Create script from transcript” in Transcribe makes a script of its lines, which voices speak in Speak.',
  },
  {
    asked:
      'upload publish post share send mail someone editor client friend youtube instagram tiktok spotify facebook twitter website online social media',
    answer:
      'Atelier doesn’t upload to other services. Export the files (Ctrl+E in the Library), or drag them into the other program.',
  },
  {
    asked:
      'upscale enlarge higher resolution remove background transparent cut out object retouch filter recolour blur sharpen image picture',
    answer:
      'Atelier doesn’t upscale or retouch images, and doesn’t remove backgrounds. “Edit image” (E) crops, rotates and resizes; the original stays. For another look, generate a variation.',
  },
  {
    asked:
      'tempo bpm key transpose pitch change instrument stems separate vocals remix mix master equalizer song track',
    answer:
      'Tempo, key and instruments of a finished song can’t be changed, and it can’t be taken apart. Generate another one with them in its style, or play it in another style with Cover mode in Music.',
  },
  {
    asked: 'song songs music export format formats file mp3 wav flac download save',
    answer:
      'Songs are MP3 or WAV files, exported from the Library as they are. “Edit song” (Shift+E) writes MP3, WAV or FLAC.',
  },
  {
    asked: 'what is a take takes pinned in use version of a line compare',
    answer:
      'A take is one generated version of a line of a script. The one in use plays; you can compare takes, pin one and generate new ones.',
  },
  {
    asked: 'record screen camera webcam capture desktop',
    answer: 'Atelier records from the microphone only (Ctrl+Shift+R), not the screen or a camera.',
  },
];
