import { Button, Checkbox, ColorInput, NativeSelect, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  CAPTION_EDGES,
  CAPTION_FONTS,
  CAPTION_POSITIONS,
  CAPTION_SIZE,
  type CaptionFont,
  type CaptionStyle,
  DEFAULT_CAPTION_STYLE,
} from '../../../../../shared/domain/cut/caption-style.ts';
import type { Cut } from '../../../../../shared/domain/cut/cut.ts';
import { cutPlayer } from '../../../../media/clips/cut-player.ts';
import { changeCut } from '../document/change-cut.ts';
import { cutTexts } from '../document/cut-texts.ts';
import type { Film } from '../document/use-film.ts';
import { NumberField } from '../fields/number-field.tsx';
import classes from './captions.module.css';

const texts = cutTexts.captions.style;
const FONTS = Object.keys(CAPTION_FONTS) as CaptionFont[];
const SWATCHES = ['#ffffff', '#ffe14d', '#7fe3ff', '#000000', '#1b1f24'];

/** How captions look in the picture; what is changed is seen over the clip at once. */
export function CaptionStylePart({ cut, film }: { cut: Cut; film: Film | undefined }) {
  const style = cut.document.captionStyle ?? DEFAULT_CAPTION_STYLE;
  const change = (part: Partial<CaptionStyle>) => {
    changeCut(cut.id, 'captionStyle', (document) => ({
      ...document,
      captionStyle: { ...(document.captionStyle ?? DEFAULT_CAPTION_STYLE), ...part },
    }));
    if (film) showCaption(film);
  };
  return (
    <div className={classes.style} role="group" aria-label={texts.label}>
      <NativeSelect
        size="xs"
        className={classes.font ?? ''}
        label={texts.font}
        value={style.font}
        data={FONTS.map((value) => ({ value, label: texts.fonts[value] }))}
        onChange={(event) => change({ font: event.currentTarget.value as CaptionFont })}
      />
      <NumberField
        label={texts.size}
        value={style.sizePercent}
        range={CAPTION_SIZE}
        unit="%"
        onChange={(sizePercent) => change({ sizePercent })}
      />
      <Colour label={texts.colour} value={style.colour} onChange={(colour) => change({ colour })} />
      <Choices label={texts.edge}>
        <SegmentedControl
          size="xs"
          aria-label={texts.edge}
          data={CAPTION_EDGES.map((value) => ({ value, label: texts.edges[value] }))}
          value={style.edge}
          onChange={(edge) => change({ edge })}
        />
      </Choices>
      <Colour label={texts.edgeColour} value={style.edgeColour} onChange={(edgeColour) => change({ edgeColour })} />
      <Choices label={texts.position}>
        <SegmentedControl
          size="xs"
          aria-label={texts.position}
          data={CAPTION_POSITIONS.map((value) => ({ value, label: texts.positions[value] }))}
          value={style.position}
          onChange={(position) => change({ position })}
        />
      </Choices>
      <Checkbox
        size="xs"
        label={texts.bold}
        checked={style.isBold}
        onChange={(event) => change({ isBold: event.currentTarget.checked })}
      />
      <Button size="compact-xs" variant="subtle" onClick={() => change(DEFAULT_CAPTION_STYLE)}>
        {texts.reset}
      </Button>
    </div>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  );
}

/** Written once it is chosen or typed, not on the way there: each change can be undone by itself. */
function Colour({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <ColorInput
      key={value}
      size="xs"
      className={classes.colour ?? ''}
      label={label}
      format="hex"
      swatches={SWATCHES}
      withEyeDropper={false}
      defaultValue={value}
      onChangeEnd={(next) => {
        if (/^#[\da-f]{6}$/i.test(next)) onChange(next.toLowerCase());
      }}
    />
  );
}

/** Where no caption is seen, the next one is gone to, so that its style is. */
function showCaption({ captions }: Film): void {
  const { timeMs, rate } = cutPlayer.getState();
  if (rate !== 0 || captions.some(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs)) return;
  const next = captions.find(({ startMs }) => startMs >= timeMs) ?? captions.at(-1);
  if (next) cutPlayer.seek((next.startMs + next.endMs) / 2);
}
