import { IconClock, IconMicrophone2, IconStar, IconTrash, IconUser, IconUsers, IconWand } from '@tabler/icons-react';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { usePlacedVoices } from '../use-voices.ts';
import { openPart, useVoicesStore } from '../voices-store.ts';
import { countVoices, VOICE_FILTERS, type VoiceFilter } from './arrange-voices.ts';
import { ListRow } from './list-row.tsx';
import classes from './list.module.css';

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
  const choose = (value: VoiceFilter) => {
    openPart(value);
    navigate('voices');
  };
  return (
    <ul className={classes.filters} aria-label={texts.list.parts}>
      {VOICE_FILTERS.map((value) => {
        const Icon = ICONS[value];
        return (
          <ListRow
            key={value}
            icon={<Icon size={16} stroke={1.6} />}
            name={texts.list.filters[value]}
            fact={String(counts[value])}
            isCurrent={isList && !isNarrowed && value === filter}
            onClick={() => choose(value)}
          />
        );
      })}
    </ul>
  );
}
