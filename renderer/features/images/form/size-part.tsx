import { Input, NumberInput } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImageModelOptions } from '../../../../shared/domain/generation/image-generation.ts';
import { snapSide } from '../../../../shared/domain/generation/image-sides.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formTexts as words } from '../form-draft/form-texts.ts';
import { type ImageDraft, imageDraft, ratioFor } from '../form-draft/image-draft.ts';
import parts from '../../../ui/generation-form/form-parts.module.css';
import classes from './form.module.css';

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
          <Choice
            key={each.ratio}
            name={each.ratio}
            fact={words.sizeOf(each.widthPx, each.heightPx)}
            isOn={!isFree && each.ratio === ratio}
            choose={() => imageDraft.set({ ratio: each.ratio, widthPx: each.widthPx, heightPx: each.heightPx })}
          >
            <i style={shapeOf(each.widthPx / each.heightPx)} />
          </Choice>
        ))}
        {model.freeSizes ? (
          <Choice
            name={words.custom}
            fact=""
            isOn={isFree}
            isWide
            choose={() => imageDraft.set({ ratio: null, widthPx, heightPx })}
          />
        ) : null}
      </div>
      {isFree ? <Sides draft={draft} /> : null}
      {problem === null ? null : <Input.Error>{problem}</Input.Error>}
    </div>
  );
}

const LONG_REM = 1.375;
const shapeOf = (ratio: number) => ({
  width: `${ratio >= 1 ? LONG_REM : LONG_REM * ratio}rem`,
  height: `${ratio >= 1 ? LONG_REM / ratio : LONG_REM}rem`,
});

function Choice(props: {
  name: string;
  fact: string;
  isOn: boolean;
  isWide?: boolean;
  choose: () => void;
  children?: React.ReactNode;
}) {
  const { name, fact, isOn, isWide = false, choose, children } = props;
  return (
    <label className={classes.choice} data-on={isOn || undefined} data-wide={isWide || undefined} title={fact}>
      <input type="radio" name="image-ratio" className="visually-hidden" checked={isOn} onChange={choose} />
      {children}
      <span>{name}</span>
    </label>
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
        <Side label={words.width} px={widthPx} set={set('widthPx')} />
        <IconButton aria-label={words.swap} onClick={() => imageDraft.set({ widthPx: heightPx, heightPx: widthPx })}>
          <IconArrowsExchange size={16} stroke={1.6} />
        </IconButton>
        <Side label={words.height} px={heightPx} set={set('heightPx')} />
      </div>
      <p className={parts.hint} role="status">
        {why === '' ? words.sizeRule : why}
      </p>
    </>
  );
}

/** What is typed counts once the field is left, or by Enter: a size in the middle of typing is none yet. */
function Side({ label, px, set }: { label: string; px: number; set: (px: number) => void }) {
  const [typed, setTyped] = useState<number | string | null>(null);
  const settle = () => {
    if (typed !== null) set(Number(typed));
    setTyped(null);
  };
  return (
    <NumberInput
      label={label}
      value={typed ?? px}
      min={0}
      max={99_999}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      hideControls
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
