import { Autocomplete, Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import type { RewriteKind } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { api, client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { OrderForm, Quiet } from '../proposals/dialog-parts.tsx';
import { Choice, EngineField, NeedsModel, Whereto } from '../proposals/writer-fields.tsx';
import { type LineScope, linesOf } from '../tools/line-scope.ts';
import { ScopeField } from '../tools/scope-field.tsx';
import { rewriteTexts as words } from './rewrite-texts.ts';

const SCOPES: readonly LineScope[] = ['selected', 'following', 'all'];
const KINDS = (['tidy', 'translate'] as const).map((value) => ({ value, label: words.kinds[value] }));
const LANGUAGES = Object.values(LANGUAGE_NAMES);
const close = () => useTranscribe.setState({ dialog: null });

/** Asks what is to be done to the text of lines, by whom. */
export function RewriteDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'rewrite');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="sm">
      {isOpen ? <RewriteForm open={open} /> : null}
    </Modal>
  );
}

/** What the form says. */
type Order = {
  kind: RewriteKind;
  engine: EngineChoice;
  scope: LineScope;
  language: string;
  keepsOriginal: boolean;
};

function RewriteForm({ open: { transcript } }: { open: OpenTranscript }) {
  const settings = useSettings();
  const selected = useTranscribe((state) => state.selection.ids);
  const [order, setOrder] = useState<Order>({
    kind: 'tidy',
    engine: settings.engine,
    scope: selected.size > 1 ? 'selected' : 'all',
    language: '',
    keepsOriginal: false,
  });
  const set = (change: Partial<Order>) => setOrder({ ...order, ...change });
  const { kind, engine, scope, language, keepsOriginal } = order;
  const options = useQuery(api.rewrites.options.queryOptions({ input: { engine } })).data;
  const writer = options?.[kind] ?? null;
  const lines = linesOf(transcript.segments, selected, scope).filter(({ text }) => text.trim() !== '');
  const canStart = writer !== null && lines.length > 0 && (kind === 'tidy' || language.trim() !== '');
  const start = () => {
    close();
    const segmentIds = scope === 'all' ? undefined : lines.map(({ id }) => id);
    client.rewrites
      .start({ id: transcript.id, kind, engine, segmentIds, language, keepsOriginal })
      .catch((error: unknown) => showFailureToast(words.notStarted, error));
  };
  return (
    <OrderForm canStart={canStart} start={start} label={words.start(kind, lines.length)}>
      <p>{words.explained}</p>
      <Choice label={words.kind} data={KINDS} value={kind} set={(next) => set({ kind: next })} />
      <EngineField value={engine} set={(next) => set({ engine: next })} />
      <ScopeField
        value={scope}
        selectedCount={selected.size}
        scopes={SCOPES}
        onChange={(next) => set({ scope: next })}
      />
      {kind === 'translate' ? <TranslationFields order={order} set={set} /> : null}
      {kind === 'tidy' && writer ? (
        <p>
          <Quiet>{writer.model === null ? words.tidyByRules : words.tidyHelp}</Quiet>
        </p>
      ) : null}
      {options && writer === null ? <NeedsModel text={words.needsModel} close={close} /> : null}
      {writer ? <Whereto writer={writer} count={lines.length} /> : null}
    </OrderForm>
  );
}

function TranslationFields({ order, set }: { order: Order; set: (change: Partial<Order>) => void }) {
  return (
    <>
      <Autocomplete
        label={words.language}
        placeholder={words.languagePlaceholder}
        data={LANGUAGES}
        maxLength={80}
        comboboxProps={{ withinPortal: false }}
        value={order.language}
        onChange={(language) => set({ language })}
      />
      <Checkbox
        label={words.keepsOriginal}
        checked={order.keepsOriginal}
        onChange={(event) => set({ keepsOriginal: event.currentTarget.checked })}
      />
    </>
  );
}
