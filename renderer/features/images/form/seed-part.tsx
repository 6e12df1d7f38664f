import { NumberInput } from '@mantine/core';
import { IconDice5, IconLock, IconLockOpen } from '@tabler/icons-react';
import { MOST_IMAGE_SEED } from '../../../../shared/domain/recipe/image-recipe.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft, nextSeed, randomSeed } from '../form-draft/image-draft.ts';
import classes from './form.module.css';

const keep = (seed: number) => imageDraft.set({ seed, isSeedLocked: true });

/** The seed: new for each request, or kept. One that is typed, rolled or counted up is kept. */
export function SeedPart({ draft }: { draft: ImageDraft }) {
  const { seed } = draft;
  return (
    <div className={classes.seed}>
      <SeedField draft={draft} />
      <IconButton
        className={classes.seedButton ?? ''}
        variant="default"
        aria-label={words.rollSeed}
        onClick={() => keep(randomSeed())}
      >
        <IconDice5 size={16} stroke={1.6} />
      </IconButton>
      <IconButton
        className={classes.seedButton ?? ''}
        variant="default"
        aria-label={words.nextSeed}
        onClick={() => keep(seed === null ? randomSeed() : nextSeed(seed))}
      >
        <span className={classes.plusOne}>+1</span>
      </IconButton>
    </div>
  );
}

function SeedField({ draft: { seed, isSeedLocked } }: { draft: ImageDraft }) {
  return (
    <NumberInput
      className={classes.seedField ?? ''}
      label={words.seed}
      placeholder={words.seedPlaceholder}
      value={seed ?? ''}
      min={0}
      max={MOST_IMAGE_SEED}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      thousandSeparator=" "
      hideControls
      data-unlocked={!isSeedLocked || undefined}
      onChange={(value) =>
        typeof value === 'number' ? keep(value) : imageDraft.set({ seed: null, isSeedLocked: false })
      }
      rightSection={<SeedLock seed={seed} isLocked={isSeedLocked} />}
    />
  );
}

function SeedLock({ seed, isLocked }: { seed: number | null; isLocked: boolean }) {
  const Lock = isLocked ? IconLock : IconLockOpen;
  return (
    <IconButton
      size="1.5rem"
      aria-pressed={isLocked}
      aria-label={words.lockSeed}
      onClick={() => (isLocked ? imageDraft.set({ isSeedLocked: false }) : keep(seed ?? randomSeed()))}
    >
      <Lock size={15} stroke={1.6} />
    </IconButton>
  );
}
