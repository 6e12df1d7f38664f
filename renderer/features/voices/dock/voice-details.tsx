import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { standInId } from '../../../../shared/domain/voices/where-it-works.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { useVoicesById } from '../../../api/voices/voices.ts';
import { TooltipWithKeys } from '../../../ui/actions/command-button.tsx';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { TagField } from '../../../ui/collection/tags/tag-field.tsx';
import { Fact, FactList, IdFact } from '../../../ui/layout/inspector/fact-list.tsx';
import { InspectorHead } from '../../../ui/layout/inspector/inspector-head.tsx';
import { VoiceOrb } from '../../../ui/voice-orb/voice-orb.tsx';
import { PreviewButton } from '../../../ui/preview/preview-button.tsx';
import { previewName, previewVoice } from '../preview/play-preview.ts';
import { formatDay } from '../../../ui/time/formats.ts';
import { texts } from '../texts.ts';
import {
  discardVoice,
  openInNewScript,
  restoreVoice,
  startRenaming,
  toggleFavourite,
  organiseVoice,
} from '../collection/voice-actions.ts';
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
    <InspectorHead
      picture={<VoiceOrb key={voice.id} voiceId={voice.id} size={56} />}
      title={voice.name}
      kind={texts.kinds[voice.kind]}
    >
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
    </InspectorHead>
  );
}

/** Where it works, and who speaks for it where it does not. */
function Places({ voice }: { voice: Voice }) {
  const known = useVoicesById('voices');
  const standIn = voice.worksOn.includes('local') ? null : known.get(standInId(voice.id, 'local') ?? '');
  const places = voice.worksOn.length > 0 ? texts.worksOn(voice.worksOn) : texts.grid.missing;
  return standIn ? `${places}. ${texts.dock.standIn(standIn.name)}` : places;
}

function Facts({ voice }: { voice: Voice }) {
  const day = (ms: number | null) => (ms === null ? texts.dock.never : formatDay(ms));
  return (
    <FactList>
      <IdFact name={texts.dock.id} value={voice.id} copyLabel={texts.dock.copyId} />
      <Fact name={texts.dock.worksOn} value={<Places voice={voice} />} />
      {voice.kind === 'system' ? null : (
        <>
          <Fact name={texts.dock.created} value={day(voice.createdAtMs)} />
          <Fact name={texts.dock.used} value={day(voice.lastUsedAtMs)} />
        </>
      )}
      {voice.designPrompt === null ? null : <Fact name={texts.dock.designedFrom} value={voice.designPrompt} isWide />}
    </FactList>
  );
}
