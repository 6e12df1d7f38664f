import { Tooltip } from '@mantine/core';
import { colourTexts } from './colour-texts.ts';
import classes from './colours.module.css';

/** The main colours of an image, each a button that finds others with it. */
export function ItemColours({ colours, find }: { colours: readonly string[]; find: (colour: string) => void }) {
  return (
    <span className={classes.own} role="group" aria-label={colourTexts.colours}>
      {colours.map((hex) => (
        <Tooltip key={hex} label={hex}>
          <button
            type="button"
            className={classes.colour}
            style={{ background: hex }}
            aria-label={colourTexts.findLike(hex)}
            onClick={() => find(hex)}
          />
        </Tooltip>
      ))}
    </span>
  );
}
