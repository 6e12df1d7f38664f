import { IconCircleCheck, IconCircleDashed, IconPlus, IconRefreshAlert, IconVolume } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatShortTime } from '../../../../shared/domain/time-code.ts';
import { usePlayer } from '../../../media/player-hooks.ts';
import { selectOne } from '../../../ui/list-selection.ts';
import { useLitLineId } from '../playback/lit-word.ts';
import { lineOf, setSection } from '../script-commands.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';
import classes from './list.module.css';
import { texts } from './list-texts.ts';
import { sectionIndexAt, sectionsOf } from './sections.ts';

const ICONS = { made: IconCircleCheck, stale: IconRefreshAlert, unmade: IconCircleDashed, heard: IconVolume };

/** The sections of the open script with their lengths; nothing where it has none. */
export function SectionList({ open }: { open: OpenScript }) {
  const sections = useMemo(() => sectionsOf(open.states), [open.states]);
  const primary = useSpeak((state) => state.selection.primary);
  const isPlaying = usePlayer((state) => state.isPlaying);
  const litLine = useLitLineId();
  if (sections.length === 0) return null;
  const active = sectionIndexAt(sections, open.order, primary);
  const heard = isPlaying ? sectionIndexAt(sections, open.order, litLine) : -1;
  const total = sections.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  const canBegin = primary !== null && lineOf(open, primary)?.section === null;
  return (
    <section aria-label={texts.sections}>
      <h2 className={classes.group}>
        {texts.sections}
        <span className={classes.groupEnd}>{formatShortTime(total)}</span>
      </h2>
      <ul className={classes.rows}>
        {sections.map((section, index) => {
          const kind = index === heard ? 'heard' : section.kind;
          const Icon = ICONS[kind];
          return (
            <li key={section.firstId} className={classes.row} data-open={index === active || undefined}>
              <button
                type="button"
                className={classes.link}
                aria-current={index === active || undefined}
                data-script-row
                onClick={() => useSpeak.setState({ selection: selectOne(section.firstId) })}
              >
                <span className={classes.icon} data-kind={kind}>
                  <Icon size={16} stroke={1.6} aria-hidden />
                </span>
                <span className={classes.title}>{section.title || texts.section(index + 1)}</span>
                <span className={classes.time}>
                  {section.durationMs === null ? '—' : formatShortTime(section.durationMs)}
                </span>
              </button>
            </li>
          );
        })}
        {canBegin ? (
          <li className={classes.row}>
            <button type="button" className={classes.link} onClick={() => setSection(open, primary, '')}>
              <IconPlus size={16} stroke={1.6} aria-hidden />
              <span className={classes.title}>{texts.addSection}</span>
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
