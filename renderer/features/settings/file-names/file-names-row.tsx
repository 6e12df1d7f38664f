import { templateFor, unknownField } from '../../../../shared/domain/library/places/name-template.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';
import { exampleItemName } from './example-item-name.ts';
import { texts } from './file-name-texts.ts';
import { TemplateFields } from './template-fields.tsx';

const problem = (template: string): string | null => {
  const field = unknownField(template);
  return field === null ? null : texts.unknown(field);
};

/** What files are called that items become, by kind. */
export function FileNamesRow() {
  const { value: templates, set, isChanged, onReset } = useSetting('library', 'nameTemplates');
  return (
    <SettingRow id="fileNames" isWide isChanged={isChanged} onReset={onReset}>
      <div className={classes.stack}>
        <TemplateFields
          id="fileNames"
          templates={templates}
          set={set}
          templateOf={templateFor}
          problem={problem}
          example={(template, kind) => exampleItemName(template, kind)}
        />
      </div>
    </SettingRow>
  );
}
