import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { TaskPlace } from '../../remote-tasks/task-order.ts';
import type { SpeechLine } from '../line-table.ts';
import type { MadeSound } from '../routes/line-run.ts';

/** A made sound and what it is of. */
export type MadeTake = { takeId: ItemId; line: SpeechLine; place: TaskPlace; sound: MadeSound };
