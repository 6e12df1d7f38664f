import { useEffect, useRef, useState } from 'react';
import {
  FORMULA_RULES,
  MOST_FORMULA_CHARACTERS,
} from '../../../../shared/domain/conversation/markdown/formula-rules.ts';
import { texts } from '../texts.ts';
import classes from './markdown.module.css';

/** A formula as MathML, which assistive technology reads; as its TeX until it is there and where it cannot be read. */
export function Formula({ tex, isDisplay }: { tex: string; isDisplay: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (tex.length > MOST_FORMULA_CHARACTERS) return;
    let isCurrent = true;
    void typeset(tex, isDisplay).then((formula) => {
      if (!isCurrent || !formula || !place.current) return;
      place.current.replaceChildren(formula);
      setShown(tex);
    });
    return () => {
      isCurrent = false;
    };
  }, [tex, isDisplay]);
  const isShown = shown === tex;
  const source = isShown ? null : <code data-not-looked-through>{tex}</code>;
  if (!isDisplay) {
    return (
      <>
        {source}
        <span ref={place} hidden={!isShown} data-not-looked-through />
      </>
    );
  }
  return (
    // A wide formula scrolls by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={classes.formula} tabIndex={0} role="group" aria-label={texts.markdown.formula}>
      {source}
      <span ref={place} hidden={!isShown} data-not-looked-through />
    </span>
  );
}

/** Null where it is no TeX that the library knows, and while it is not whole yet. */
async function typeset(tex: string, displayMode: boolean): Promise<Element | null> {
  const { default: katex } = await import('katex');
  const room = document.createElement('span');
  try {
    katex.render(tex, room, { ...FORMULA_RULES, displayMode });
  } catch (error) {
    if (error instanceof katex.ParseError) return null;
    throw error;
  }
  return room;
}
