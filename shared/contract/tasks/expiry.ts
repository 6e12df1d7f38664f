import { type } from '@orpc/contract';
import type { ExpiringItem } from '../../domain/jobs/expiry.ts';
import { procedure } from '../failures.ts';

/** Procedures of what services keep for a time only. */
export const expiryContract = {
  /** What will be deleted, the next first, each with what Atelier did about it. */
  list: procedure.output(type<ExpiringItem[]>()),
};
