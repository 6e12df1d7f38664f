import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PreviewPlayer } from './preview-player.ts';
import { PlayQueue } from '../queue/play-queue.ts';
import { Player } from './player.ts';
import type { PlayerTrack } from './player-track.ts';

/** An element that plays nothing: its time is set, and its end is told. */
class SilentAudio extends EventTarget {
  paused = true;
  ended = false;
  seeking = false;
  readyState = 0;
  currentTime = 0;
  duration = 10;
  error = null;
  #src = '';

  get src(): string {
    return this.#src;
  }

  set src(address: string) {
    this.#src = address;
    this.paused = true;
    this.ended = false;
    this.currentTime = 0;
    this.readyState = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }

  async play(): Promise<void> {
    this.paused = false;
    this.ended = false;
    this.dispatchEvent(new Event('play'));
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }

  end(): void {
    this.currentTime = this.duration;
    this.paused = true;
    this.ended = true;
    this.dispatchEvent(new Event('pause'));
    this.dispatchEvent(new Event('ended'));
  }
}

const track = (id: string): PlayerTrack => ({
  id,
  url: `/media/${id}/playback`,
  title: id,
  subtitle: '',
  durationMs: 10_000,
  peaksUrl: null,
});
const [first, second, third, voice, other] = ['first', 'second', 'third', 'voice', 'other'].map(track) as [
  PlayerTrack,
  PlayerTrack,
  PlayerTrack,
  PlayerTrack,
  PlayerTrack,
];

let audio: SilentAudio;
let player: Player;
let queue: PlayQueue;
let previewPlayer: PreviewPlayer;

beforeEach(() => {
  vi.useFakeTimers();
  audio = new SilentAudio();
  player = new Player(audio as unknown as HTMLAudioElement);
  queue = new PlayQueue(player);
  previewPlayer = new PreviewPlayer(player, queue);
});
afterEach(() => void vi.useRealTimers());

const loaded = () => player.getState().track?.id ?? null;
const queued = () =>
  `${queue
    .getState()
    .tracks.map(({ id }) => id)
    .join(' ')} @${queue.getState().index}`;

it('gives the track back where it was, paused, and its queue with it', () => {
  queue.start([first, second], { gapMs: 300 });
  audio.currentTime = 4;
  previewPlayer.play(voice);
  expect([loaded(), player.getState().isPlaying, queued()]).toEqual(['voice', true, 'first second @0']);
  audio.end();
  expect([loaded(), player.timeMs(), player.getState().isPlaying, queued()]).toEqual([
    'first',
    4000,
    false,
    'first second @0',
  ]);
  player.play();
  audio.end();
  vi.advanceTimersByTime(300);
  expect([loaded(), player.getState().isPlaying]).toEqual(['second', true]);
});

it('stops when asked to, also after a second sound took the place of the first', () => {
  player.load(first, 2000);
  previewPlayer.play(voice);
  previewPlayer.play(other);
  previewPlayer.stop();
  expect([loaded(), player.timeMs(), player.getState().isPlaying]).toEqual(['first', 2000, false]);
});

it('ends with a pause of the player, so that the next press goes on with what was there before', () => {
  player.load(first, 2000);
  previewPlayer.play(voice);
  audio.currentTime = 1;
  player.pause();
  expect([loaded(), player.timeMs(), player.getState().isPlaying]).toEqual(['first', 2000, false]);
});

it('lets tracks be added to the queue meanwhile, which wait', () => {
  queue.start([first, second]);
  previewPlayer.play(voice);
  queue.append([third], 300);
  expect([loaded(), queued()]).toEqual(['voice', 'first second third @0']);
});

it('begun between two tracks of the queue, it gives back the one that was to come', () => {
  queue.start([first, second], { gapMs: 300 });
  audio.end();
  vi.advanceTimersByTime(100);
  previewPlayer.play(voice);
  vi.advanceTimersByTime(1000);
  expect(loaded()).toBe('voice');
  audio.end();
  expect([loaded(), player.timeMs(), queued()]).toEqual(['second', 0, 'first second @1']);
});

it('gives nothing back once something else was loaded, and the queue is over', () => {
  queue.start([first, second]);
  previewPlayer.play(voice);
  player.load(other);
  player.play();
  audio.end();
  vi.advanceTimersByTime(1000);
  expect([loaded(), queued()]).toEqual(['other', ' @-1']);
});

it('stays loaded where nothing was, to be heard again from its beginning', () => {
  previewPlayer.play(voice);
  audio.currentTime = 3;
  previewPlayer.stop();
  expect([loaded(), player.timeMs(), player.getState().isPlaying]).toEqual(['voice', 0, false]);
});
