import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { asAudio, type AudioFacts } from '../../../../shared/domain/library/media-facts.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../../shared/domain/settings/settings.ts';
import type { Db } from '../../database/database.ts';
import { createJobs } from '../../jobs/create-jobs.ts';
import { findItem, insertItem, shownItem, updateMedia } from '../../library/items/item-table.ts';
import type { HostShell } from '../../host-ports.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import type { ServiceTranscription, TranscriptionUnit } from '../../service/transcription/transcription-service.ts';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { openTestContext, testFolder } from '../../testing/test-context.ts';
import { createTranscripts } from '../create-transcripts.ts';

/** A word of a script: text, start in s on the time line of the recording, speaker, doubt. Words last 0.3 s. */
export type ScriptWord = [text: string, startSeconds: number, speaker?: string, languageDoubtful?: boolean];

/** What happens when the service is asked; every part can be changed while a test runs. */
export type Script = {
  settings: Settings;
  words: ScriptWord[];
  /** Whether live text comes with times, as from the local engine. */
  hasTimes: boolean;
  /** How many words of a piece must be heard before its language can be judged. */
  judgedAfter: number;
  /** Awaited after each word of live text. */
  afterWord(piece: Piece, word: string): Promise<void>;
  pieces: Piece[];
  /** Awaited before the answer for a piece. */
  before(piece: Piece): Promise<void>;
  labels: ((spans: readonly { startMs: number; endMs: number }[]) => number[]) | Failure;
  /** Whether the engine remembers what it has recognised. */
  isRemembered: boolean;
  /** What the service was asked for so far: `stream 0`, `timed 0`, `labels of sound`, `labels of 0-10000 10000-20000`. */
  asked: string[];
  hasKey: boolean;
  engineFailure: Failure | null;
  chosenFolder: string | null;
};

const FACTS: AudioFacts = {
  mediaType: 'audio',
  container: 'wav',
  codec: 'pcm',
  sampleRateHz: 16_000,
  channels: 1,
  durationMs: 30_000,
  hasVideo: false,
  needsPlaybackCopy: false,
  truncated: false,
};

const TRACK = { codec: 'pcm', channels: 1, language: null, title: null };

/** Three pieces of 10 s that share 4 s with each neighbour. */
export const THREE_PIECES: Piece[] = [
  { index: 0, startMs: 0, endMs: 12_000, contentStartMs: 0, contentEndMs: 10_000 },
  { index: 1, startMs: 8000, endMs: 22_000, contentStartMs: 10_000, contentEndMs: 20_000 },
  { index: 2, startMs: 18_000, endMs: 30_000, contentStartMs: 20_000, contentEndMs: 30_000 },
];

