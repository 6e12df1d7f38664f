import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { api } from '../../../api/client.ts';
import { player, usePlayer } from '../../../media/player/player-hooks.ts';
import type { Actions } from '../../../ui/actions/action-registry.ts';
import { useActions } from '../../../ui/actions/use-actions.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useGeneration } from '../document/generation-query.ts';
import { useTakes } from '../document/takes-query.ts';
import { useSpeak } from '../document/speak-store.ts';
import { onLitWord, useLitLineId } from '../playback/time-lines/lit-word.ts';
import { playLine, toggleFrom } from '../playback/play.ts';
import { usePlayWhileGenerating } from '../playback/play-while-generating.ts';
import { texts } from '../playback/playback-texts.ts';
import { checkTakes, keepTake, pickTake, rateTake } from '../takes/take-actions.ts';
import { neighbourTake, takesOf } from '../takes/takes-of-line.ts';
import { placeLines, steppedLine } from '../playback/time-lines/time-line.ts';
import { setTimeLine, timeLineOf } from '../playback/time-lines/time-lines.ts';
import { playbackFacts, scriptTrackId, takeTrackId } from '../playback/tracks.ts';
import { isLineHeld } from '../lines/selection/held-line.ts';
import { showLine, useActiveLineId } from '../lines/selection/line-selection.ts';

/** Plays the open script: commands, the active line that follows, lines that are heard while they are made. */
export function Playback({ open }: { open: OpenScript; scriptId: ItemId }) {
  usePlayActions(open);
  useTakeActions(open);
  useFollowedLine(open);
  usePlayWhileGenerating(open);
  const generation = useGeneration();
  // Frames are followed while the panel is open, also where no line shows a lit word.
  useEffect(() => onLitWord(() => undefined), []);
  return generation.map(({ takeId, lineId, state }) =>
    takeId !== null && state === 'running' ? <LiveWords key={takeId} takeId={takeId} lineId={lineId} /> : null,
  );
}

/** Keeps the words of a growing take where the player looks for them. */
function LiveWords({ takeId, lineId }: { takeId: ItemId; lineId: LineId }) {
  const live = useQuery(api.scripts.live.queryOptions({ input: { takeId } })).data;
  useEffect(() => {
    if (!live) return;
    const line = { lineId, takeId, startMs: 0, endMs: live.receivedMs };
    setTimeLine(
      takeTrackId(takeId),
      placeLines([line], () => live.words),
    );
  }, [live, lineId, takeId]);
  return null;
}

function usePlayActions(open: OpenScript): void {
  const primary = useActiveLineId();
  const isPlaying = usePlayer((state) => state.isPlaying);
  const hasTrack = usePlayer((state) => state.track !== null);
  const isFollowing = useSpeak((state) => state.isFollowing);
  const hasMade = open.states.some((state) => state.take !== null);
  const hasTake = primary !== null && open.states.get(primary)?.take != null;
  const heardId = useLitLineId();
  const isScript = usePlayer((state) => state.track?.id === scriptTrackId(open.script.id));
  const isLast = timeLineOf(scriptTrackId(open.script.id)).at(-1)?.lineId === heardId;
  useActions({
    ...(isScript ? lineSteps(isLast) : {}),
    'player.toggle': {
      run: () => void (hasMade ? toggleFrom(open, useSpeak.getState().selection.primary) : player.toggle()),
      enabled: hasMade || hasTrack,
      ...(isPlaying ? {} : { label: texts.toggle }),
    },
    'player.playSelection': {
      run: () => primary !== null && void playLine(open, primary),
      enabled: hasTake,
      ...(hasTake ? {} : { reason: texts.notGeneratedLine }),
    },
    'player.follow': { run: () => useSpeak.setState({ isFollowing: !isFollowing }), checked: isFollowing },
  });
}

/** While the whole script is loaded, its lines are what one steps through. */
function lineSteps(isLast: boolean): Actions {
  const step = (direction: 1 | -1) => {
    const { track } = player.getState();
    const line = track && steppedLine(timeLineOf(track.id), player.timeMs(), direction);
    if (line) player.seek(line.startMs);
  };
  return {
    'player.nextTrack': { run: () => step(1), enabled: !isLast, label: texts.nextLine },
    'player.previousTrack': { run: () => step(-1), label: texts.previousLine },
  };
}

/** The takes of the active line by keys. */
function useTakeActions(open: OpenScript): void {
  const primary = useActiveLineId();
  const takes = takesOf(useTakes(), primary);
  const before = neighbourTake(takes, -1);
  const after = neighbourTake(takes, 1);
  const picked = takes.find((take) => take.isPicked) ?? null;
  const ofPicked = (run: (take: Take) => void) => ({
    run: () => picked && run(picked),
    enabled: picked !== null,
    ...(picked ? {} : { reason: texts.notGeneratedLine }),
  });
  const rate = (stars: number) => ofPicked((take) => void rateTake(take, stars));
  useActions({
    'speak.previousTake': { run: () => before && void pickTake(open, before), enabled: before !== null },
    'speak.nextTake': { run: () => after && void pickTake(open, after), enabled: after !== null },
    'speak.keepTake': { ...ofPicked((take) => void keepTake(take)), checked: picked?.isKept ?? false },
    'speak.check': ofPicked((take) => void checkTakes([take])),
    'speak.rate0': rate(0),
    'speak.rate1': rate(1),
    'speak.rate2': rate(2),
    'speak.rate3': rate(3),
    'speak.rate4': rate(4),
    'speak.rate5': rate(5),
  });
}

/** The line that is heard becomes the active one while the user is at no line of their own; the player says which it is. */
function useFollowedLine(open: OpenScript): void {
  const lineId = useLitLineId();
  // A track begins to play a moment after its first line is known.
  const isPlaying = usePlayer((state) => state.isPlaying);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const { track } = player.getState();
    if (lineId === null || !isPlaying || !track || !latest.current.indexById.has(lineId)) return;
    if (track.id === scriptTrackId(latest.current.script.id)) {
      player.load({ ...track, subtitle: playbackFacts(latest.current, lineId) });
    }
    const { isFollowing, editing, selection } = useSpeak.getState();
    if (!isFollowing || editing !== null || selection.ids.size > 1 || selection.primary === lineId) return;
    if (isLineHeld()) return;
    showLine(lineId);
  }, [lineId, isPlaying]);
}
