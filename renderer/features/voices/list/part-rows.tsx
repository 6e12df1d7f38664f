import { IconClock, IconMicrophone2, IconStar, IconTrash, IconUser, IconUsers, IconWand } from '@tabler/icons-react';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { usePlacedVoices } from '../collection/use-voices.ts';
import classes from './list.module.css';
import { openPart, useVoicesStore } from '../collection/voices-store.ts';
import { countVoices, VOICE_FILTERS, type VoiceFilter } from '../collection/arrange-voices.ts';

const ICONS: Record<VoiceFilter, PanelIcon> = {
  all: IconUsers,
  recent: IconClock,
  favourites: IconStar,
  cloned: IconMicrophone2,
  designed: IconWand,
  system: IconUser,
  bin: IconTrash,
};

/** The parts of the list with their sizes. */
export function PartRows() {
  const voices = usePlacedVoices();
  const filter = useVoicesStore((state) => state.filter);
  const isNarrowed = useVoicesStore((state) => state.folder !== null);
  const isList = useRoute().path.length === 0;
  const counts = countVoices(voices);
  const isCurrent = (value: VoiceFilter) => isList && !isNarrowed && value === filter;
  const choose = (value: VoiceFilter) => {
    openPart(value);
    navigate('voices');
  };
  return (
    <ul className={`${sidebar.rows} ${classes.parts}`} aria-label={texts.list.parts}>
      {VOICE_FILTERS.map((value) => {
        const Icon = ICONS[value];
        return (
          <ChoiceRow
            key={value}
            icon={<Icon size={16} stroke={1.6} />}
            tone={isCurrent(value) ? 'accent' : undefined}
            name={texts.list.filters[value]}
            fact={String(counts[value])}
            isCurrent={isCurrent(value)}
            onClick={() => choose(value)}
          />
        );
      })}
    </ul>
  );
}
