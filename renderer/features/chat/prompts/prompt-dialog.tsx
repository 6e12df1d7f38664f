import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { variablesOf } from '../../../../shared/domain/conversation/prompts/prompt-variables.ts';
import { EditPrompt } from './edit-prompt.tsx';
import { FillPrompt } from './fill-prompt.tsx';
import { PromptList } from './prompt-list.tsx';
import { PROMPT_TEXTS as words } from './prompt-texts.ts';

/** What the dialog shows: all prompts, one that is edited (null: a new one), or the variables of one that is inserted. */
export type PromptView =
  | { kind: 'list' }
  | { kind: 'edit'; prompt: SavedPrompt | null }
  | { kind: 'fill'; prompt: SavedPrompt };

type Props = {
  /** Null while it is closed. */
  view: PromptView | null;
  show: (view: PromptView | null) => void;
  insert: (text: string) => void;
};

/** The prompt library. Closing it leaves the message as it was. */
export function PromptDialog({ view, show, insert }: Props) {
  return (
    <Modal
      opened={view !== null}
      // The message takes the keyboard again.
      returnFocus={false}
      onClose={() => show(null)}
      title={view ? titleOf(view) : ''}
      size="34rem"
    >
      {view ? (
        <FirstField key={view.kind}>
          <View view={view} show={show} insert={insert} />
        </FirstField>
      ) : null}
    </Modal>
  );
}

/** Each view gives the keyboard to its first field: the dialog does so only when it opens. */
function FirstField({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => room.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return <div ref={room}>{children}</div>;
}

function titleOf(view: PromptView): string {
  if (view.kind === 'list') return words.title;
  if (view.kind === 'fill') return view.prompt.name;
  return view.prompt ? words.editTitle : words.new;
}

function View({ view, show, insert }: Props & { view: PromptView }) {
  switch (view.kind) {
    case 'list':
      return (
        <PromptList
          choose={(prompt) => {
            if (variablesOf(prompt.text).length > 0) show({ kind: 'fill', prompt });
            else insert(prompt.text);
          }}
          edit={(prompt) => show({ kind: 'edit', prompt })}
        />
      );
    case 'edit':
      return <EditPrompt before={view.prompt} close={() => show({ kind: 'list' })} />;
    case 'fill':
      return <FillPrompt prompt={view.prompt} insert={insert} close={() => show(null)} />;
  }
}
