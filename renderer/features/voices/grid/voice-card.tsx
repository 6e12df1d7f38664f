import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconCloud,
  IconDeviceDesktop,
  IconMicrophone2,
  IconStar,
  IconStarFilled,
  IconUser,
  IconWand,
} from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { isElsewhere } from '../../../../shared/domain/voices/where-it-works.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { ExpiryRing } from '../../../ui/expiry/expiry-ring.tsx';
import { VoiceOrb } from '../../../ui/voice-orb/voice-orb.tsx';
import { PreviewIcon } from '../../../ui/preview/preview-icon.tsx';
import { previewName, previewVoice } from '../preview/play-preview.ts';
import { type PreviewState, usePreviewState } from '../../../media/preview.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { texts } from '../texts.ts';
import { toggleFavourite, updateVoice } from '../collection/voice-actions.ts';
import { useVoicesStore, voiceKey } from '../collection/voices-store.ts';
import classes from './grid.module.css';
import { focusCellBy } from '../../../ui/collection/grid/focus-cell.ts';

const PLACE_ICONS = { local: IconDeviceDesktop, cloud: IconCloud };
const KIND_ICONS = { system: IconUser, cloned: IconMicrophone2, designed: IconWand };

/** One voice: its orb with play, name, what kind it is and one fact, favourite or time left. */
export function VoiceCard(props: {
  voice: Voice;
  sentence: string;
  isTabStop: boolean;
  /** Its preview is stored: replaying it sends nothing. */
  isCached: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
}) {
  const { voice, sentence, isTabStop, isCached, onKeyDown, onContextMenu } = props;
  const key = voiceKey(voice);
  const isSelected = useVoicesStore((state) => state.selected === key);
  const isRenaming = useVoicesStore((state) => state.renaming === key);
  const name = previewName(voice, sentence);
  const state = usePreviewState(name);
  const Icon = KIND_ICONS[voice.kind];
  const labelId = useId();
  return (
    <div
      role="gridcell"
      className={classes.card}
      tabIndex={isTabStop && !isRenaming ? 0 : -1}
      aria-selected={isSelected}
      aria-labelledby={`${isCached ? `${labelId}-cached ` : ''}${labelId}-name ${labelId}-facts`}
      data-voice-cell={key}
      data-state={voice.state}
      onClick={() => useVoicesStore.setState({ selected: key })}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
    >
      <div className={classes.tile} data-preview={state}>
        <div className={classes.orb}>
          <VoiceOrb voiceId={voice.id} size="fill" />
        </div>
        <Play voice={voice} sentence={sentence} state={state} />
        {isCached ? <CachedMark id={`${labelId}-cached`} /> : null}
        <Favourite voice={voice} />
        <OnlyElsewhere voice={voice} />
      </div>
      {isRenaming ? <NameField voice={voice} /> : <CardName voice={voice} id={`${labelId}-name`} />}{' '}
      <span className={classes.facts} id={`${labelId}-facts`} title={voice.description}>
        <span className={classes.fact}>
          <Icon size={13} stroke={1.6} aria-hidden />
          {texts.grid.fact(voice)}
        </span>
        <Ending voice={voice} />
        <Places voice={voice} />
        <span className="visually-hidden">{`, ${texts.kinds[voice.kind]}, ${texts.worksOn(voice.worksOn)}`}</span>
      </span>
    </div>
  );
}

function Play({ voice, sentence, state }: { voice: Voice; sentence: string; state: PreviewState }) {
  const isPlaying = state === 'playing';
  return (
    <Tooltip label={<TooltipWithKeys label={isPlaying ? texts.preview.stop : texts.preview.start} chord="Space" />}>
      <button
        type="button"
        tabIndex={-1}
        className={classes.play}
        aria-label={isPlaying ? texts.preview.stopVoice(voice.name) : texts.preview.startVoice(voice.name)}
        disabled={voice.state === 'missing'}
        onClick={() => previewVoice(voice, sentence)}
      >
        <PreviewIcon state={state} size={18} />
      </button>
    </Tooltip>
  );
}

function CachedMark({ id }: { id: string }) {
  return (
    <span className={classes.cached} id={id}>
      {`${texts.preview.isStored} `}
    </span>
  );
}

function CardName({ voice, id }: { voice: Voice; id: string }) {
  return (
    <span className={classes.title} id={id} title={voice.name}>
      {voice.name}
    </span>
  );
}

/** A sign for each place where it works; in words where the chosen service is none of them. */
function Places({ voice }: { voice: Voice }) {
  return (
    <span className={classes.places} title={texts.worksOn(voice.worksOn)} aria-hidden>
      {voice.worksOn.map((place) => {
        const Icon = PLACE_ICONS[place];
        return <Icon key={place} size={13} stroke={1.6} />;
      })}
    </span>
  );
}

function OnlyElsewhere({ voice }: { voice: Voice }) {
  const engine = usePanelEngine('voices');
  const [place] = voice.worksOn;
  if (place === undefined || !isElsewhere(voice, engine)) return null;
  return (
    <span className={classes.only} aria-hidden>
      {texts.grid.only[place]}
    </span>
  );
}

function Ending({ voice }: { voice: Voice }) {
  if (voice.state === 'missing') return <span className={classes.missing}>{texts.grid.missing}</span>;
  if (voice.expiresAtMs === null) return null;
  return <ExpiryRing expiresAtMs={voice.expiresAtMs} title={texts.grid.expiryTitle} />;
}

function Favourite({ voice }: { voice: Voice }) {
  const label = voice.isFavourite ? texts.grid.unfavourite(voice.name) : texts.grid.favourite(voice.name);
  const Icon = voice.isFavourite ? IconStarFilled : IconStar;
  const short = voice.isFavourite ? texts.grid.unfavouriteShort : texts.grid.favouriteShort;
  const { keys } = useAction('voices.favourite');
  return (
    <Tooltip label={<TooltipWithKeys label={short} chord={keys[0]} />}>
      <ActionIcon
        tabIndex={-1}
        className={classes.star ?? ''}
        data-on={voice.isFavourite || undefined}
        size="1.75rem"
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation();
          toggleFavourite(voice);
        }}
      >
        <Icon size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function NameField({ voice }: { voice: Voice }) {
  const close = (how: 'byKey' | 'byLeaving') => {
    useVoicesStore.setState({ renaming: null });
    if (how === 'byKey') focusCard(voiceKey(voice));
  };
  return (
    <RenameField
      name={voice.name}
      label={texts.grid.nameField}
      maxLength={120}
      rename={(name) => void updateVoice(voice, { name })}
      close={close}
    />
  );
}

/** Puts the keyboard on the card of a voice, once it is in the page. */
export function focusCard(key: string): void {
  focusCellBy(`[data-voice-cell="${CSS.escape(key)}"]`);
}
