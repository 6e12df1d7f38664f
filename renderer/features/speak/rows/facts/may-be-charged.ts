import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';

/**
 * Whether a line that failed may have been charged although its failure does not say so: the service had the request, or sent
 * some of the sound, before the connection was cut.
 */
export const mayBeCharged = ({ data }: FailureRecord): boolean =>
  data['mayHaveBeenCharged'] === true && data['reason'] !== 'maybe_submitted';
