import { Input } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImageModelOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { snapSide } from '../../../../shared/domain/generation/images/image-sides.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft, ratioFor } from '../form-draft/image-draft.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import classes from './form.module.css';
import { RatioChoice, RatioShape } from './ratio-choice.tsx';
import { SideField } from './side-field.tsx';

const GROUP = 'image-ratio';

type Props = { draft: ImageDraft; model: ImageModelOptions; problem: string | null };

/** The shape of the images: a ratio, or any size where the model has it. */
export function SizePart({ draft, model, problem }: Props) {
  const isFree = draft.ratio === null && model.freeSizes !== null;
  const ratio = ratioFor(draft.ratio, model);
  const size = model.ratios.find((each) => each.ratio === ratio);
  const [widthPx, heightPx] = isFree ? [draft.widthPx, draft.heightPx] : [size?.widthPx ?? 0, size?.heightPx ?? 0];
  return (
    <div className={parts.part}>
      <div className={parts.label} aria-hidden>
        <span>{words.ratio}</span>
        <span className={parts.fact}>{words.sizeOf(widthPx, heightPx)}</span>
      </div>
      <div className={classes.ratios} role="radiogroup" aria-label={words.ratio}>
        {model.ratios.map((each) => (
          <RatioChoice
            key={each.ratio}
            group={GROUP}
            name={each.ratio}
            fact={words.sizeOf(each.widthPx, each.heightPx)}
            isOn={!isFree && each.ratio === ratio}
            choose={() => imageDraft.set({ ratio: each.ratio, widthPx: each.widthPx, heightPx: each.heightPx })}
          >
            <RatioShape ratio={each.widthPx / each.heightPx} />
          </RatioChoice>
        ))}
        {model.freeSizes ? (
          <RatioChoice
            group={GROUP}
            name={words.custom}
            fact=""
            isOn={isFree}
            width="whole"
            choose={() => imageDraft.set({ ratio: null, widthPx, heightPx })}
          />
        ) : null}
      </div>
      {isFree ? <Sides draft={draft} /> : null}
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
    </div>
  );
}

/** Width and height; what the service does not take goes to the nearest size that it does, and says why. */
function Sides({ draft: { widthPx, heightPx } }: { draft: ImageDraft }) {
  const [why, setWhy] = useState('');
  const set = (field: 'widthPx' | 'heightPx') => (typed: number) => {
    const snapped = snapSide(typed);
    setWhy(words.snapped(typed, snapped));
    imageDraft.set({ [field]: snapped.px });
  };
  return (
    <>
      <div className={classes.sides}>
        <SideField label={words.width} px={widthPx} set={set('widthPx')} />
        <IconButton aria-label={words.swap} onClick={() => imageDraft.set({ widthPx: heightPx, heightPx: widthPx })}>
          <IconArrowsExchange size={16} stroke={1.6} />
        </IconButton>
        <SideField label={words.height} px={heightPx} set={set('heightPx')} />
      </div>
      <p className={parts.hint} role="status">
        {why === '' ? words.sizeRule : why}
      </p>
    </>
  );
}
