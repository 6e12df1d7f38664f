import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { ToggleChip } from '../../chips/toggle-chip.tsx';
import { organise } from '../actions/organise-items.ts';
import classes from './kept-fields.module.css';
import { rejectReasonTexts as texts } from './reject-reason-texts.ts';

/** Why an item is rejected: a usual reason of its kind, or one in own words. Nothing for what is not rejected. */
export function RejectReason({ row }: { row: LibraryRow }) {
  const { verdict, rejectReason: reason } = row.organised;
  if (verdict !== 'rejected') return null;
  const usual = texts.reasons[row.kind] ?? [];
  const give = (next: string) => {
    const clean = next.trim();
    if (clean !== reason) void organise([row.id], { rejectReason: clean }, texts.changed(1, clean));
  };
  return (
    <div className={classes.reasons} role="group" aria-label={texts.title}>
      {usual.map((each) => (
        <ToggleChip key={each} name={each} isOn={each === reason} toggle={() => give(each === reason ? '' : each)} />
      ))}
      <OwnReason key={`${row.id} ${reason}`} reason={usual.includes(reason) ? '' : reason} give={give} />
    </div>
  );
}

/** Kept when the field is left, or by Enter; a usual reason stays where nothing was typed. */
function OwnReason({ reason, give }: { reason: string; give: (reason: string) => void }) {
  const [typed, setTyped] = useState(reason);
  const keep = () => {
    if (typed.trim() !== reason) give(typed);
  };
  return (
    <TextInput
      size="xs"
      className={classes.ownReason ?? ''}
      aria-label={texts.other}
      placeholder={texts.other}
      maxLength={LABEL_LIMITS.reason.longest}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
      }}
    />
  );
}
