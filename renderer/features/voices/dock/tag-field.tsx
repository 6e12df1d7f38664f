import { Badge, CloseButton, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { texts } from '../texts.ts';
import { organiseVoice } from '../voice-actions.ts';
import classes from './dock.module.css';

const MOST_TAGS = 20;
const LONGEST = 40;

/** The tags of a voice; Enter or a comma adds one, its cross takes it away. */
export function TagField({ voice }: { voice: Voice }) {
  const [draft, setDraft] = useState('');
  const add = () => {
    const added = draft.split(',').map((tag) => tag.trim().slice(0, LONGEST));
    const tags = [...new Set([...voice.tags, ...added])].filter((tag) => tag !== '').slice(0, MOST_TAGS);
    setDraft('');
    if (tags.length !== voice.tags.length) void organiseVoice(voice, { tags });
  };
  return (
    <section className={classes.section} aria-label={texts.dock.tags}>
      <h3 className={classes.heading}>{texts.dock.tags}</h3>
      {voice.tags.length === 0 ? null : (
        <ul className={classes.tags}>
          {voice.tags.map((tag) => (
            <li key={tag}>
              <Badge
                color="gray"
                rightSection={
                  <CloseButton
                    size="1rem"
                    iconSize={11}
                    aria-label={texts.dock.removeTag(tag)}
                    onClick={() => void organiseVoice(voice, { removeTags: [tag] })}
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
        aria-label={texts.dock.addTag}
        data-voice-field="tag"
        placeholder={texts.dock.addTag}
        value={draft}
        maxLength={LONGEST * 5}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
      />
    </section>
  );
}
