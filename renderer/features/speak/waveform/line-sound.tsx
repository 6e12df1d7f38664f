import { Button, Menu, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconEar, IconRefresh, IconStack2 } from '@tabler/icons-react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { isActiveJob } from '../../../../shared/domain/jobs/job.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { useJobs } from '../../../api/jobs.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { isSkipped, type LineState } from '../document/opened/line-states.ts';
import { generateLines } from '../generation/generate-lines.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useLineState, useOpenScript } from '../document/script-context.ts';
import { useTakes } from '../document/takes-query.ts';
import classes from './line-sound.module.css';
import { LineWave } from './line-wave.tsx';
import { playingLine, seekInLine } from '../playback/play.ts';
import { formatTimeOfDay } from '../../../ui/time/formats.ts';
import { texts } from '../playback/playback-texts.ts';
import { checkTakes, pickTake } from '../takes/take-actions.ts';
import { takesOf } from '../takes/takes-of-line.ts';
import { type LineSoundView, useLineSound } from './use-line-sound.ts';

/** Inside the card of the active line: what it sounds like, its words in time, and what can be done with its takes. */
export function LineSound({ lineId }: { lineId: LineId }) {
  const open = useOpenScript();
  const state = useLineState(lineId);
  const sound = useLineSound(lineId, state);
  if (!open || !state) return null;
  if (!sound) return <Unheard open={open} lineId={lineId} state={state} />;
  const seek = (atMs: number) => {
    if (sound.take) void seekInLine(open, sound.take, atMs);
    else if (playingLine()?.takeId === sound.takeId) player.seek(atMs);
  };
  return (
    <div className={classes.sound}>
      <LineWave sound={sound} seek={seek} />
      <Actions open={open} sound={sound} state={state} />
    </div>
  );
}

/** Nothing is there to hear yet. */
function Unheard({ open, lineId, state }: { open: OpenScript; lineId: LineId; state: LineState }) {
  const isGenerating = state.status === 'generating';
  if (isSkipped(state)) return null;
  return (
    <div className={classes.actions}>
      {isGenerating ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
          disabled={state.recipe === null || state.problems.length > 0}
          onClick={() => void generateLines(open.script.id, [lineId], { front: true })}
        >
          {texts.generate}
        </Button>
      )}
      <span className={classes.facts}>{isGenerating ? waitingFor(state) : ''}</span>
    </div>
  );
}

function waitingFor({ generation, route }: LineState): string {
  if (generation?.state === 'queued' || route.kind === 'stream') return texts.waiting;
  return route.kind === 'whole' ? texts.whole : texts.task;
}

function Actions({ open, sound, state }: { open: OpenScript; sound: LineSoundView; state: LineState }) {
  const { take, isGrowing, durationMs } = sound;
  const { keys, label } = useAction('speak.makeLine');
  const length = texts.seconds(durationMs);
  const when = take ? formatTimeOfDay(take.createdAtMs) : '';
  return (
    <div className={classes.actions}>
      <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} />}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
          disabled={state.status === 'generating' || state.recipe === null || state.problems.length > 0}
          onClick={() => void generateLines(open.script.id, [sound.lineId], { front: true })}
        >
          {texts.newTake}
        </Button>
      </Tooltip>
      <TakeMenu open={open} lineId={sound.lineId} />
      {take ? <CheckButton take={take} /> : null}
      <span className={classes.facts}>
        {take?.isPartial ? (
          <Tooltip label={texts.isPartial}>
            <IconAlertTriangle size={13} stroke={1.6} role="img" aria-label={texts.isPartial} />
          </Tooltip>
        ) : null}
        {isGrowing ? texts.growing(length) : texts.generatedAt(length, when)}
      </span>
    </div>
  );
}

function TakeMenu({ open, lineId }: { open: OpenScript; lineId: LineId }) {
  const takes = takesOf(useTakes(), lineId);
  const at = takes.findIndex((take) => take.isPicked);
  if (at < 0) return null;
  return (
    <Menu position="bottom-start" returnFocus>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconStack2 size={15} stroke={1.6} aria-hidden />}
          title={texts.chooseTake}
        >
          {texts.takeOf(at + 1, takes.length)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {takes.map((take) => (
          <Menu.Item
            key={take.id}
            aria-current={take.isPicked || undefined}
            rightSection={<span className={classes.quiet}>{texts.seconds(take.durationMs)}</span>}
            onClick={() => void pickTake(open, take)}
          >
            {texts.take(take.number)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function CheckButton({ take }: { take: Take }) {
  const isChecking = useJobs().some(
    (job) => job.kind === 'check-speech' && isActiveJob(job) && job.itemId === take.scriptId,
  );
  const differing = take.check?.words.filter(({ kind }) => kind !== 'same').length ?? null;
  const label = isChecking
    ? texts.checking
    : differing === null
      ? texts.check
      : differing === 0
        ? texts.allMatch
        : texts.differ(differing);
  return (
    <Tooltip label={texts.checkHelp}>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.check ?? ''}
        data-tone={differing !== null && differing > 0 ? 'warn' : undefined}
        leftSection={<IconEar size={15} stroke={1.6} aria-hidden />}
        disabled={isChecking}
        onClick={() => void checkTakes([take])}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
