import { Button, Tooltip } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { LineState } from '../../document/opened/line-states.ts';
import { speakAsEnglish } from '../../lines/cast-lines.ts';
import { useInOpenScript } from '../../document/opened/current-script.ts';
import { texts } from '../../texts.ts';
import classes from './notices.module.css';
import metaClasses from './line-meta.module.css';
import { useForeignText } from '../../text/language/spoken-language.ts';

const SETTLED: ReadonlySet<LineState['status']> = new Set(['made', 'empty', 'wordless']);

/** Says that a line does not read as English, what becomes of it, and lets one say that it is. */
export function LanguageNotice({ line, state: { recipe, status } }: { line: ScriptLine; state: LineState }) {
  const inOpenScript = useInOpenScript();
  const foreign = useForeignText(SETTLED.has(status) ? null : recipe);
  if (!foreign) return null;
  const { other, unsure, english } = texts.language;
  return (
    <p className={classes.notice}>
      <IconLanguage size={15} stroke={1.6} aria-hidden />
      <span>{foreign.kind === 'other' ? other(foreign.name) : unsure(foreign.name)}</span>
      <Button size="compact-sm" onClick={() => inOpenScript((open) => speakAsEnglish(open, line.id))}>
        {english}
      </Button>
    </p>
  );
}

/** The same in a word, beside a line that is not active. */
export function LanguageTag({ state: { recipe } }: { state: LineState }) {
  const foreign = useForeignText(recipe);
  if (!foreign) return null;
  const { other, unsure, tags } = texts.language;
  const why = foreign.kind === 'other' ? other(foreign.name) : unsure(foreign.name);
  return (
    <Tooltip label={why} multiline maw="20rem">
      <span className={metaClasses.tag} data-tone="warn">
        <IconLanguage size={13} stroke={1.6} aria-hidden />
        {tags[foreign.kind]}
        <span className="visually-hidden">: {why}</span>
      </span>
    </Tooltip>
  );
}
