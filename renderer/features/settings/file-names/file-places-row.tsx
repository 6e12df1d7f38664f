import { placeProblem, placeTemplateFor } from '../../../../shared/domain/library/places/place-name.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';
import { examplePlace } from './example-item-name.ts';
import { texts } from './file-name-texts.ts';
import { PlacesMove } from './places-move.tsx';
import { PlacesRename } from './places-rename.tsx';
import { TemplateFields } from './template-fields.tsx';

const problem = (template: string): string | null => {
  const found = placeProblem(template);
  if (found === null) return null;
  return found.problem === 'unknown' ? texts.unknown(found.field) : texts.tooDeep(found.most);
};

/** What the library's own files are called, by kind, and the tasks that name those so that are not yet. */
export function FilePlacesRow() {
  const { value: templates, set, isChanged, onReset } = useSetting('library', 'placeTemplates');
  return (
    <SettingRow id="filePlaces" isWide isChanged={isChanged} onReset={onReset}>
      <div className={classes.stack}>
        <TemplateFields
          id="filePlaces"
          templates={templates}
          set={set}
          templateOf={placeTemplateFor}
          problem={problem}
          example={(template, kind) => examplePlace(template, kind)}
        />
        <PlacesMove />
        <PlacesRename templates={templates} />
      </div>
    </SettingRow>
  );
}