/** Transcripts over a real database and real jobs; media and the service follow a script. */
export function createScriptedTranscripts() {
  const folder = testFolder();
  const script: Script = {
    settings: structuredClone(DEFAULT_SETTINGS),
    words: [],
    hasTimes: true,
    judgedAfter: 0,
    afterWord: async () => undefined,
    pieces: THREE_PIECES,
    before: async () => undefined,
    labels: (spans) => spans.map(() => 0),
    isRemembered: false,
    asked: [],
    hasKey: true,
    engineFailure: null,
    chosenFolder: null,
  };
  let desktop: Partial<HostShell> = {};
  let opened = open();

  function open() {
    const context = openTestContext({
      folder,
      shell: { ...quietShell(() => script.chosenFolder), ...desktop },
      settings: () => script.settings,
    });
    const { db } = context;
    const jobs = createJobs(context, { owner: randomUUID(), places: () => 1 });
    const transcripts = createTranscripts(context, {
      queue: jobs.queue,
      jobs: jobs.jobs,
      media: {
        planPieces: async () => script.pieces,
        encodePiece: async ({ piece, target }) => {
          fs.writeFileSync(target, JSON.stringify(piece));
          return { file: target, sizeBytes: 1, contentType: 'audio/flac' };
        },
        analysis: async () => 'analysis.wav',
      },
      service: () => ({ transcription: { ...scriptedService(script), ...scriptedLabeller(script) } }),
      hasCloudKey: async () => script.hasKey,
      localEngine: {
        warmUp: () => undefined,
        check: async () => {
          if (script.engineFailure) throw script.engineFailure;
        },
      },
      library: {
        readAgain: () => undefined,
        import: async ({ tickets }) => {
          const files = tickets.map((ticket) => [ticket, context.shell.redeemTicket(ticket) ?? ''] as const);
          return files.map(([ticket, file]) => {
            const item = shownItem(findItem(db, addRecording(db, path.parse(file).name, { sourcePath: file })));
            return {
              ticket,
              fileName: path.basename(file),
              isKnown: false,
              transcriptId: null,
              transcriptState: null,
              item,
              failure: null,
            };
          });
        },
        get: ({ id }) => shownItem(findItem(db, id)),
        mediaFile: ({ id }) => {
          const file = path.join(folder, `${id}.wav`);
          return { file, fileName: path.basename(file), contentType: 'audio/wav' };
        },
        whenRead: async ({ id }) => {
          const { media } = findItem(db, id);
          if (media.state !== 'ready') throw new Failure('NOT_FOUND', 'not read');
          return asAudio(media.facts);
        },
      },
    });
    jobs.start({ adopt: true });
    return { context, jobs, transcripts };
  }

  return {
    folder,
    script,
    get db() {
      return opened.context.db;
    },
    get jobs() {
      return opened.jobs.jobs;
    },
    get transcripts() {
      return opened.transcripts;
    },
    /** What answers on the desktop from now on; nothing runs. */
    useShell(shell: HostShell): void {
      desktop = shell;
      opened.context.close();
      opened = open();
    },
    /** A recording that has been read, from a file that may lie on the disk. */
    addRecording: (id: string, source: { sourcePath?: string } = {}): ItemId =>
      addRecording(opened.context.db, id, source),
    /** Reads a recording of two tracks in one of them. */
    readTrack(id: ItemId, track: number): void {
      const tracks = [1, 2].map((number) => ({ ...TRACK, number, isDefault: number === 1 }));
      opened.context.db.write((tx) => updateMedia(tx, id, { state: 'ready', facts: { ...FACTS, tracks, track } }));
    },
    /** Gives a recording its bytes, where a test looks at them. */
    writeRecording(id: string, bytes: string): void {
      fs.writeFileSync(path.join(folder, `${id}.wav`), bytes);
    },
    /** Starts a transcript and gives its ids. */
    async begin(recording = 'talk') {
      const [started] = await opened.transcripts.start({ mediaIds: [this.addRecording(recording)] });
      if (!started) throw new Error('nothing was started');
      return { id: started.transcriptId, jobId: started.jobId };
    },
    /** A finished transcript of the script's words. */
    async finished(recording = 'talk') {
      const { id, jobId } = await this.begin(recording);
      await opened.jobs.jobs.whenEnded({ id: jobId });
      return id;
    },
    async restart(): Promise<void> {
      await this.stop();
      opened = open();
    },
    /** A new run over what a crash leaves: nothing more is stored from now on, not even that a job was interrupted. */
    async crash(): Promise<void> {
      opened.context.close();
      await opened.jobs.dispose();
      opened = open();
    },
    async stop(): Promise<void> {
      await opened.jobs.dispose();
      opened.context.close();
    },
    async dispose(): Promise<void> {
      await this.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addRecording(db: Db, id: string, source: { sourcePath?: string } = {}): ItemId {
  db.write((tx) => {
    insertItem(tx, {
      id: id as ItemId,
      kind: 'recording',
      title: id,
      sourceName: `${id}.wav`,
      sourcePath: source.sourcePath ?? null,
      sizeBytes: 1,
      mediaFile: 'original.wav',
      recipe: null,
    });
    updateMedia(tx, id as ItemId, { state: 'ready', facts: FACTS });
  });
  return id as ItemId;
}

function scriptedLabeller(script: Script): Pick<ServiceTranscription, 'labelSpeakers' | 'labelRecognised'> {
  return {
    labelSpeakers: async ({ spans }) => {
      script.asked.push('labels of sound');
      return scriptedLabels(script, spans);
    },
    labelRecognised: async ({ parts, spans }) => {
      if (!script.isRemembered) throw new Failure('NOT_FOUND', 'A part of the recording is not remembered.');
      script.asked.push(`labels of ${parts.map(({ fromMs, toMs }) => `${fromMs}-${toMs}`).join(' ')}`);
      return scriptedLabels(script, spans);
    },
  };
}

function scriptedLabels({ labels: script }: Script, spans: readonly { startMs: number; endMs: number }[]) {
  if (script instanceof Failure) throw script;
  const labels = script(spans);
  return { labels, speakerCount: new Set(labels).size };
}

function scriptedService(script: Script) {
  const heardIn = (piece: Piece): TranscriptionUnit[] =>
    script.words
      .filter(([, start]) => start * 1000 >= piece.startMs && start * 1000 + 300 <= piece.endMs)
      .map(([text, start, speaker = 'A', languageDoubtful = false]) => {
        const startMs = start * 1000 - piece.startMs;
        return { text, startMs, endMs: startMs + 300, speaker, languageDoubtful };
      });
  const pieceOf = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as Piece;
  return {
    async *streamTranscription({ file }: { file: string }) {
      script.asked.push(`stream ${pieceOf(file).index}`);
      const units = heardIn(pieceOf(file));
      for (const [index, unit] of units.entries()) {
        const words = script.hasTimes ? [{ text: unit.text, startMs: unit.startMs, endMs: unit.endMs }] : null;
        const judged = index < script.judgedAfter ? [] : units.slice(0, index + 1);
        const doubtfulSpans = script.hasTimes ? judged.filter((heard) => heard.languageDoubtful) : null;
        yield { index, delta: `${unit.text} `, durationMs: null, words, doubtfulSpans };
        await script.afterWord(pieceOf(file), unit.text);
      }
    },
    async transcribe({ file }: { file: string }) {
      const piece = pieceOf(file);
      script.asked.push(`timed ${piece.index}`);
      await script.before(piece);
      const units = heardIn(piece);
      const text = units.map((unit) => unit.text).join(' ');
      return {
        text,
        durationMs: piece.endMs - piece.startMs,
        speakerCount: 1,
        units,
        requestId: `piece ${piece.index}`,
      };
    },
  };
}
