import { canPlayLive, LiveSource } from '../live/live-source.ts';
import { mp3DelayMs, readHead } from '../live/mp3-delay.ts';
import type { PlayerTrack } from './player-track.ts';

/** What changes about a source by itself. `onVanished`: no sound came, and there is no stored file either. */
type SourceEvents = { onGrown: () => void; onComplete: () => void; onVanished: () => void };

/**
 * What the player's audio element plays: a file, or growing sound whose stored file later takes its place. Knows by how much
 * the sound is late against its own times (see mp3DelayMs).
 */
export class PlayerSource {
  readonly #audio: HTMLAudioElement;
  readonly #events: SourceEvents;
  #live: LiveSource | null = null;
  #reading: AbortController | null = null;
  #fileDelayMs = 0;

  constructor(audio: HTMLAudioElement, events: SourceEvents) {
    this.#audio = audio;
    this.#events = events;
  }

  /** Whether more sound will come. */
  get isGrowing(): boolean {
    return this.#live !== null && !this.#live.isComplete;
  }

  /** Growing sound is complete: its stored file may take its place. */
  get isReplaceable(): boolean {
    return this.#live?.isComplete === true;
  }

  /** Length of the track that is open, ms: the likely one while it grows. 0 where it is not known (yet). */
  durationMs(track: PlayerTrack | null): number {
    const known = track?.durationMs ?? 0;
    if (this.#live) {
      const received = this.#receivedMs(this.#live);
      if (this.isGrowing) return Math.max(received, known);
      if (track?.liveUrl || known === 0) return received;
    }
    const own = this.#audio.duration * 1000;
    return known || (Number.isFinite(own) ? own : 0);
  }

  /** How far one can go now, ms; Infinity where nothing more is to come. */
  reachMs(): number {
    return this.#live && this.isGrowing ? this.#receivedMs(this.#live) : Infinity;
  }

  /** By how much the sound is late, ms. */
  delayMs(): number {
    return this.#live ? this.#live.delayMs() : this.#fileDelayMs;
  }

  open(track: PlayerTrack): void {
    this.#close();
    if (track.liveUrl && canPlayLive()) this.#openLive(track, track.liveUrl);
    else this.openFile(track);
  }

  /** Opens the stored file. */
  openFile(track: PlayerTrack): void {
    this.#close();
    this.#audio.src = track.url;
    if (track.kind === 'speech') void this.#readDelay(track.url);
  }

  /** Opens nothing. */
  clear(): void {
    this.#close();
    this.#audio.removeAttribute('src');
    this.#audio.load();
  }

  #receivedMs(live: LiveSource): number {
    return Math.max(0, live.endSeconds() * 1000 - live.delayMs());
  }

  #openLive(track: PlayerTrack, liveUrl: string): void {
    const live: LiveSource = new LiveSource(liveUrl, {
      onGrown: () => this.#events.onGrown(),
      onComplete: () => this.#events.onComplete(),
      onBroken: (what) => {
        if (this.#live !== live) return;
        if (what === 'part') this.#events.onComplete();
        else if (what === 'nothing') this.#events.onVanished();
        else void this.#reopenAsFile(track);
      },
    });
    this.#live = live;
    this.#audio.src = live.objectUrl;
  }

  /** The take may have been finished before it was asked for: then only the file is there. One that failed has none. */
  async #reopenAsFile(track: PlayerTrack): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    const head = await readHead(track.url, reading.signal);
    if (reading.signal.aborted) return;
    if (head === null) {
      this.#events.onVanished();
      return;
    }
    const wasPlaying = !this.#audio.paused;
    this.openFile(track);
    this.#events.onComplete();
    // A failure arrives as the element's error event.
    if (wasPlaying)
      this.#audio.play().catch((error: unknown) => console.warn('The stored audio did not start.', error));
  }

  async #readDelay(url: string): Promise<void> {
    const reading = new AbortController();
    this.#reading = reading;
    const head = await readHead(url, reading.signal);
    // A file that cannot be read is reported by the element.
    if (!reading.signal.aborted && head) this.#fileDelayMs = mp3DelayMs(head, 'file');
  }

  #close(): void {
    this.#live?.close();
    this.#live = null;
    this.#reading?.abort();
    this.#reading = null;
    this.#fileDelayMs = 0;
  }
}
