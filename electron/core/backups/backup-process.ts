import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { compareCopies } from '../database/copies/compare-copies.ts';
import { copyDatabase } from '../database/copies/copy-database.ts';
import { BACKUP_VARIABLE, type BackupAnswer, type BackupOrder } from './backup-order.ts';

/*
 * The process that copies or compares a database: node backup-process.ts, with ATELIER_BACKUP in its environment. The driver
 * blocks while it copies and checks, which takes seconds where the library is large.
 */
const order = JSON.parse(process.env[BACKUP_VARIABLE] ?? '') as BackupOrder;
writeFileSync(order.answerFile, JSON.stringify(answer()));
process.exit(0);

function answer(): BackupAnswer {
  try {
    const { source, copy } = order;
    return { result: order.do === 'copy' ? copyDatabase(source, copy) : compareCopies(source, copy) };
  } catch (error) {
    return { failure: failureRecord(error) };
  }
}
