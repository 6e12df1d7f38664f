import process from 'node:process';
import { openPrograms } from '../programs/open-programs.ts';

/** Program for tests: enters the profile whose folder of locks is its argument, says its name, and lives until it is killed. */
const { id, isFirst, letIn, isLiving } = openPrograms(process.argv[2] ?? '');
letIn();
process.stdout.write(`${JSON.stringify({ id, isFirst })}\n`);
setInterval(() => isLiving(id), 60_000);
