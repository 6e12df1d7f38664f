import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { api, client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { OrderForm, Quiet } from '../proposals/dialog-parts.tsx';
import { EngineField, NeedsModel, Whereto } from '../proposals/writer-fields.tsx';
import { digestTexts as words } from './digest-texts.ts';

const close = () => useTranscribe.setState({ dialog: null });

/** Asks who is to find titles, a summary, chapters and quotes. */
export function DigestDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'digest');
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="sm">
      {isOpen ? <DigestForm open={open} /> : null}
    </Modal>
  );
}

function DigestForm({ open: { transcript } }: { open: OpenTranscript }) {
  const [engine, setEngine] = useState<EngineChoice>(useSettings().engine);
  const writer = useQuery(api.digests.writer.queryOptions({ input: { engine } })).data;
  const lineCount = transcript.segments.filter(({ text }) => text.trim() !== '').length;
  const canStart = writer !== undefined && writer !== null && lineCount > 0;
  const start = () => {
    close();
    client.digests
      .start({ id: transcript.id, engine })
      .catch((error: unknown) => showFailureToast(words.notStarted, error));
  };
  return (
    <OrderForm canStart={canStart} start={start} label={words.start(lineCount)}>
      <p>{words.explained}</p>
      <EngineField value={engine} set={setEngine} />
      {writer ? (
        <p>
          <Quiet>{writer.model === null ? words.byRules : words.byModel}</Quiet>
        </p>
      ) : null}
      {writer === null ? <NeedsModel text={words.needsModel} close={close} /> : null}
      {writer ? <Whereto writer={writer} count={lineCount} /> : null}
    </OrderForm>
  );
}
