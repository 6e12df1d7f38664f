/** Days from which on a script counts as changed lately; `today` begins at midnight. */
export const FILTER_TIMES = ['any', 'today', 'week', 'month'] as const;

/** Which scripts are shown. */
export type ScriptFilter = {
  isFavourite: boolean;
  voiceId: string | null;
  time: (typeof FILTER_TIMES)[number];
};

/** All of them. */
export const ALL_SCRIPTS: ScriptFilter = { isFavourite: false, voiceId: null, time: 'any' };

/** Whether anything is left out. */
export const isFiltering = ({ isFavourite, voiceId, time }: ScriptFilter): boolean =>
  isFavourite || voiceId !== null || time !== 'any';

const DAYS_BACK = { today: 0, week: 6, month: 29 } as const;

/** What core is asked for it. Days are those of the calendar: a week is today and the six days before. */
export function queryOf(
  { isFavourite, voiceId, time }: ScriptFilter,
  now: Date,
): { isFavourite?: true; voiceId?: string; sinceMs?: number } {
  const first = time === 'any' ? null : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_BACK[time]);
  return {
    ...(isFavourite ? { isFavourite } : {}),
    ...(voiceId === null ? {} : { voiceId }),
    ...(first === null ? {} : { sinceMs: first.getTime() }),
  };
}
