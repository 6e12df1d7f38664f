import { Checkbox, Input, Modal, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { RECOGNITION_MODEL } from '../../../../shared/domain/transcript/recognition-model.ts';
import { MAX_RANGE_MS, RANGE_MARGIN_MS } from '../../../../shared/domain/transcript/range/range-result.ts';
import { client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { billingText } from '../../../ui/generation-form/submit/billing.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { ANY_LANGUAGE, languageOptions } from '../importing/language-options.ts';
import { OrderForm } from '../proposals/dialog-parts.tsx';
import { texts } from '../texts.ts';
import { rangeTexts as words } from './range-texts.ts';
import { selectedRange } from './selected-range.ts';

const ENGINES = (['local', 'cloud'] as const).map((value) => ({ value, label: words.engines[value] }));

/** Asks how the selected lines are to be transcribed once more. */
export function RangeDialog({ open }: { open: OpenTranscript }) {
  const isOpen = useTranscribe((state) => state.dialog === 'range');
  const close = () => useTranscribe.setState({ dialog: null });
  return (
    <Modal opened={isOpen} onClose={close} title={words.title} size="sm">
      {isOpen ? <RangeForm open={open} close={close} /> : null}
    </Modal>
  );
}

function RangeForm({ open: { transcript }, close }: { open: OpenTranscript; close: () => void }) {
  const settings = useSettings();
  const ids = useTranscribe((state) => state.selection.ids);
  const [engine, setEngine] = useState<EngineChoice>(settings.engine);
  const [language, setLanguage] = useState<string | null>(transcript.recipe.language);
  const [withSpeakers, setWithSpeakers] = useState(false);
  const range = selectedRange(transcript.segments, ids);
  if (range === null) return null;
  const { startMs, endMs, lineCount } = range;
  const isTooLong = endMs - startMs > MAX_RANGE_MS;
  const start = () => {
    close();
    client.transcripts
      .startRange({ id: transcript.id, startMs, endMs, engine, language, withSpeakers })
      .catch((error: unknown) => showFailureToast(words.notStarted, error));
  };
  const label = isTooLong
    ? words.tooLong(MAX_RANGE_MS / 60_000)
    : words.start(formatShortTime(Math.ceil((endMs - startMs) / 1000) * 1000));
  return (
    <OrderForm canStart={!isTooLong} start={start} label={label}>
      <p>
        <strong>{words.about(texts.lines(lineCount), formatShortTime(startMs), formatShortTime(endMs))}</strong>
        <br />
        {words.explained}
      </p>
      <EngineAndLanguage {...{ engine, setEngine, language, setLanguage }} />
      <Checkbox
        label={words.speakers}
        description={words.speakersHelp}
        checked={withSpeakers}
        onChange={(event) => setWithSpeakers(event.currentTarget.checked)}
      />
      <Whereto engine={engine} lengthMs={endMs - startMs} />
    </OrderForm>
  );
}

function Whereto({ engine, lengthMs }: { engine: EngineChoice; lengthMs: number }) {
  const { cloud, prices } = useSettings();
  const seconds = Math.ceil((lengthMs + 2 * RANGE_MARGIN_MS) / 1000);
  const billed = billingText(engine, { unit: 'seconds', amount: seconds, model: RECOGNITION_MODEL }, prices);
  const isSent = engine === 'cloud';
  return <PrivacyLine text={isSent ? words.sent(addressHost(cloud.baseUrl), billed) : words.stays} hasLeft={isSent} />;
}

function EngineAndLanguage(props: {
  engine: EngineChoice;
  setEngine: (engine: EngineChoice) => void;
  language: string | null;
  setLanguage: (language: string | null) => void;
}) {
  const { engine, setEngine, language, setLanguage } = props;
  const { transcribe } = useSettings();
  return (
    <>
      <Input.Wrapper label={words.engine} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={words.engine}
          data={ENGINES}
          value={engine}
          onChange={(value) => setEngine(value === 'cloud' ? 'cloud' : 'local')}
        />
      </Input.Wrapper>
      <Select
        label={texts.importing.language}
        data={languageOptions(transcribe.recentLanguages)}
        value={language ?? ANY_LANGUAGE}
        searchable
        comboboxProps={{ withinPortal: false }}
        onChange={(value: string | null) => setLanguage(value === ANY_LANGUAGE ? null : value)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={engine === 'local' ? texts.importing.localOnly : undefined}
      />
    </>
  );
}
