import { FRAME_MS } from './voice-activity.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** What is recognised in one go: neighbouring stretches of speech and the short pauses between them. */
export type SpeechWindow = TimeSpan & { speech: TimeSpan[] };

const ON_PROBABILITY = 0.5;
const OFF_PROBABILITY = 0.35;
const MINIMUM_SPEECH_MS = 250;
const MINIMUM_SILENCE_MS = 300;
const PADDING_MS = 100;
const TARGET_WINDOW_MS = 12_000;
const LONGEST_JOINED_PAUSE_MS = 1_000;
const LONGEST_SPEECH_MS = 20_000;

/** Turns probabilities, frame by frame, into windows of about 8 to 12 s; holds no more than the window being built. */
export class SpeechWindows {
  private frame = 0;
  private speechStartMs: number | null = null;
  private silenceStartMs: number | null = null;
  private recent: number[] = [];
  private open: SpeechWindow | null = null;
  private previousEndMs = Number.NEGATIVE_INFINITY;
  private finished: SpeechWindow[] = [];

  /** Takes the next frames and returns the windows that they complete. */
  push(probabilities: Float32Array): SpeechWindow[] {
    for (const probability of probabilities) this.step(probability);
    return this.take();
  }

  /** Ends the file at `totalMs` and returns what was still open. */
  finish(totalMs: number): SpeechWindow[] {
    if (this.speechStartMs !== null) this.endSpeech(this.silenceStartMs ?? totalMs);
    this.closeWindow(totalMs);
    for (const window of this.finished) window.endMs = Math.min(window.endMs, totalMs);
    return this.take();
  }

  /** Sound before this time is not needed any more. */
  get neededFromMs(): number {
    const start = this.open?.startMs ?? this.speechStartMs ?? this.frame * FRAME_MS;
    return Math.max(0, start - PADDING_MS);
  }

  private take(): SpeechWindow[] {
    const windows = this.finished;
    this.finished = [];
    return windows;
  }

  private step(probability: number): void {
    const nowMs = this.frame * FRAME_MS;
    this.frame++;
    if (this.speechStartMs === null) {
      if (probability >= ON_PROBABILITY) this.startSpeech(nowMs);
      else if (this.open && nowMs - this.open.endMs > LONGEST_JOINED_PAUSE_MS) this.closeWindow(nowMs);
      if (this.speechStartMs === null) return;
    }
    this.recent.push(probability);
    if (probability >= ON_PROBABILITY) this.silenceStartMs = null;
    else if (probability < OFF_PROBABILITY) this.silenceStartMs ??= nowMs;
    if (this.silenceStartMs !== null && nowMs - this.silenceStartMs >= MINIMUM_SILENCE_MS) {
      this.endSpeech(this.silenceStartMs);
    } else if (nowMs - this.speechStartMs >= LONGEST_SPEECH_MS) {
      this.cutSpeech(this.speechStartMs);
    }
  }

  private startSpeech(atMs: number): void {
    this.speechStartMs = atMs;
    this.silenceStartMs = null;
    this.recent = [];
  }

  private endSpeech(atMs: number): void {
    const startMs = this.speechStartMs!;
    this.speechStartMs = null;
    this.silenceStartMs = null;
    if (atMs - startMs >= MINIMUM_SPEECH_MS) this.addSpeech({ startMs, endMs: atMs });
  }

  /** Speech without a pause is cut where it is least likely speech, in its second half. */
  private cutSpeech(startMs: number): void {
    let best = Math.floor(this.recent.length / 2);
    for (let index = best; index < this.recent.length; index++) {
      if (this.recent[index]! < this.recent[best]!) best = index;
    }
    const cutMs = startMs + best * FRAME_MS;
    this.addSpeech({ startMs, endMs: cutMs });
    this.recent = this.recent.slice(best);
    this.speechStartMs = cutMs;
    if (this.silenceStartMs !== null && this.silenceStartMs < cutMs) this.silenceStartMs = cutMs;
  }

  private addSpeech(speech: TimeSpan): void {
    const window = this.open;
    const joins =
      window !== null &&
      speech.startMs - window.endMs <= LONGEST_JOINED_PAUSE_MS &&
      speech.endMs - window.startMs <= TARGET_WINDOW_MS;
    if (window && joins) {
      window.endMs = speech.endMs;
      window.speech.push(speech);
      return;
    }
    this.closeWindow(speech.startMs);
    this.open = { ...speech, speech: [speech] };
  }

  /** Gives the window some room on both sides, at most half of the pause to its neighbour. */
  private closeWindow(nextStartMs: number): void {
    if (!this.open) return;
    const window = this.open;
    this.open = null;
    const before = Math.min(PADDING_MS, (window.startMs - this.previousEndMs) / 2);
    const after = Math.min(PADDING_MS, (nextStartMs - window.endMs) / 2);
    this.previousEndMs = window.endMs;
    this.finished.push({
      startMs: Math.max(0, window.startMs - before),
      endMs: window.endMs + after,
      speech: window.speech,
    });
  }
}
