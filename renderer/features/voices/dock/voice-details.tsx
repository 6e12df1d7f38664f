import { ActionIcon, Button, CopyButton, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconCopy,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { standInId } from '../../../../shared/domain/voices/where-it-works.ts';
import { useSettings } from '../../../api/settings.ts';
import { useVoicesById } from '../../../api/voices.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { TagField } from '../../../ui/collection/tags/tag-field.tsx';
import { VoiceOrb } from '../../../ui/voice-orb.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { previewName, previewVoice } from '../preview/play-preview.ts';
import { texts } from '../texts.ts';
import {
  discardVoice,
  openInNewScript,
  restoreVoice,
  startRenaming,
  toggleFavourite,
  organiseVoice,
} from '../voice-actions.ts';
import { compareWith } from '../compare/compare-with.ts';
import { CloneFacts } from './clone-facts.tsx';
import { ConsentFacts } from './consent-facts.tsx';
import { DisclosureFacts } from './disclosure-facts.tsx';
import classes from './dock.module.css';
import { FolderField } from './folder-field.tsx';
import { LifeFacts } from './life-facts.tsx';
import { UseFacts } from './use-facts.tsx';

/** All that is known of a voice, and what can be done with it. */
export function VoiceDetails({ voice }: { voice: Voice }) {
  return (
    <>
      <Head voice={voice} />
      {voice.binnedAtMs === null ? null : <InBin voice={voice} />}
      <LifeFacts voice={voice} />
      <Facts voice={voice} />
      <FolderField voice={voice} />
      <section className={classes.section} aria-label={texts.dock.tags}>
        <h3 className={classes.heading}>{texts.dock.tags}</h3>
        <TagField
          field="tag"
          tags={voice.tags}
          change={(tags) => void organiseVoice(voice, { tags })}
          remove={(tag) => void organiseVoice(voice, { removeTags: [tag] })}
        />
      </section>
      <UseFacts voice={voice} />
      {voice.clone ? <CloneFacts voice={voice} clone={voice.clone} /> : null}
      {voice.consent ? <ConsentFacts voice={voice} consent={voice.consent} /> : null}
      {voice.kind === 'system' ? null : <DisclosureFacts voice={voice} />}
      <div className={classes.foot}>
        <Button onClick={() => void openInNewScript(voice)} disabled={voice.state === 'missing'}>
          {texts.dock.useInScript}
        </Button>
        <Button disabled={voice.state === 'missing'} onClick={() => compareWith(voice)}>
          {texts.dock.compare}
        </Button>
        {voice.kind === 'system' && voice.state === 'ready' ? null : <Discard voice={voice} />}
      </div>
    </>
  );
}

/** Into the bin with a way back; in the bin for good. */
function Discard({ voice }: { voice: Voice }) {
  const isBinned = voice.binnedAtMs !== null;
  return (
    <Button
      variant="subtle"
      color="danger"
      leftSection={<IconTrash size={15} stroke={1.6} aria-hidden />}
      onClick={() => void discardVoice(voice)}
    >
      {isBinned ? texts.actions.remove : texts.actions.bin}
    </Button>
  );
}

/** Where the voice is now, and the way back. */
function InBin({ voice }: { voice: Voice }) {
  return (
    <section className={classes.section} aria-label={texts.list.filters.bin}>
      <p className={classes.small}>{texts.dock.inBin(voice)}</p>
      <Button
        size="compact-sm"
        leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden />}
        onClick={() => void restoreVoice(voice)}
      >
        {texts.actions.restore}
      </Button>
    </section>
  );
}

function Head({ voice }: { voice: Voice }) {
  const { speak } = useSettings();
  const sentence = speak.sampleSentence;
  const rename = useAction('file.rename');
  const favourite = useAction('voices.favourite');
  const Star = voice.isFavourite ? IconStarFilled : IconStar;
  const starLabel = voice.isFavourite ? texts.grid.unfavouriteShort : texts.grid.favouriteShort;
  return (
    <div className={classes.voiceHead}>
      <VoiceOrb key={voice.id} voiceId={voice.id} size={56} />
      <div className={classes.voiceName}>
        <h2 tabIndex={-1} data-voice-details data-selectable>
          {voice.name}
        </h2>
        <span className={classes.small}>{texts.kinds[voice.kind]}</span>
      </div>
      <div className={classes.headActions}>
        <PreviewButton
          name={previewName(voice, sentence)}
          label={texts.preview.start}
          disabled={voice.state === 'missing'}
          onPreview={() => previewVoice(voice, sentence)}
        />
        <span className={classes.space} />
        {voice.kind === 'system' ? null : (
          <Tooltip label={<TooltipWithKeys label={texts.actions.rename} chord={rename.keys[0]} />}>
            <ActionIcon aria-label={texts.actions.rename} onClick={() => startRenaming(voice)}>
              <IconPencil size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={<TooltipWithKeys label={starLabel} chord={favourite.keys[0]} />}>
          <ActionIcon
            aria-label={starLabel}
            className={classes.star ?? ''}
            data-on={voice.isFavourite || undefined}
            onClick={() => toggleFavourite(voice)}
          >
            <Star size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      {voice.description === '' || voice.description === voice.designPrompt ? null : (
        <p className={classes.description} data-selectable>
          {voice.description}
        </p>
      )}
    </div>
  );
}

/** Where it works, and who speaks for it where it does not. */
function Places({ voice }: { voice: Voice }) {
  const known = useVoicesById();
  const standIn = voice.worksOn.includes('local') ? null : known.get(standInId(voice.id, 'local') ?? '');
  const places = voice.worksOn.length > 0 ? texts.worksOn(voice.worksOn) : texts.grid.missing;
  return standIn ? `${places}. ${texts.dock.standIn(standIn.name)}` : places;
}

function Facts({ voice }: { voice: Voice }) {
  const day = (ms: number | null) => (ms === null ? texts.dock.never : texts.day(ms));
  return (
    <dl className={classes.facts}>
      <dt>{texts.dock.id}</dt>
      <dd className={classes.idCell}>
        <span className={classes.id} title={voice.id} data-selectable>
          {voice.id}
        </span>
        <CopyButton value={voice.id}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? texts.dock.copied : texts.dock.copyId}>
              <ActionIcon size="1.5rem" aria-label={copied ? texts.dock.copied : texts.dock.copyId} onClick={copy}>
                {copied ? <IconCheck size={13} stroke={1.6} /> : <IconCopy size={13} stroke={1.6} />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      </dd>
      <dt>{texts.dock.worksOn}</dt>
      <dd>
        <Places voice={voice} />
      </dd>
      {voice.kind === 'system' ? null : (
        <>
          <dt>{texts.dock.created}</dt>
          <dd>{day(voice.createdAtMs)}</dd>
          <dt>{texts.dock.used}</dt>
          <dd>{day(voice.lastUsedAtMs)}</dd>
        </>
      )}
      {voice.designPrompt === null ? null : (
        <>
          <dt className={classes.wide}>{texts.dock.designedFrom}</dt>
          <dd className={classes.wide} data-selectable>
            {voice.designPrompt}
          </dd>
        </>
      )}
    </dl>
  );
}
