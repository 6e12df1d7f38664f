import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { levelOf, openBooth, scriptOf } from './narration-fixture.ts';

const HOUR_MS = 3_600_000;

/**
 * Program for tests: exports two sections and is killed while it writes the second, which is long. Prints the folder of its
 * profile and its script first; ends with code 0 where it was not killed in time.
 */
const booth = openBooth();
const out = path.join(booth.folder, 'out');
fs.mkdirSync(out);
const cues = [0, HOUR_MS, 6 * HOUR_MS].map((startMs, index) => ({
  cue: { startMs, endMs: startMs + 300 },
  ...(index < 2 ? { section: `Part ${index + 1}` } : {}),
}));
const script = booth.put(scriptOf(cues, { timing: 'cues' }));
for (const line of script.lines) await booth.take(script, line, { sound: levelOf(0.3, 300, 8000) });
process.stdout.write(JSON.stringify({ folder: booth.folder, out, script }));

/** Both at once: the first file is in its place and noted, and the second has been begun. */
function isInTheMiddle(): boolean {
  const hidden = fs.readdirSync(out).find((name) => name.startsWith('.'));
  const hasBegun = hidden !== undefined && fs.readdirSync(path.join(out, hidden)).length > 0;
  return hasBegun && booth.jobs.list({ limit: 1 })[0]?.progress.partsDone === 1;
}
setInterval(() => {
  if (isInTheMiddle()) process.kill(process.pid, 'SIGKILL');
}, 1);
await booth.narration.export({
  id: script.id,
  folder: out,
  acceptsSize: true,
  format: 'mp3',
  subtitles: [],
  nameTemplate: '{title}',
  bySection: true,
});
process.exit(0);
