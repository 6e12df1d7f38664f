import type { Core } from '../../../../electron/core/create-core.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';

/** The voice of all measured narrations. */
export const NARRATOR = 'English_expressive_narrator';

const WHO = [
  'The keeper of the lighthouse',
  'An old fisherman',
  'My grandmother',
  'The captain',
  'Nobody in the village',
];
const DID = [
  'counted the boats that came home before the storm',
  'remembered how the harbor had looked in winter',
  'wrote a long letter and never sent it',
  'carried the lamp up the narrow stairs',
];
const WHEN = ['on Thursday', 'at half past nine', 'when the tide went out', 'in the spring of 1962'];
const THEN = [
  'It was quiet afterwards, and the rain began.',
  'Who could have known what was to come?',
  'The others said little, but they stayed until morning.',
  'There were twenty-three letters in the drawer, all of them unopened.',
  'Far out a bell rang twice.',
];

/** So many texts of two sentences, about 7 s each; the same for the same number, and hardly one like another. */
export function narrationTexts(count: number): string[] {
  const pick = (list: readonly string[], at: number) => list[at % list.length] as string;
  return Array.from(
    { length: count },
    (_, at) =>
      `${pick(WHO, at)} ${pick(DID, Math.floor(at / 5))} ${pick(WHEN, at * 3 + Math.floor(at / 7))}. ` +
      `${pick(THEN, at + Math.floor(at / 5))} That was chapter ${at + 1}.`,
  );
}

/** A script with one line for each text, read by the narrator. */
export async function narrationScript(core: Core, title: string, texts: readonly string[]): Promise<Script> {
  const { id, lines } = await core.scripts.create({ title, text: texts.join('\n\n') });
  if (lines.length !== texts.length) throw new Error(`${texts.length} texts became ${lines.length} lines.`);
  core.scripts.edit({ id, edits: [{ kind: 'setSettings', values: { voiceId: NARRATOR } }], label: 'Cast' });
  return core.scripts.get({ id });
}

/** Makes all lines of a script; ms until the last take was stored. Throws when a line was not made. */
export async function generateAll(core: Core, { id, lines }: Script): Promise<{ wallMs: number; durationMs: number }> {
  const startedAtMs = performance.now();
  const { jobId } = await core.speech.generate({ id, lineIds: lines.map((line) => line.id) });
  const job = await core.jobs.whenEnded({ id: jobId });
  const wallMs = performance.now() - startedAtMs;
  if (job.state !== 'done' || job.failure) throw new Error(`Not all lines were made: ${job.failure?.message}`);
  return { wallMs, durationMs: await readLength(core, id) };
}

/** Length of the newest takes, one for each line, once all of them were read. */
async function readLength(core: Core, id: ItemId): Promise<number> {
  const takes = core.scripts.takes({ id });
  await Promise.all(takes.map((take) => core.library.whenRead({ id: take.id })));
  return core.scripts
    .takes({ id })
    .filter(({ isPicked }) => isPicked)
    .reduce((sum, take) => sum + take.durationMs, 0);
}
