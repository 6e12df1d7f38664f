import type { HelpEntry } from './help-entry.ts';

/** Answers about beginning, about what goes wrong, and about what results may be used for. */
export const FIRST_STEPS_HELP: readonly HelpEntry[] = [
  {
    asked: 'what is this app program for purpose overview introduction does it do',
    answer:
      'Atelier is a studio for recordings, transcripts, scripts, voices, images, songs and clips. Drop in a recording for a transcript that you correct and export, write a script and hear it in any voice, or generate images, songs and clips: on this computer without an account, or in the cloud with your API key.',
  },
  {
    asked: 'where how do I start begin first steps new here beginner tutorial no idea',
    answer:
      'Drop a recording on Transcribe, write a script in Speak, or tell me what to make: “Draw a red fox in the snow”. “What can you do?” lists what I understand.',
  },
  {
    asked: 'produce podcast episode show workflow help with my podcast from start to finish',
    answer:
      'Record or drop the episode in Transcribe and correct its lines. “Summary, chapters and quotes” suggests what show notes need, and the export puts chapters into the recording. A cover, a jingle and spoken intros can be generated; sound itself is cut in another program.',
  },
  {
    asked:
      'failed fail failure error went wrong task transcription problem crash crashed broken stuck empty did not work lost my script work',
    answer:
      'Tasks says of each task that failed why, and what to do. Edits are saved automatically, work is resumed after a crash or a restart, and what was deleted is in the bin of the Library.',
  },
  {
    asked: 'soundless hear silent output headphones plays no sound',
    answer:
      'Look at the volume of the player (M mutes) and of your system. A line of a script is silent until its take was generated.',
  },
  {
    asked: 'voices voice sound robotic plain unnatural natural quality better human',
    answer:
      'Voices of the local engine sound plain. The cloud service has more voices; in Speak, delivery sets the speed, pitch, volume and emotion of lines.',
  },
  {
    asked:
      'pictures images drawings simple bad quality looks nothing like wrong photorealistic realistic photo real better ugly',
    answer:
      'On this computer, images are illustrations drawn by programs, which name the words that they can’t draw. Photographs need a model of the cloud service: choose the engine in Images.',
  },
  {
    asked:
      'commercial commercially sell selling use rights licence license copyright results monetise business work customers allowed legal credit attribution mention publish',
    answer:
      'Atelier has the MIT licence, which puts no conditions on what you make with it. For what the cloud service generates, its terms count.',
  },
  {
    asked: 'people several users team colleague collaborate one shared library sync synchronise computers',
    answer:
      'A library belongs to one computer and isn’t synchronised. Give others exported files, or a ZIP file of them.',
  },
  {
    asked: 'mobile phone tablet android iphone ipad ios browser web version app windows mac linux run',
    answer:
      'Atelier is a desktop program for Linux, macOS and Windows. There is none for phones, and none in the browser.',
  },
  {
    asked: 'update upgrade install new version latest',
    answer: 'Atelier doesn’t update itself: get a new version from where you have this one.',
  },
  {
    asked:
      'which aspect ratio shape size dimensions best format for instagram tiktok youtube thumbnail story reel shorts cover',
    answer:
      'YouTube and its thumbnails have 16:9, TikTok, reels, shorts and stories 9:16, posts and podcast covers 1:1. Say it with your wish: “Draw a lighthouse, 9:16”.',
  },
];
