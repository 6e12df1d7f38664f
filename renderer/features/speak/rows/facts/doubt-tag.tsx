import { Tooltip } from '@mantine/core';
import { IconLanguageOff } from '@tabler/icons-react';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import { texts } from '../../texts.ts';
import classes from './line-meta.module.css';

/** Marks a line whose text a transcript was not sure of: nobody is to hear invented words as if they had been said. */
export function DoubtTag({ line }: { line: ScriptLine }) {
  if (!line.languageDoubtful || line.text.trim() === '') return null;
  return (
    <Tooltip label={texts.doubt.why} multiline maw="20rem">
      <span className={classes.tag} data-tone="warn">
        <IconLanguageOff size={13} stroke={1.6} aria-hidden />
        {texts.doubt.tag}
        <span className="visually-hidden">: {texts.doubt.why}</span>
      </span>
    </Tooltip>
  );
}
