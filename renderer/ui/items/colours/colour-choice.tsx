import { Popover, Tooltip } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { COLOURS, COLOUR_NAMES } from '../../../../shared/domain/media/colour/colour-name.ts';
import { IconButton } from '../../icon-button.tsx';
import { colourLabel, colourTexts } from './colour-texts.ts';
import classes from './colours.module.css';

const DRAGGING_MS = 200;

type Props = {
  /** The colour that is looked for: a name, `#rrggbb`, or null. */
  value: string | null;
  choose: (colour: string | null) => void;
};

/** A button that offers colours to find images by: those with names, or any other. */
export function ColourChoice({ value, choose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const take = (colour: string | null) => {
    choose(colour);
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Tooltip label={colourTexts.find} disabled={isOpen}>
        <Popover.Target>
          <IconButton
            aria-label={value === null ? colourTexts.find : `${colourTexts.find}: ${colourLabel(value)}`}
            aria-pressed={value !== null}
            onClick={() => setOpen(!isOpen)}
          >
            {value === null ? <IconPalette size={17} stroke={1.6} /> : <Swatch colour={value} />}
          </IconButton>
        </Popover.Target>
      </Tooltip>
      <Popover.Dropdown aria-label={colourTexts.find} className={classes.palette ?? ''}>
        <div className={classes.swatches} role="group" aria-label={colourTexts.find}>
          {COLOUR_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className={classes.choice}
              aria-pressed={value === name}
              onClick={() => take(name)}
            >
              <Swatch colour={name} />
              {colourLabel(name)}
            </button>
          ))}
        </div>
        <OtherColour value={value} choose={choose} />
        {value === null ? null : (
          <button type="button" className={classes.any} onClick={() => take(null)}>
            {colourTexts.any}
          </button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The system's own choice tells each colour that is passed while it is dragged. */
function OtherColour({ value, choose }: Props) {
  const later = useDebouncedCallback((colour: string) => choose(colour), DRAGGING_MS);
  return (
    <label className={classes.own}>
      <input type="color" defaultValue={cssOf(value ?? 'blue')} onInput={(event) => later(event.currentTarget.value)} />
      {colourTexts.own}
    </label>
  );
}

/** A spot of a colour of a search. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={classes.swatch} style={{ background: cssOf(colour) }} aria-hidden />;
}

const cssOf = (colour: string): string =>
  Object.hasOwn(COLOURS, colour) ? COLOURS[colour as keyof typeof COLOURS] : colour;
