import { useEffect } from 'react';
import { currentSettings, useSettings } from '../../api/settings/settings.ts';
import { previewPlayer, playQueue, player, usePlayer, usePlayQueue } from '../../media/player/player-hooks.ts';
import { stepped } from '../../media/queue/queue-state.ts';
import { connectMediaKeys, type TrackSteps } from '../../media/player/player-media-keys.ts';
import { steppedRate } from '../../media/player/player-time.ts';
import { actionRegistry } from '../../ui/actions/action-registry.ts';
import { useActions } from '../../ui/actions/use-actions.ts';
import { saveSettingsOrToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { TEXTS } from '../texts.ts';

const SAVE_DELAY_MS = 500;
const stepCommand = (direction: 1 | -1) => (direction === 1 ? 'player.nextTrack' : 'player.previousTrack');

/** The keyboard's media keys do what the commands do now: a panel may have put lines in the place of tracks. */
const TRACK_STEPS: TrackSteps = {
  canStep: (direction) => {
    const action = actionRegistry.find(stepCommand(direction));
    return action !== null && action.enabled !== false;
  },
  step: (direction) => void actionRegistry.run(stepCommand(direction)),
  subscribe: actionRegistry.subscribe,
};

/** Commands of the player for every panel; a panel may put its own over them (loop of the selected line). */
export function usePlayerActions(): void {
  const isPlaying = usePlayer((state) => state.isPlaying);
  const hasTrack = usePlayer((state) => state.track !== null);
  const rate = usePlayer((state) => state.rate);
  const isMuted = usePlayer((state) => state.isMuted);
  const isLooping = usePlayer((state) => state.loop !== null);
  const canNext = usePlayQueue((state) => stepped(state, 1) !== null);
  const canPrevious = usePlayQueue((state) => stepped(state, -1) !== null);
  const { skipSeconds } = useSettings().player;
  const step = (direction: 1 | -1) => player.setRate(steppedRate(rate, direction));
  useActions({
    'player.stop': { run: () => stopSound(), enabled: isPlaying },
    'player.toggle': { run: () => player.toggle(), enabled: hasTrack },
    'player.back': {
      run: () => player.skip(-skipSeconds * 1000),
      enabled: hasTrack,
      label: TEXTS.player.back(skipSeconds),
    },
    'player.forward': {
      run: () => player.skip(skipSeconds * 1000),
      enabled: hasTrack,
      label: TEXTS.player.forward(skipSeconds),
    },
    'player.nextTrack': { run: () => playQueue.step(1), enabled: canNext },
    'player.previousTrack': { run: () => playQueue.step(-1), enabled: canPrevious },
    'player.slower': { run: () => step(-1), enabled: hasTrack },
    'player.faster': { run: () => step(1), enabled: hasTrack },
    'player.normalSpeed': { run: () => player.setRate(1), enabled: rate !== 1 },
    'player.mute': { run: () => player.setMuted(!isMuted), checked: isMuted },
    'player.loop': {
      run: () => player.setLoop(isLooping ? null : { startMs: 0, endMs: player.durationMs() }),
      enabled: hasTrack,
      checked: isLooping,
      label: TEXTS.player.loop,
    },
  });
  useEffect(() => connectMediaKeys(player, TRACK_STEPS, () => currentSettings().player.skipSeconds * 1000), []);
  useRememberedSound();
}

/** A voice that is tried in between ends and what was before comes back, paused; anything else pauses. */
function stopSound(): void {
  previewPlayer.stop();
  player.pause();
}

/** Volume and speed come from the settings and go back there a moment after the last change. */
function useRememberedSound(): void {
  useEffect(() => {
    const stored = currentSettings().player;
    player.setVolume(stored.volume);
    player.setRate(stored.rate);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = player.subscribe(() => {
      const { volume, rate } = player.getState();
      const now = currentSettings().player;
      clearTimeout(timer);
      if (volume === now.volume && rate === now.rate) return;
      timer = setTimeout(() => void saveSettingsOrToast({ player: { volume, rate } }), SAVE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}
