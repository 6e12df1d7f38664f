import { vi } from 'vitest';

/** An audio element that plays nothing: its time is what a test sets. Import this before what uses the player. */
class SilentAudio extends EventTarget {
  currentTime = 0;
  duration = 60;
  paused = true;
  ended = false;
  src = '';
  volume = 1;
  muted = false;
  playbackRate = 1;
  preload = '';
  readyState = 0;
  error = null;
  load(): void {}
  removeAttribute(): void {}
  pause(): void {}
  play(): Promise<void> {
    return Promise.resolve();
  }
}

vi.stubGlobal('Audio', SilentAudio);
