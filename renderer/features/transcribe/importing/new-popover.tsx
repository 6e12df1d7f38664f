import { Button, Input, NumberInput, Popover, SegmentedControl, Select } from '@mantine/core';
import { IconMicrophone, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { RECOGNITION_MODEL } from '../../../../shared/domain/transcript/recognition-model.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { moneyOf } from '../../../ui/generation-form/submit/billing.ts';
import { texts } from '../texts.ts';
import classes from './importing.module.css';
import { chooseFiles } from './import-files.ts';
import type { StartOptions } from './known/known-files.ts';
import { ANY_LANGUAGE, languageOptions } from './language-options.ts';

const ENGINES = ['local', 'cloud'] as const satisfies EngineChoice[];
const TITLE_ID = 'new-transcript-title';

/** Hints for the next recordings, which stay until they are changed, the file dialog, and recording one. */
export function NewPopover({ record }: { record: { label: string; run: (options: StartOptions) => void } }) {
  const [isOpen, setOpenState] = useState(false);
  const { engine: usual } = useSettings();
  const [chosen, setChosen] = useState<EngineChoice | null>(null);
  const engine = chosen ?? usual;
  // It holds for what is begun here, this time: what is dropped later goes where the title bar says.
  const setOpen = (next: boolean) => {
    setOpenState(next);
    if (!next) setChosen(null);
  };
  const begin = (work: (options: StartOptions) => void) => {
    setOpen(false);
    work(chosen === null ? {} : { engine: chosen });
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus width="18rem">
      <Popover.Target>
        <Button
          size="compact-sm"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.history.new}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.popover} aria-labelledby={TITLE_ID}>
        {/* By itself it would be named by its button, "New", and not say of what. */}
        <h2 id={TITLE_ID} className="visually-hidden">
          {texts.importing.newTitle}
        </h2>
        <EngineOnce engine={engine} onChange={setChosen} />
        <Hints engine={engine} />
        <Button
          variant="filled"
          size="md"
          fullWidth
          data-autofocus
          onClick={() => begin((options) => void chooseFiles(options))}
        >
          {texts.importing.choose}
        </Button>
        <Button
          fullWidth
          leftSection={<IconMicrophone size={15} stroke={1.6} aria-hidden />}
          onClick={() => begin((options) => record.run(options))}
        >
          {record.label}
        </Button>
        <Whereto engine={engine} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Where these files are transcribed. */
function EngineOnce({ engine, onChange }: { engine: EngineChoice; onChange: (engine: EngineChoice) => void }) {
  const { engine: label, engines } = texts.importing;
  return (
    <div>
      <Input.Label component="span" aria-hidden>
        {label}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-label={label}
        data={ENGINES.map((value) => ({ value, label: engines[value] }))}
        value={engine}
        onChange={onChange}
      />
    </div>
  );
}

function Hints({ engine }: { engine: EngineChoice }) {
  const { transcribe } = useSettings();
  const setLanguage = (value: string | null) => {
    const language = value === null || value === ANY_LANGUAGE ? null : value;
    const recent = [language, ...transcribe.recentLanguages.filter((tag) => tag !== language)];
    const recentLanguages = recent.filter((tag) => tag !== null).slice(0, 5);
    void saveSettingsOrToast({ transcribe: { language, recentLanguages } });
  };
  return (
    <>
      <Select
        label={texts.importing.language}
        data={languageOptions(transcribe.recentLanguages)}
        value={transcribe.language ?? ANY_LANGUAGE}
        searchable
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        comboboxProps={{ withinPortal: false }}
        onChange={setLanguage}
        description={engine === 'local' ? texts.importing.localOnly : undefined}
      />
      <NumberInput
        label={texts.importing.speakerCount}
        placeholder={texts.importing.anySpeakers}
        min={1}
        max={20}
        allowDecimal={false}
        value={transcribe.speakerCount ?? ''}
        onChange={(value) => {
          const speakerCount = typeof value === 'number' && value >= 1 && value <= 20 ? Math.round(value) : null;
          void saveSettingsOrToast({ transcribe: { speakerCount } });
        }}
      />
    </>
  );
}

function Whereto({ engine }: { engine: EngineChoice }) {
  const { cloud, prices } = useSettings();
  const host = addressHost(cloud.baseUrl);
  // How long the files are is known once they are read.
  const hour = moneyOf({ unit: 'seconds', amount: 3600, model: RECOGNITION_MODEL }, prices);
  const inCloud = [texts.dock.nextEngineCloud(host), hour === null ? '' : texts.importing.priceOfHour(hour)];
  const text = engine === 'local' ? texts.importing.staysHere : inCloud.filter(Boolean).join(' ');
  return <PrivacyLine text={text} hasLeft={engine === 'cloud'} />;
}
