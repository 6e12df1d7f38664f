import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { usePlayer } from '../../../media/player/player-hooks.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { useLitLineId } from '../playback/time-lines/lit-word.ts';
import { setSection } from '../lines/edit-lines.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { texts } from './list-texts.ts';
import { STATE_TONES, StateIcon } from './state-icon.tsx';
import { sectionIndexAt, sectionsOf } from '../lines/sections.ts';
import { showLine, useActiveLineId } from '../lines/selection/line-selection.ts';

/** The sections of the open script with their lengths; nothing where it has none. */
export function SectionList({ open }: { open: OpenScript }) {
  const sections = useMemo(() => sectionsOf(open.states), [open.states]);
  const primary = useActiveLineId();
  const isPlaying = usePlayer((state) => state.isPlaying);
  const litLine = useLitLineId();
  if (sections.length === 0) return null;
  const active = sectionIndexAt(sections, open.order, primary);
  const heard = isPlaying ? sectionIndexAt(sections, open.order, litLine) : -1;
  const total = sections.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0);
  const canBegin = primary !== null && lineOf(open, primary)?.section === null;
  return (
    <SidebarGroup title={texts.sections} end={<span className={sidebar.groupEnd}>{formatShortTime(total)}</span>}>
      <ul className={sidebar.rows}>
        {sections.map((section, index) => {
          const kind = index === heard ? 'heard' : section.kind;
          return (
            <ChoiceRow
              key={section.firstId}
              icon={<StateIcon state={kind} />}
              tone={STATE_TONES[kind]}
              name={section.title || texts.section(index + 1)}
              fact={section.durationMs === null ? '—' : formatShortTime(section.durationMs)}
              isCurrent={index === active}
              onClick={() => showLine(section.firstId)}
            />
          );
        })}
        {canBegin ? (
          <ChoiceRow
            icon={<IconPlus size={16} stroke={1.6} aria-hidden />}
            name={texts.addSection}
            onClick={() => setSection(open, primary, '')}
          />
        ) : null}
      </ul>
    </SidebarGroup>
  );
}
