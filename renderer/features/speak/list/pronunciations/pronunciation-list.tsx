import { Menu, Popover } from '@mantine/core';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { Pronunciation, PronunciationScope } from '../../../../../shared/domain/script/script-views.ts';
import sidebar from '../../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../../ui/collection/sidebar/sidebar-list.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PreviewButton } from '../../playback/preview-button.tsx';
import { useDictionary } from '../../document/dictionary.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from './pronunciations.module.css';
import { useVoicesById } from '../../../../api/voices/voices.ts';
import { texts } from './pronunciation-texts.ts';
import { exportEntries, importEntries } from './pronunciation-actions.ts';
import { previewVoice, relevantEntries } from './relevant-entries.ts';
import { PronunciationForm } from './pronunciation-form.tsx';
import { useActiveLineId } from '../../lines/selection/line-selection.ts';

/** Words that are said in their own way: everywhere, in the open script, with one of its voices. */
export function PronunciationList({ open }: { open: OpenScript | null }) {
  const dictionary = useDictionary();
  const voiceId = previewVoice(open, useActiveLineId());
  const entries = useMemo(() => relevantEntries(dictionary, open), [dictionary, open]);
  return (
    <SidebarGroup
      title={texts.title}
      end={
        <>
          <span className={sidebar.groupEnd}>{entries.length > 0 ? entries.length : ''}</span>
          <AddButton open={open} voiceId={voiceId} />
          <ListMenu open={open} voiceId={voiceId} />
        </>
      }
    >
      {entries.length === 0 ? <p className={sidebar.nothing}>{texts.none}</p> : null}
      <ul className={sidebar.rows}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} open={open} voiceId={voiceId} />
        ))}
      </ul>
    </SidebarGroup>
  );
}

function EntryRow(props: { entry: Pronunciation; open: OpenScript | null; voiceId: string | null }) {
  const { entry, open, voiceId } = props;
  const [isOpen, setOpen] = useState(false);
  const { word, replacement } = entry;
  const previewVoiceId = entry.scope.kind === 'voice' ? entry.scope.voiceId : voiceId;
  const where = useScopeNames()(entry.scope);
  return (
    <li className={classes.entry}>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width="18rem" trapFocus returnFocus>
        <Popover.Target>
          <button
            type="button"
            className={classes.entryButton}
            data-row
            title={texts.edit(word, replacement, where)}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={sidebar.title}>{word}</span>
            <span className={sidebar.facts}>{replacement}</span>
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.title}>
          {isOpen ? (
            <PronunciationForm entry={entry} open={open} voiceId={voiceId} close={() => setOpen(false)} />
          ) : null}
        </Popover.Dropdown>
      </Popover>
      <PreviewButton
        isWord
        name={word}
        disabled={previewVoiceId === null}
        preview={{ voiceId: previewVoiceId ?? '', title: word, text: word, pronunciations: [{ word, replacement }] }}
      />
    </li>
  );
}

function AddButton({ open, voiceId }: { open: OpenScript | null; voiceId: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width="18rem" trapFocus returnFocus>
      <Popover.Target>
        <IconButton size="1.5rem" aria-label={texts.add} onClick={() => setOpen(!isOpen)}>
          <IconPlus size={15} stroke={1.6} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.add}>
        {isOpen ? <PronunciationForm entry={null} open={open} voiceId={voiceId} close={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Lists of words for one dictionary: that of the open script, of the whole app, of the voice that is heard. */
function ListMenu({ open, voiceId }: { open: OpenScript | null; voiceId: string | null }) {
  const file = useRef<HTMLInputElement>(null);
  const into = useRef<PronunciationScope>({ kind: 'app' });
  const scopes: PronunciationScope[] = [
    ...(open ? [{ kind: 'script' as const, scriptId: open.script.id }] : []),
    { kind: 'app' },
    ...(voiceId === null ? [] : [{ kind: 'voice' as const, voiceId }]),
  ];
  const names = useScopeNames();
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <IconButton size="1.5rem" aria-label={texts.more}>
            <IconDots size={15} stroke={1.6} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{texts.import}</Menu.Label>
          {scopes.map((scope) => (
            <Menu.Item
              key={scope.kind}
              aria-label={texts.listFor(texts.import, names(scope))}
              onClick={() => {
                into.current = scope;
                file.current?.click();
              }}
            >
              {names(scope)}…
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>{texts.export}</Menu.Label>
          {scopes.map((scope) => (
            <Menu.Item
              key={scope.kind}
              aria-label={texts.listFor(texts.export, names(scope))}
              onClick={() => void exportEntries(scope)}
            >
              {names(scope)}…
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={file}
        type="file"
        hidden
        accept=".txt,.csv"
        aria-label={texts.import}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void importEntries(chosen, into.current);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

/** How the dictionaries are called. */
function useScopeNames(): (scope: PronunciationScope) => string {
  const voiceById = useVoicesById('speak');
  return (scope) => {
    if (scope.kind !== 'voice') return texts.scopes[scope.kind];
    return texts.withVoice(voiceById.get(scope.voiceId)?.name ?? scope.voiceId);
  };
}
