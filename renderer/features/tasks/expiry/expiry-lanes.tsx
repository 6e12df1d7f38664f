import { IconLink, IconListCheck, IconMicrophone, IconMusic, IconPhotoUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { EXPIRY_KINDS, type ExpiringItem, type ExpiryKind } from '../../../../shared/domain/jobs/expiry.ts';
import { needsAttention } from '../../../../shared/domain/jobs/expiry.ts';
import { expiryState } from '../../../ui/expiry/expiry.ts';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { AXIS, type AxisMark, axisMarks } from './expiry-axis.ts';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';
import classes from './expiry.module.css';

/** Icons of the kinds; one row for each. */
export const EXPIRY_ICONS: Record<ExpiryKind, PanelIcon> = {
  link: IconLink,
  record: IconListCheck,
  input: IconPhotoUp,
  reference: IconMusic,
  voice: IconMicrophone,
};

/** A name needs this much of the axis. */
const NAME_SHARE = 0.22;

const at = (share: number) => ({ '--at': share }) as CSSProperties;

/** When things expire, a lane for each kind. The rows below say the same in words, so assistive technology skips it. */
export function ExpiryLanes({ items, nowMs }: { items: readonly ExpiringItem[]; nowMs: number }) {
  return (
    <div className={classes.lanes} aria-hidden>
      <div className={classes.axis}>
        {AXIS.map(({ mark, share }) => (
          <span key={mark} data-mark={mark} style={at(share)}>
            {words.axis[mark]}
          </span>
        ))}
      </div>
      {EXPIRY_KINDS.map((kind) => (
        <Lane key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} nowMs={nowMs} />
      ))}
    </div>
  );
}

function Lane({ kind, items, nowMs }: { kind: ExpiryKind; items: readonly ExpiringItem[]; nowMs: number }) {
  const Icon = EXPIRY_ICONS[kind];
  const { name, life } = words.lanes[kind];
  return (
    <div className={classes.lane}>
      <span className={classes.laneName}>
        <Icon size={15} stroke={1.6} />
        {name} <span className={classes.life}>{life}</span>
      </span>
      <span className={classes.line}>
        {axisMarks(items, nowMs).map((mark, index, marks) => {
          const roomShare = (marks[index + 1]?.share ?? 1) - mark.share;
          return <Mark key={mark.items[0]?.id} mark={mark} nowMs={nowMs} hasRoom={roomShare > NAME_SHARE} />;
        })}
      </span>
    </div>
  );
}

/** A dot is one thing, a pill a number of them. Coloured only while it would be lost. */
function Mark({ mark: { share, items }, nowMs, hasRoom }: { mark: AxisMark; nowMs: number; hasRoom: boolean }) {
  const [first] = items;
  if (!first) return null;
  const names = words.marks(items.map(({ name }) => name || words.untitled));
  if (items.length > 1)
    return (
      <span className={classes.pill} style={at(share)} title={names}>
        {items.length}
      </span>
    );
  const isOpen = needsAttention(first, nowMs);
  const tone = isOpen ? expiryState(first.expiresAtMs, nowMs).tone : 'quiet';
  return (
    <span
      className={classes.mark}
      style={at(share)}
      data-tone={tone}
      data-end={share > 0.85 || undefined}
      title={names}
    >
      <i />
      {isOpen && hasRoom ? <span className={classes.markName}>{names}</span> : null}
    </span>
  );
}
