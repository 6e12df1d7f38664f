import * as z from 'zod';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { MOST_SHOTS, type StoredShot } from '../../../../shared/domain/generation/clips/storyboard.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { clipDraft } from '../form-draft/clip-draft.ts';
import { texts } from '../texts.ts';
import { type Shot, useShots } from './shots.ts';

/** Where windows of earlier versions kept their storyboard. */
const OLD_KEY = 'atelier.video-storyboard';
/** What is typed is kept this soon after. */
const KEEP_AFTER_MS = 250;

const oldStoryboard = z.object({
  state: z.object({
    shots: z
      .array(
        z.object({
          id: z.string().min(1).max(64),
          draft: z.record(z.string(), z.json()),
          generationId: z.string().nullable(),
        }),
      )
      .max(MOST_SHOTS),
  }),
});

/** The shots that core has in its storage; null while nobody has read them. */
let known: readonly Shot[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();

/** Reads the storyboard, once a window; what an earlier version kept in the window becomes core's. */
export async function readShots(): Promise<true> {
  if (known !== null) return true;
  const stored = await client.storyboard.list();
  const all = stored.length > 0 ? stored : await takenOver();
  known = all.map(shownShot);
  useShots.setState({ shots: known });
  useShots.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepShots().catch(tellNotKept), KEEP_AFTER_MS);
  });
  window.addEventListener('pagehide', () => void keepShots().catch(() => undefined));
  return true;
}

async function takenOver(): Promise<StoredShot[]> {
  const old = oldStoryboard.safeParse(parseJson(localStorage.getItem(OLD_KEY) ?? '')).data;
  const shots = old?.state.shots ?? [];
  if (shots.length === 0) return [];
  const taken = await client.storyboard.takeOver({ shots });
  localStorage.removeItem(OLD_KEY);
  return taken;
}

/** A field of a shot that this version refuses begins with its default, as in the form. */
const shownShot = ({ draft, ...shot }: StoredShot): Shot => ({
  ...shot,
  draft: { ...clipDraft.defaults, ...clipDraft.read(draft) },
});

/** Gives core the shots as they are now; before anything is asked for, so that the request finds its shot. Throws what the call throws. */
export function keepShots(): Promise<void> {
  clearTimeout(timer);
  saving = saving.catch(() => undefined).then(save);
  return saving;
}

async function save(): Promise<void> {
  const { shots } = useShots.getState();
  if (known === null || isKept(shots, known)) return;
  await client.storyboard.save({ shots: shots.map(({ id, draft }) => ({ id, draft })) });
  known = shots;
}

/** Links to requests are core's own: only order and forms are given to it. */
const isKept = (shots: readonly Shot[], kept: readonly Shot[]): boolean =>
  shots.length === kept.length && shots.every(({ id, draft }, at) => kept[at]?.id === id && kept[at].draft === draft);

const tellNotKept = (error: unknown): void => showFailureToast(texts.shotsNotKept, error);
