import { IconArrowDown, IconArrowUp, IconPhotoPlus, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { cameraSteps } from '../../../../shared/domain/generation/clips/camera-commands.ts';
import { clipTitle } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { useJobs } from '../../../api/jobs.ts';
import { useRemoteTask } from '../../../api/remote-tasks.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ClipPoster } from '../../../ui/items/clips/clip-poster.tsx';
import { recipeOf } from '../form-draft/clip-draft.ts';
import { CameraIcon } from '../form/camera/camera-icons.tsx';
import { stageOf } from '../requests/task-stage.ts';
import { useShownClips } from '../results/clips-context.tsx';
import { showClip } from '../results/select-clips.ts';
import { texts } from '../texts.ts';
import type { ShotView } from './shot-state.ts';
import { moveShot } from '../shots/shots.ts';
import { editShot, removeWithUndo } from './storyboard-actions.ts';
import { storyboardTexts as words } from './storyboard-texts.ts';
import controls from '../clip-controls.module.css';
import posters from '../posters.module.css';
import classes from './storyboard.module.css';

type Props = { view: ShotView & { number: number }; isEdited: boolean; isLast: boolean };

/** A shot: what it shows, how the camera moves, how its clip stands. Its button brings it into the form, and its clip into the inspector. */
export function ShotRow({ view, isEdited, isLast }: Props) {
  const { shot, itemId, number } = view;
  const clips = useShownClips();
  const { prompt } = shot.draft;
  const title = prompt.trim() === '' ? words.noPrompt : clipTitle(recipeOf(shot.draft));
  const open = () => {
    editShot(shot);
    if (itemId !== null) showClip(clips, ({ row }) => row.id === itemId);
  };
  const move = (by: number) => announce(words.moved(moveShot(shot.id, by)));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) move(by);
    else if (event.key === 'Delete') removeWithUndo(shot.id, number);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li className={classes.shot} data-on={isEdited || undefined}>
      <button
        type="button"
        className={classes.shotButton}
        aria-current={isEdited || undefined}
        onClick={open}
        onKeyDown={press}
      >
        <span className={classes.number}>
          <span className="visually-hidden">{words.shot} </span>
          {number}
        </span>
        <span className={`${posters.poster} ${posters.large}`}>
          {itemId === null ? <Blank /> : <ClipPoster key={itemId} id={itemId} isTile missing={<Blank />} />}
        </span>
        <Words title={title} prompt={prompt} />
      </button>
      <Status view={view} />
      <Tools view={view} isLast={isLast} move={move} />
    </li>
  );
}

/** Its first words, and the moves of its camera. */
function Words({ title, prompt }: { title: string; prompt: string }) {
  const steps = cameraSteps(prompt);
  return (
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      {steps.length > 0 ? (
        <span className={classes.moves}>
          {steps.map(({ commands, start }) => (
            <span key={start} className={classes.move}>
              {commands.map((command) => (
                <CameraIcon key={command} command={command} sizePx={15} />
              ))}
              {commands.join(', ')}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}

function Tools({ view, isLast, move }: { view: Props['view']; isLast: boolean; move: (by: number) => void }) {
  const { shot, number } = view;
  return (
    <span className={classes.tools}>
      <IconButton size="1.5rem" aria-label={words.up(number)} disabled={number === 1} onClick={() => move(-1)}>
        <IconArrowUp size={15} stroke={1.6} />
      </IconButton>
      <IconButton size="1.5rem" aria-label={words.down(number)} disabled={isLast} onClick={() => move(1)}>
        <IconArrowDown size={15} stroke={1.6} />
      </IconButton>
      <IconButton size="1.5rem" aria-label={words.remove(number)} onClick={() => removeWithUndo(shot.id, number)}>
        <IconX size={15} stroke={1.6} />
      </IconButton>
    </span>
  );
}

const Blank = () => <IconPhotoPlus size={22} stroke={1.25} aria-hidden />;

/** How the clip stands: of one on its way the words of its task. */
function Status({ view: { shot, state, generation } }: { view: ShotView }) {
  const job = useJobs().find(({ id }) => id === generation?.jobId) ?? null;
  const task = useRemoteTask(state.kind === 'active' ? (job?.id ?? null) : null);
  const active = job ? texts.tasks.states[stageOf(job, task).state] : words.states.active;
  const text = state.kind === 'blocked' ? state.why : state.kind === 'active' ? active : words.states[state.kind];
  return (
    <span className={classes.status} data-state={state.kind}>
      <span role="status">{text}</span>
      <span className={controls.fact}>{words.size(shot.draft.durationSeconds, shot.draft.resolution)}</span>
    </span>
  );
}
