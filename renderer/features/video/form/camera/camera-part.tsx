import { IconX } from '@tabler/icons-react';
import {
  CAMERA_COMMANDS,
  type CameraCommand,
  cameraSteps,
  stepAt,
  withCommand,
  withoutStep,
} from '../../../../../shared/domain/generation/clips/camera-commands.ts';
import type { ClipModel } from '../../../../../shared/domain/generation/clips/clip-modes.ts';
import parts from '../../../../ui/generation-form/form-parts.module.css';
import { useArrowKeys } from '../../../../ui/collection/grid/use-arrow-keys.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { type ClipDraft, clipDraft } from '../../form-draft/clip-draft.ts';
import { formTexts as words } from '../../form-draft/form-texts.ts';
import { texts } from '../../texts.ts';
import { CameraIcon } from './camera-icons.tsx';
import classes from './camera.module.css';
import { caretIn, useCaret, writePrompt } from './prompt-caret.ts';

const COLUMNS = 8;

/** The commands of the camera: a palette that writes into the prompt at its caret, and the moves that the prompt says. */
export function CameraPart({ draft, model }: { draft: ClipDraft; model: ClipModel }) {
  const { prompt } = draft;
  const caret = useCaret((state) => caretIn(prompt, state.caret));
  const active = stepAt(prompt, caret)?.commands ?? [];
  const keys = useArrowKeys({ columns: COLUMNS, entry: 0 });
  return (
    <div className={parts.part} role="group" aria-label={words.camera}>
      <div className={parts.label} aria-hidden>
        <span>{words.camera}</span>
        <span className={parts.fact}>{words.cameraRule}</span>
      </div>
      <div
        className={classes.palette}
        role="toolbar"
        aria-label={words.cameraCommands}
        style={{ gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` }}
        {...keys.group}
      >
        {CAMERA_COMMANDS.map((command, at) => (
          <CommandKey key={command} command={command} isOn={active.includes(command)} tabIndex={keys.tabIndexOf(at)} />
        ))}
      </div>
      <Path prompt={prompt} caret={caret} />
      <p className={parts.hint}>{model.hasCamera ? words.cameraHint : words.cameraIgnored(texts.model(draft.model))}</p>
    </div>
  );
}

type KeyProps = { command: CameraCommand; isOn: boolean; tabIndex: number };

function CommandKey({ command, isOn, tabIndex }: KeyProps) {
  const press = () => {
    const { prompt } = clipDraft.use.getState();
    writePrompt(withCommand(prompt, caretIn(prompt, useCaret.getState().caret), command));
  };
  return (
    <button
      type="button"
      className={classes.command}
      aria-pressed={isOn}
      aria-label={command}
      title={command}
      tabIndex={tabIndex}
      onClick={press}
    >
      <CameraIcon command={command} sizePx={18} />
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
          <button type="button" onClick={() => writePrompt({ prompt, caret: step.end }, { isFocused: true })}>
            <span className={parts.fact}>
              <span className="visually-hidden">{words.step} </span>
              {index + 1}
            </span>
            <span className={classes.commands}>
              {step.commands.map((command) => (
                <span key={command} className={classes.named}>
                  <CameraIcon command={command} sizePx={16} />
                  {command}
                </span>
              ))}
            </span>
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
