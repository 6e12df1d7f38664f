import { stepCount } from '../../database/testing/die-at-step.ts';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '../../database/database.ts';
import { backUpNow } from '../restore-at-start.ts';

/** Program for tests: `migrating-program.ts DATA-FOLDER` opens a database as a start of the app does, and says how many steps that took. */
const [dataFolder = ''] = process.argv.slice(2);
const beforeMigration = () => void backUpNow({ dataFolder, version: '2.0.0', nowMs: 1 }, 'migration');
openDatabase(path.join(dataFolder, 'atelier.db'), { beforeMigration }).close();
process.stdout.write(String(stepCount()));
