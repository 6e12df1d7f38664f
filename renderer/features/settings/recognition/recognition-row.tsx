import { Button, Checkbox, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { useSetting } from '../use-setting.ts';
import { texts } from './recognition-texts.ts';

/** Whether the speech of recordings without a transcript is made searchable, and how far that is. */
export function RecognitionRow() {
  const { value, set, isChanged, onReset } = useSetting('library', 'recognisesSpeech');
  const idle = useSetting('library', 'recognisesWhenIdle');
  const status = useQuery(api.backgroundRecognition.status.queryOptions()).data;
  const forget = useMutation({ mutationFn: () => client.backgroundRecognition.forget() });
  const ask = async (recordings: number) => {
    const question = { title: texts.forgetTitle, text: texts.forgetText(recordings), confirm: texts.forget };
    if (await confirm({ ...question, cancel: texts.keep, isDanger: true })) forget.mutate();
  };
  return (
    <SettingRow id="recognisesSpeech" isChanged={isChanged} onReset={onReset} isWide>
      <div className={classes.stack}>
        <div className={classes.line}>
          <Switch
            checked={value}
            onChange={(event) => set(event.currentTarget.checked)}
            {...rowNames('recognisesSpeech')}
          />
        </div>
        {value ? (
          <Checkbox
            size="sm"
            label={texts.whenIdle}
            checked={idle.value}
            onChange={(event) => idle.set(event.currentTarget.checked)}
          />
        ) : null}
        {value && status ? (
          <span className={classes.description}>{texts.progress(status.done, status.total)}</span>
        ) : null}
        {!value && status && status.keptCount > 0 ? (
          <div className={classes.line}>
            <Button loading={forget.isPending} onClick={() => void ask(status.keptCount)}>
              {texts.forget}
            </Button>
          </div>
        ) : null}
        {forget.error ? (
          <FailureNotice failure={apiFailure(forget.error)} steps={{ retry: () => forget.mutate() }} />
        ) : null}
      </div>
    </SettingRow>
  );
}
