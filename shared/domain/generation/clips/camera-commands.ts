/** Commands of the camera that prompts hold in brackets (service.md, Camera commands), in the order of the palette. */
export const CAMERA_COMMANDS = [
  'Truck left',
  'Truck right',
  'Pan left',
  'Pan right',
  'Push in',
  'Pull out',
  'Pedestal up',
  'Pedestal down',
  'Tilt up',
  'Tilt down',
  'Zoom in',
  'Zoom out',
  'Shake',
  'Tracking shot',
  'Static shot',
] as const;

/** See CAMERA_COMMANDS. */
export type CameraCommand = (typeof CAMERA_COMMANDS)[number];

/** So many act together well (service.md, Camera commands). */
export const MOST_TOGETHER = 3;

/** Commands that act together: what a pair of brackets holds. `start` and `end` are its place in the prompt, brackets included. */
export type CameraStep = { commands: CameraCommand[]; start: number; end: number };

/** The steps of the camera in a prompt, in their order. Brackets that hold anything but commands are text. */
export function cameraSteps(prompt: string): CameraStep[] {
  return [...prompt.matchAll(/\[([^[\]]*)\]/g)].flatMap((match) => {
    const commands = (match[1] ?? '').split(',').map(commandNamed);
    const known = commands.filter((command) => command !== null);
    const start = match.index;
    return known.length === commands.length ? [{ commands: known, start, end: start + match[0].length }] : [];
  });
}

function commandNamed(text: string): CameraCommand | null {
  const wanted = text.trim().toLowerCase();
  return CAMERA_COMMANDS.find((command) => command.toLowerCase() === wanted) ?? null;
}

/** The step that the caret is in or touches; null beside all of them. */
export const stepAt = (prompt: string, caret: number): CameraStep | null =>
  cameraSteps(prompt).find(({ start, end }) => caret >= start && caret <= end) ?? null;

/** A prompt and where its caret stands. */
export type PromptEdit = { prompt: string; caret: number };

/**
 * A prompt with a command more: together with those of the step at the caret, or as a step of its own there, or after one that
 * has as many as act together. A command that the step has is taken out.
 */
export function withCommand(prompt: string, caret: number, command: CameraCommand): PromptEdit {
  const step = stepAt(prompt, caret);
  if (!step) return insertedAt(prompt, caret, `[${command}]`);
  const has = step.commands.includes(command);
  if (!has && step.commands.length >= MOST_TOGETHER) return insertedAt(prompt, step.end, `[${command}]`);
  const commands = has ? step.commands.filter((each) => each !== command) : [...step.commands, command];
  if (commands.length === 0) return withoutStep(prompt, step);
  const text = `[${commands.join(', ')}]`;
  return { prompt: prompt.slice(0, step.start) + text + prompt.slice(step.end), caret: step.start + text.length };
}

/** A prompt without a step and the space before it. */
export function withoutStep(prompt: string, { start, end }: CameraStep): PromptEdit {
  const before = prompt.slice(0, start).replace(/ $/, '');
  return { prompt: before + prompt.slice(end), caret: before.length };
}

/** With a space on each side where there is none. */
function insertedAt(prompt: string, caret: number, text: string): PromptEdit {
  const [before, after] = [prompt.slice(0, caret), prompt.slice(caret)];
  const lead = before === '' || /\s$/.test(before) ? '' : ' ';
  const tail = after === '' || /^\s/.test(after) ? '' : ' ';
  return { prompt: before + lead + text + tail + after, caret: (before + lead + text).length };
}
