import type { HelpEntry } from './help-entry.ts';

/** Answers about recordings, transcripts, scripts, voices, and the app as a whole. */
export const SOUND_HELP: readonly HelpEntry[] = [
  {
    asked: 'why slow so long forever stuck hangs waiting speed performance faster quicker time generating',
    answer:
      'On this computer, the local engine is as fast as its processor, and tasks wait for each other. Tasks shows what is running and how far it is: pause, reorder or stop what can wait. In the cloud, it depends on the service.',
  },
  {
    asked: 'audio video formats import file types open support WAV MP3 M4A which formats can I drop',
    answer:
      'Transcribe reads WAV, AIFF, CAF, FLAC, ALAC, AAC, MP3, Opus and Vorbis, also in MP4, MOV, Ogg, WebM and Matroska. Other formats work if ffmpeg is installed.',
  },
  {
    asked:
      'transcribe recording start drop import bring in add audio phone camera usb card computer how to make a transcript get',
    answer:
      'Open Transcribe and drop your recordings in, several at once if you like. The waveform appears right away, and the lines follow as they are recognised. Work resumes after a stop or a crash.',
  },
  {
    asked: 'export subtitles SRT VTT transcript formats save TXT JSON Markdown CSV how',
    answer:
      'Open the transcript and choose Export: SRT, VTT, TXT, JSON with word timings, Markdown or CSV. You can also ask me: “Export this as SRT”.',
  },
  {
    asked: 'edit correct transcript line fix words undo history find replace',
    answer:
      'Click a line and type. Changes are saved automatically, undo is unlimited and survives restarts. To change a word everywhere, use find and replace, or ask me to replace it.',
  },
  {
    asked: 'speakers identify names rename who speaks diarisation number of speakers',
    answer:
      'The local engine identifies speakers. Rename one in the transcript, or ask me: “Rename speaker 2 to Jonas”. With a known number of speakers, enter it before you transcribe.',
  },
  {
    asked: 'clone a voice can I use my own voice sample record microphone consent',
    answer:
      'In Voices, choose to clone a voice and give a sample: a file, the microphone, a recording, or a speaker in a transcript. Atelier reports on the sample and keeps a consent record. With the local engine, a clone matches pitch and timbre of the sample, not the person.',
  },
  {
    asked: 'cloned voices kept expire days ring prevent expiry unused how long',
    answer:
      'The cloud service deletes a cloned voice that isn’t used for 7 days. A ring shows the days left, and you can prevent expiry or clone it again from its stored sample. Voices of the local engine in this app are kept until you delete them.',
  },
  {
    asked: 'design a voice description describe candidates new voice',
    answer: 'In Voices, describe the voice you want. You get three candidates to listen to, and keep the one you like.',
  },
  {
    asked: 'script speak write read aloud hear voice generate narration text to speech cast characters',
    answer:
      'Open Speak, write or import a script (TXT, Markdown, SRT or VTT), choose voices for the characters, and generate. Lines play while they generate and are kept as takes. When you edit, only the lines that changed are generated again.',
  },
  {
    asked: 'out of date line take regenerate changed stale why',
    answer:
      'A line is out of date when its text, voice or settings changed after its take was generated. Atelier shows the cause, and only those lines are generated again.',
  },
  {
    asked: 'pronunciation dictionary pronounce names word say correctly',
    answer:
      'Speak has pronunciation dictionaries: enter a word and how it is said. In a script, pronunciations are chips in the line.',
  },
  {
    asked: 'export narration audio MP3 WAV FLAC subtitles script save sound',
    answer: 'Speak exports MP3, WAV or FLAC with subtitles on the same timeline.',
  },
  {
    asked: 'library search operators find kind speaker length tag filter',
    answer:
      'The Library searches what was said, too. Operators narrow a search: kind:transcript, speaker:Maren, length:>10m, size:>100mb, aspect:16:9, voice:Anna, model:music-3.0, seed:42, tag:sea, is:favourite. A match opens at that second.',
  },
  {
    asked:
      'bin delete restore get back deleted remove item image picture song clip recording transcript script trash permanently deleted empty happens bin',
    answer:
      'Deleting moves an item to the bin with what belongs to it. From there you can restore it. Nothing is deleted permanently except from the bin.',
  },
  {
    asked:
      'is my voice safe here private privacy data leave my computer audio sent cloud offline internet connection work without upload uploaded send anywhere voice sample recordings',
    answer:
      'With the local engine, nothing you give to Atelier leaves your computer. With the cloud service, Atelier sends audio of recordings (not the files themselves, and no video), texts you generate, voice descriptions and samples of voices you clone, to the address in Settings.',
  },
  {
    asked: 'API key stored safe keychain password secret where is my key security',
    answer:
      'The API key is stored in the system keychain, or in memory until you quit if there is none. You enter it in a separate window. The main window, the engine and the log never see it.',
  },
  {
    asked: 'local engine cloud service difference switch which account need pay free',
    answer:
      'The local engine runs on your computer, is free, needs no account and is the default. It supports English only, and its voices sound plain. The cloud service needs an API key and has more voices and languages. Choose in Settings; the title bar shows where new work runs.',
  },
  {
    asked:
      'languages german french other language spanish italian translate transcribe speak recognise understand support English only which',
    answer:
      'The local engine supports English only and says so rather than guess. Other languages need the cloud service. I can’t translate: that needs a real model, with which “Tidy up or translate” in Transcribe works.',
  },
  {
    asked: 'telemetry tracking report statistics updates check',
    answer: 'There is no telemetry. Atelier reports nothing to anyone and doesn’t check for updates.',
  },
  {
    asked: 'where files stored folder library data disk location backup move',
    answer:
      'Recordings, transcripts and settings are stored in the app data folder. `npx atelier doctor` shows its path, and Settings can move the library.',
  },
  {
    asked: 'command line terminal atelier CLI npx script automate',
    answer:
      'The command line has `atelier transcribe`, `atelier speak`, `atelier voices`, `atelier library`, `atelier tools` and `atelier doctor`. Run `npx atelier --help` for all options.',
  },
  {
    asked: 'tasks queue pause resume running stop quit close exit app window shut down what happens background restart',
    answer:
      'Tasks lists all background work. You can pause, reorder, stop and resume it. Work survives a restart, and nothing that may have been billed is sent again unless you say so.',
  },
  {
    asked: 'own model connect Ollama LM Studio llama.cpp language model real AI use better assistant',
    answer:
      'I’m rule-based. For free conversation, translation or rewriting you need a real model: one in the cloud service, or an OpenAI-compatible server of your own such as Ollama, LM Studio or llama.cpp, which the local engine can let answer.',
  },
  {
    asked: 'where see list all keyboard shortcuts keys command palette',
    answer: 'Everything works by keyboard. The command palette lists all commands with their shortcuts.',
  },
  {
    asked: 'limits longest recording length hours long file size how long can a recording be maximum',
    answer:
      'Recordings can be many hours long. Long ones are recognised in pieces, and work resumes after a stop or crash.',
  },
];
