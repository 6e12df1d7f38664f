import { Switch, TagsInput } from '@mantine/core';
import { rowNames, SettingRow } from '../setting-row.tsx';
import { TEXTS } from '../texts.ts';
import { useSetting } from '../use-setting.ts';

const MOST_WORDS = 5000;

/** Whether spelling is checked, and the words that are right here and in no dictionary. */
export function WritingSection() {
  return (
    <>
      <SpellingRow />
      <WordsRow />
    </>
  );
}

function SpellingRow() {
  const { value, set, isChanged, onReset } = useSetting('spelling', 'isOn');
  return (
    <SettingRow id="checkSpelling" isChanged={isChanged} onReset={onReset}>
      <Switch checked={value} onChange={(event) => set(event.currentTarget.checked)} {...rowNames('checkSpelling')} />
    </SettingRow>
  );
}

function WordsRow() {
  const { value, set } = useSetting('spelling', 'words');
  return (
    <SettingRow id="spellingWords" isWide isChanged={value.length > 0} onReset={() => set([])}>
      <TagsInput
        value={value}
        onChange={set}
        maxTags={MOST_WORDS}
        placeholder={TEXTS.addWord}
        splitChars={[',', ' ']}
        {...rowNames('spellingWords')}
      />
    </SettingRow>
  );
}
