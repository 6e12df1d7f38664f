import {
  IconArrowBarToDown,
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowBarToUp,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCaretDown,
  IconCaretUp,
  IconRotate,
  IconRotateClockwise,
  IconRun,
  IconSquareDot,
  IconDeviceMobileVibration,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import {
  CAMERA_COMMANDS,
  type CameraCommand,
  cameraSteps,
  stepAt,
  withCommand,
  withoutStep,
} from '../../../../shared/domain/generation/camera-commands.ts';
import type { ClipModel } from '../../../../shared/domain/generation/clip-modes.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import parts from '../../../ui/generation-form/form-parts.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { type ClipDraft, clipDraft } from '../form-draft/clip-draft.ts';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { texts } from '../texts.ts';
import classes from './form.module.css';
import { caretIn, useCaret, writePrompt } from './prompt-caret.ts';

const ICONS: Record<CameraCommand, PanelIcon> = {
  'Truck left': IconArrowBarToLeft,
  'Truck right': IconArrowBarToRight,
  'Pan left': IconRotate,
  'Pan right': IconRotateClockwise,
  'Push in': IconArrowsMinimize,
  'Pull out': IconArrowsMaximize,
  'Pedestal up': IconArrowBarToUp,
  'Pedestal down': IconArrowBarToDown,
  'Tilt up': IconCaretUp,
  'Tilt down': IconCaretDown,
  'Zoom in': IconZoomIn,
  'Zoom out': IconZoomOut,
  Shake: IconDeviceMobileVibration,
  'Tracking shot': IconRun,
  'Static shot': IconSquareDot,
};

/** The commands of the camera: a palette that writes into the prompt at its caret, and the moves that the prompt says. */
export function CameraPart({ draft, model }: { draft: ClipDraft; model: ClipModel }) {
  const { prompt } = draft;
  const caret = useCaret((state) => caretIn(prompt, state.caret));
  const active = stepAt(prompt, caret)?.commands ?? [];
  return (
    <div className={parts.part} role="group" aria-label={words.camera}>
      <div className={parts.label} aria-hidden>
        <span>{words.camera}</span>
        <span className={parts.fact}>{words.cameraRule}</span>
      </div>
      <div className={classes.palette}>
        {CAMERA_COMMANDS.map((command) => (
          <CommandKey key={command} command={command} isOn={active.includes(command)} />
        ))}
      </div>
      <Path prompt={prompt} caret={caret} />
      <p className={parts.hint}>{model.hasCamera ? words.cameraHint : words.cameraIgnored(texts.model(draft.model))}</p>
    </div>
  );
}

function CommandKey({ command, isOn }: { command: CameraCommand; isOn: boolean }) {
  const Icon = ICONS[command];
  const press = () => {
    const { prompt } = clipDraft.use.getState();
    const edit = withCommand(prompt, caretIn(prompt, useCaret.getState().caret), command);
    if (edit) writePrompt(edit);
    else announce(words.cameraFull);
  };
  return (
    <button
      type="button"
      className={classes.command}
      aria-pressed={isOn}
      aria-label={command}
      title={command}
      onClick={press}
    >
      <Icon size={16} stroke={1.6} />
    </button>
  );
}

/** The moves in their order; each brings the caret to its brackets, so that the palette changes it. */
function Path({ prompt, caret }: { prompt: string; caret: number }) {
  const steps = cameraSteps(prompt);
  if (steps.length === 0) return null;
  return (
    <ol className={classes.path} aria-label={words.cameraPath}>
      {steps.map((step, index) => (
        <li key={step.start} className={classes.step} data-on={(caret >= step.start && caret <= step.end) || undefined}>
          <button
            type="button"
            aria-label={words.step(index + 1, step.commands.join(', '))}
            onClick={() => writePrompt({ prompt, caret: step.end }, { isFocused: true })}
          >
            <span className={parts.fact}>{index + 1}</span>
            <span>{step.commands.join(', ')}</span>
          </button>
          <IconButton
            size="1.125rem"
            aria-label={words.removeStep(index + 1)}
            onClick={() => writePrompt(withoutStep(prompt, step))}
          >
            <IconX size={12} stroke={1.8} />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}
