import { Select } from '@mantine/core';
import { useState } from 'react';
import {
  type NameTemplates,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../../../../shared/domain/library/places/name-template.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import type { RowId } from '../rows/row-texts.ts';
import { DraftInput } from '../sections/draft/draft-input.tsx';
import { rowNames } from '../setting-row.tsx';
import { texts } from './file-name-texts.ts';

const nameOf = (kind: TemplateKind): string => (kind === 'all' ? texts.all : SHOWN_KINDS[kind].names);

type Props = {
  id: RowId;
  templates: NameTemplates;
  set: (templates: NameTemplates) => void;
  /** The template of a kind, whether or not it has one of its own. */
  templateOf: (templates: NameTemplates, kind: TemplateKind) => string;
  /** What is wrong with a template, or null. */
  problem: (template: string) => string | null;
  /** The name that a template gives a made-up item. */
  example: (template: string, kind: TemplateKind) => string;
};

/** Templates of names by kind, with an example of what is typed. */
export function TemplateFields({ id, templates, set, templateOf, problem, example }: Props) {
  const [kind, setKind] = useState<TemplateKind>('all');
  const [draft, setDraft] = useState<string | null>(null);
  const present = templateOf(templates, kind);
  const shown = draft === null ? present : draft.trim() || templateOf({}, kind);
  const commit = (next: string) => {
    const { [kind]: _former, ...others } = templates;
    const template = next.trim();
    // What says the same as without it is none of its own.
    set(template === '' || template === templateOf(others, kind) ? others : { ...others, [kind]: template });
  };
  return (
    <>
      <Select
        aria-label={texts.kind}
        data={TEMPLATE_KINDS.map((each) => ({
          value: each,
          label: each !== 'all' && templates[each] !== undefined ? texts.changed(nameOf(each)) : nameOf(each),
        }))}
        allowDeselect={false}
        value={kind}
        onChange={(next) => {
          setDraft(null);
          setKind(TEMPLATE_KINDS.find((each) => each === next) ?? 'all');
        }}
      />
      <DraftInput
        key={kind}
        names={rowNames(id)}
        value={present}
        maxLength={200}
        validate={problem}
        onDraft={setDraft}
        onCommit={commit}
        description={texts.preview(example(shown, kind))}
      />
    </>
  );
}
