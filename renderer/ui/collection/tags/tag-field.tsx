import { Badge, CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../collection-texts.ts';
import { MOST_TAG_CHARACTERS, withTags } from './tag-list.ts';
import classes from './tag-field.module.css';

type Props = {
  tags: readonly string[];
  /** Called with all tags when some were added. */
  change: (tags: string[]) => void;
  remove: (tag: string) => void;
  /** Puts the keyboard into the field from elsewhere: the value of its `data-field`. */
  field?: string;
};

/** The tags of something: Enter or a comma adds what is typed, its cross takes one away. */
export function TagField({ tags, change, remove, field }: Props) {
  const [draft, setDraft] = useState('');
  const add = () => {
    const next = withTags(tags, draft);
    setDraft('');
    if (next.length !== tags.length) change(next);
  };
  return (
    <>
      {tags.length === 0 ? null : (
        <ul className={classes.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge
                color="gray"
                rightSection={
                  <CloseButton
                    size="1rem"
                    iconSize={11}
                    aria-label={texts.removeTag(tag)}
                    onClick={() => remove(tag)}
                  />
                }
              >
                {tag}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        aria-label={texts.addTag}
        data-field={field}
        placeholder={texts.addTag}
        value={draft}
        maxLength={MOST_TAG_CHARACTERS * 5}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
          event.preventDefault();
          add();
        }}
      />
    </>
  );
}
