import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, open, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { twoColours } from '../../../electron/core/media/images/test-data/pictures.ts';
import { convert, videoOf } from '../../fixtures/sounds/recordings.ts';

/** What is said in the recording that is searched for, after so many seconds of silence. */
export const SAID = 'The captain opened the window and looked at the sea.';
/** Silence before it. */
export const SILENT_SECONDS = 6;
/** Name of that file. */
export const SPEAKING_FILE = 'Night watch.flac';

/** 250 characters with its ending, the most that most systems allow being 255. */
export const LONG_NAME = `${'Interview with the harbour master about the new pier and the old one '.repeat(4).slice(0, 246)}.wav`;

/** Recordings, each with what is said in it; their endings say the format. */
const SPEECH: Readonly<Record<string, string>> = {
  'Ferry.wav': 'The ferry leaves the harbour at seven.',
  'Lamp.flac': 'Somebody left the lamp on.',
  'Garden.mp3': 'The garden needs water.',
  'Market.m4a': 'We bought apples at the market.',
  'Bridge.ogg': 'The bridge is closed on Sunday.',
  'Winter.opus': 'It snowed all night.',
  'Station.aiff': 'The train stopped at every station.',
  'River.mka': 'The river is very low.',
  'Clock.webm': 'The clock is ten minutes slow.',
  'Grüße aus Köln 🎙.wav': 'Greetings from the city.',
  '会议录音.flac': 'The meeting begins at nine.',
  'two dots.. and blanks .wav': 'Count the boxes again.',
  'Day 2/Orchard.wav': 'The orchard is full of birds.',
  [LONG_NAME]: 'We talked about the new pier.',
};

/** Recordings by their names, in which there is none, with the reason that is told. */
export const BROKEN: Readonly<Record<string, RegExp>> = {
  'empty.wav': /empty/i,
  'text.mp3': /./,
  'noise.wav': /./,
  'zeros.flac': /./,
  'cut.m4a': /./,
};

/** Images, which the Library takes from a folder too. */
export const IMAGES = ['cover.jpg', 'Sketch.png'] as const;

/** What a folder of recordings and images holds besides. */
export const LEFT_OUT = ['archive.zip', 'list.json', 'notes.txt', 'page.html', 'Plan.pdf', 'table.csv'] as const;

/** How many recordings there are that can be read, and are not the same as another. */
export const RECORDING_COUNT = Object.keys(SPEECH).length + 2;
/** How many files `fillMixedFolder` writes. */
export const FILE_COUNT = RECORDING_COUNT + 1 + Object.keys(BROKEN).length + IMAGES.length + LEFT_OUT.length;

/** Fills an empty folder with files of all sorts: recordings in many formats, two of them equal, broken ones, and what is no recording. */
export async function fillMixedFolder(folder: string, scratch: string): Promise<void> {
  await mkdir(path.join(folder, 'Day 2'), { recursive: true });
  await mkdir(scratch, { recursive: true });
  const spoken = path.join(scratch, 'spoken.wav');
  for (const [name, text] of Object.entries(SPEECH)) {
    speak(text, spoken);
    convert(spoken, path.join(folder, name));
  }
  await copyFile(path.join(folder, 'Ferry.wav'), path.join(folder, 'Copy of Ferry.wav'));
  speak('The tide comes in at noon.', spoken);
  videoOf(spoken, path.join(folder, 'Harbour film.mp4'));
  speak(SAID, spoken);
  convert(spoken, path.join(folder, 'Day 2', SPEAKING_FILE), ['-af', `adelay=${SILENT_SECONDS * 1000}:all=1`]);
  await breakFiles(folder);
  await writeOthers(folder);
}

const speak = (text: string, file: string) =>
  execFileSync('flite', ['-voice', 'slt', '-t', text, '-o', file], { stdio: 'ignore' });

async function breakFiles(folder: string): Promise<void> {
  const at = (name: string) => path.join(folder, name);
  await writeFile(at('empty.wav'), '');
  await writeFile(at('text.mp3'), 'Nobody can play this.\n'.repeat(40));
  await writeFile(at('noise.wav'), Buffer.from(Array.from({ length: 9000 }, (_, index) => (index * 7919) % 251)));
  await writeFile(at('zeros.flac'), Buffer.alloc(5000));
  await copyFile(at('Market.m4a'), at('cut.m4a'));
  // What says where its sound is comes last.
  const { length } = await readFile(at('cut.m4a'));
  await truncate(at('cut.m4a'), Math.floor(length / 2));
}

async function writeOthers(folder: string): Promise<void> {
  const contents: Record<(typeof LEFT_OUT | typeof IMAGES)[number], string | Uint8Array> = {
    'archive.zip': 'PK\u0003\u0004',
    'cover.jpg': twoColours('jpeg', 300, 300),
    'list.json': '{"files":30}',
    'notes.txt': 'Bring the long cable.',
    'page.html': '<title>Harbour</title>',
    'Plan.pdf': '%PDF-1.7',
    'Sketch.png': twoColours('png', 400, 300),
    'table.csv': 'file,minutes\nFerry,2',
  };
  for (const [name, content] of Object.entries(contents)) {
    const file = await open(path.join(folder, name), 'wx');
    await file.writeFile(content);
    await file.close();
  }
}
