import { Button, NumberInput, Popover, Select } from '@mantine/core';
import { IconMicrophone, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { addressHost } from '../../../../shared/domain/settings/service-host.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PrivacyLine } from '../../../ui/feedback/privacy-line.tsx';
import { texts } from '../texts.ts';
import classes from './importing.module.css';
import { chooseFiles } from './import-files.ts';
import { ANY_LANGUAGE, languageOptions } from './language-options.ts';

const TITLE_ID = 'new-transcript-title';

/** Hints for the next recordings, which stay until they are changed, the file dialog, and recording one. */
export function NewPopover({ record }: { record: { label: string; run: () => void } }) {
  const [isOpen, setOpen] = useState(false);
  const choose = () => {
    setOpen(false);
    void chooseFiles();
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
        <Hints />
        <Button variant="filled" size="md" fullWidth data-autofocus onClick={choose}>
          {texts.importing.choose}
        </Button>
        <Button
          fullWidth
          leftSection={<IconMicrophone size={15} stroke={1.6} aria-hidden />}
          onClick={() => {
            setOpen(false);
            record.run();
          }}
        >
          {record.label}
        </Button>
        <Whereto />
      </Popover.Dropdown>
    </Popover>
  );
}

function Hints() {
  const { transcribe, engine } = useSettings();
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

function Whereto() {
  const { engine, cloud } = useSettings();
  const host = addressHost(cloud.baseUrl);
  const text = engine === 'local' ? texts.importing.staysHere : texts.dock.nextEngineCloud(host);
  return <PrivacyLine text={text} hasLeft={engine === 'cloud'} />;
}
