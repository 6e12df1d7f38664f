import { IconFlagFilled, IconFlagOff } from '@tabler/icons-react';
import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { texts } from '../items-texts.ts';

/** Whether something is picked or rejected, on its card: a sign for the eye and a word for the ear. */
export function VerdictSign({ verdict, className }: { verdict: Verdict | null; className?: string | undefined }) {
  if (verdict === null) return null;
  const Icon = verdict === 'picked' ? IconFlagFilled : IconFlagOff;
  return (
    <span className={className}>
      <Icon size={12} aria-hidden />
      <span className="visually-hidden">{texts.verdicts[verdict]}</span>
    </span>
  );
}
