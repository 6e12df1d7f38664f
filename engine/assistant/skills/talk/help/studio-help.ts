import type { HelpEntry } from './help-entry.ts';

/** Answers about Images, Music, Video and Chat. */
export const STUDIO_HELP: readonly HelpEntry[] = [
  {
    asked: 'is there a limit limits for how many songs images clips per day minute hour maximum number rate quota',
    answer:
      'On this computer there is no limit: tasks wait for each other. The cloud service limits how often it may be asked; Atelier waits and tries again.',
  },
  {
    asked: 'why how long is my song track music length short only seconds minutes longer duration limit',
    answer:
      'A song is as long as its style says: “two minutes”, “30 seconds”. On this computer, songs have 5 seconds to 5 minutes; in the cloud the service decides. Generate it again with the length in its style.',
  },
  {
    asked: 'which AI model draws paints makes generates images pictures songs videos clips engine used choose model',
    answer:
      'On this computer, programs of the local engine draw images, compose songs, render clips and speak, without an AI model. In the cloud, each form has a choice of the service’s models.',
  },
  {
    asked: 'generate image picture make draw how prompt photo illustration',
    answer:
      'Open Images, describe what you want to see, choose an aspect ratio and a count, and press Generate. You can also ask me: “Draw a red fox in the snow”. The local engine draws illustrations and names the words that it can’t draw.',
  },
  {
    asked: 'seed same image again reuse settings reproduce vary variation',
    answer:
      'Every result keeps its seed and settings: “Reuse all settings” (A) puts them back into the form, R varies with the next seed, and Shift+R generates variations. Dropping a generated file on its panel does the same.',
  },
  {
    asked: 'wildcards template prompt variables braces presets preset save form share colleague file',
    answer:
      'Prompts take wildcards such as {red|blue}: each image gets one of them. Presets keep a whole form under a name, and can be shared as files.',
  },
  {
    asked: 'edit crop resize rotate convert image picture export formats which png jpeg webp avif',
    answer:
      'Open an image and choose Edit image (E) to crop, rotate or resize it; the original stays. To convert it, export it from the Library as JPEG, PNG, WebP or AVIF, or ask me: “Export this picture as PNG”.',
  },
  {
    asked: 'compare images side by side slider two pictures which better',
    answer: 'Select two to four images and choose Compare (Shift+C).',
  },
  {
    asked: 'music song generate compose make how lyrics style instrumental',
    answer:
      'Open Music, enter a style and lyrics, or choose instrumental, and press Generate. Songs play while they’re generated. You can also ask me: “Make an instrumental jazz track”.',
  },
  {
    asked: 'lyrics helper write draft sections tags verse chorus locked',
    answer:
      'The lyrics helper in Music writes or changes lyrics section by section, and leaves locked sections alone. I draft lyrics, too: “Draft lyrics about the sea”.',
  },
  {
    asked: 'cover song recording other style play reference melody',
    answer:
      'Cover mode in Music plays a recording or song in another style. On this computer, tempo, chords and lead line are found by rules; that works best with clear recordings.',
  },
  {
    asked: 'trim fade loudness loop song edit shorten cut music mp3 wav',
    answer:
      'Select a song and choose Edit song (Shift+E): trim, fade, bring it to −14 LUFS or make it loop-ready. The result is a copy.',
  },
  {
    asked: 'karaoke timed lyrics LRC follow song lines times sing along',
    answer:
      'Music lights the line that is sung. “Find times of lyrics” finds them for songs from elsewhere, and LRC and SRT files are exported.',
  },
  {
    asked: 'video clip generate make film animate how camera movement',
    answer:
      'Open Video, choose a mode (prompt, first frame, first and last frame, subject), describe the shot and press Generate. The camera palette writes movements into the prompt. You can also ask me: “Make a clip of it”.',
  },
  {
    asked:
      'rough cut join clips edit video together one film movie several timeline dissolve captions subtitles burn text narration voiceover music under add trim shorten export mp4',
    answer:
      'Select clips and choose “Cut clips together”. A rough cut has trims, dissolves, a narration, music that goes down under it and captions, and is exported as MP4 where ffmpeg is installed.',
  },
  {
    asked: 'grab frame still picture from clip last frame continue shot next',
    answer: 'In Video, C grabs the frame that is shown as an image, and N begins the next clip with the last frame.',
  },
  {
    asked: 'storyboard shots plan order submit together',
    answer: 'The storyboard in Video keeps shots in order with the state of each, and generates them together.',
  },
  {
    asked: 'how much does it cost price money billed units spend estimate expensive',
    answer:
      'The local engine is free. The cloud bills by characters, seconds, images and the like, which Atelier shows; sums of money appear once you fill in prices in Settings.',
  },
  {
    asked: 'chat branch version edit resend answer again conversation fork',
    answer:
      'Edit a message or choose Answer again (Alt+R): every version is kept, and Alt+[ and Alt+] switch between them. The tree shows all branches.',
  },
  {
    asked: 'prompt library saved prompts variables slash insert',
    answer:
      'Type / in a chat to insert a saved prompt. Prompts can have variables, which you fill in when you insert one.',
  },
  {
    asked: 'dictate speak microphone voice input type by talking',
    answer: 'Ctrl+Shift+D dictates into a chat. Speech is recognised on this computer, in English.',
  },
  {
    asked: 'export chat conversation markdown html pdf json save',
    answer: 'The menu of a chat exports it as Markdown, HTML, PDF or JSON.',
  },
  {
    asked: 'tools approval allow permission what can assistant change safe ask',
    answer:
      'What changes something shows a card with what it will do and waits for your approval. You can allow a tool for one chat, or never. What a document says never counts as permission, and every change can be undone.',
  },
  {
    asked: 'MCP server other assistants claude connect tools external',
    answer: '`npx atelier mcp` lets other assistants use Atelier’s tools, under the same approvals.',
  },
];
