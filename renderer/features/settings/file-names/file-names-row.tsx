import { Select } from '@mantine/core';
import { useState } from 'react';
import {
  DEFAULT_NAME_TEMPLATE,
  TEMPLATE_KINDS,
  templateFor,
  type TemplateKind,
  unknownField,
} from '../../../../shared/domain/library/name-template.ts';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { DraftInput } from '../sections/draft-input.tsx';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';
import { exampleItemName } from './example-item-name.ts';
import { texts } from './file-name-texts.ts';

const nameOf = (kind: TemplateKind): string => (kind === 'all' ? texts.all : SHOWN_KINDS[kind].names);

/** What files are called that items become, by kind, with an example of what is typed. */
export function FileNamesRow() {
  const { value: templates, set, isChanged, onReset } = useSetting('library', 'nameTemplates');
  const [kind, setKind] = useState<TemplateKind>('all');
  const [draft, setDraft] = useState<string | null>(null);
  const present = templateFor(templates, kind);
  const shown = draft === null ? present : draft.trim() || DEFAULT_NAME_TEMPLATE;
  const commit = (next: string) => {
    const { [kind]: _former, ...others } = templates;
    const template = next.trim();
    // What says the same as without it is none of its own.
    set(template === '' || template === templateFor(others, kind) ? others : { ...others, [kind]: template });
  };
  const problem = (template: string) => {
    const field = unknownField(template);
    return field === null ? null : texts.unknown(field);
  };
  return (
    <SettingRow id="fileNames" isWide isChanged={isChanged} onReset={onReset}>
      <div className={classes.stack}>
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
          names={rowNames('fileNames')}
          value={present}
          maxLength={200}
          validate={problem}
          onDraft={setDraft}
          onCommit={commit}
          description={texts.preview(exampleItemName(shown, kind))}
        />
      </div>
    </SettingRow>
  );
}
