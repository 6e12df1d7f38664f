import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';
import classes from './markdown.module.css';

/** Code as it is, with its language and a button that copies it. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <CodeFigure code={code} language={language.split(/\s/)[0] ?? ''}>
      <CodeText code={code} />
    </CodeFigure>
  );
}

/** Code as it is. */
export function CodeText({ code }: { code: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard too
    <pre tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}

type FigureProps = {
  code: string;
  language: string;
  /** Further buttons. */
  more?: ReactNode;
  /** Find passes it over: its words are not seen, or not always. */
  isDrawn?: boolean;
  children: ReactNode;
};

/** What code is or shows, under its language and a button that copies it. */
export function CodeFigure({ code, language, more, isDrawn = false, children }: FigureProps) {
  return (
    <figure className={classes.code} data-not-looked-through={isDrawn || undefined}>
      <figcaption data-not-looked-through>
        <span>{language}</span>
        <span className={classes.codeButtons}>
          {more}
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <IconButton
                size="1.5rem"
                aria-label={copied ? texts.message.copied : texts.markdown.copyCode}
                onClick={copy}
              >
                {copied ? <IconCheck size={14} stroke={1.6} /> : <IconCopy size={14} stroke={1.6} />}
              </IconButton>
            )}
          </CopyButton>
        </span>
      </figcaption>
      {children}
    </figure>
  );
}
