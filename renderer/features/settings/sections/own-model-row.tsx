import { Button, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isModelAddress } from '../../../../shared/domain/settings/own-model.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { rowNames, SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { DraftInput } from './draft/draft-input.tsx';

const words = TEXTS.ownModel;
type OwnModel = ReturnType<typeof useSettings>['assistant']['ownModel'];

const save = (ownModel: OwnModel) => void saveSettingsOrToast({ assistant: { ownModel } });

/** The user's own model server: its address, its key if it wants one, and one of its models. */
export function OwnModelRow() {
  const { ownModel } = useSettings().assistant;
  return (
    <SettingRow id="ownModel" isWide isChanged={ownModel !== null} onReset={() => save(null)}>
      <div className={classes.stack}>
        <DraftInput
          value={ownModel?.baseUrl ?? ''}
          names={rowNames('ownModel')}
          maxLength={2000}
          validate={(text) => (text.trim() === '' || isModelAddress(text.trim()) ? null : words.wrongAddress)}
          onCommit={(text) => save(text.trim() === '' ? null : { baseUrl: text.trim(), model: null })}
          description={words.example}
        />
        {ownModel ? <ServerOf key={ownModel.baseUrl} ownModel={ownModel} /> : null}
      </div>
    </SettingRow>
  );
}

function ServerOf({ ownModel }: { ownModel: NonNullable<OwnModel> }) {
  const { baseUrl, model } = ownModel;
  const list = useQuery({ ...api.ownModel.list.queryOptions({ input: { baseUrl } }), retry: false });
  const names = list.data ?? [];
  const data = model === null || names.includes(model) ? names : [model, ...names];
  return (
    <>
      <Select
        aria-label={words.model}
        placeholder={list.isFetching ? words.asking : words.choose}
        data={data}
        value={model}
        searchable
        allowDeselect={false}
        nothingFoundMessage={words.noModels}
        onChange={(value) => save({ baseUrl, model: value })}
      />
      {list.error ? (
        <FailureNotice failure={apiFailure(list.error)} steps={{ retry: () => void list.refetch() }} />
      ) : null}
      <ServerKey refetch={() => void list.refetch()} />
    </>
  );
}

const keyOptions = api.ownModel.keyStatus.queryOptions();

/** The key of the server: entered in a window of its own, and never seen here. */
function ServerKey({ refetch }: { refetch: () => void }) {
  const status = useQuery(keyOptions).data;
  const change = useMutation({
    mutationFn: (isRemoving: boolean) => (isRemoving ? client.ownModel.removeKey() : client.ownModel.enterKey()),
    onSuccess: (next) => {
      queryClient.setQueryData(keyOptions.queryKey, next);
      refetch();
    },
  });
  const hasKey = status?.state === 'set';
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        <span className={classes.description}>{hasKey ? words.hasKey(status.masked ?? '') : words.noKey}</span>
        <Button size="compact-sm" variant="default" loading={change.isPending} onClick={() => change.mutate(false)}>
          {hasKey ? words.replaceKey : words.enterKey}
        </Button>
        {hasKey ? (
          <Button size="compact-sm" color="danger" loading={change.isPending} onClick={() => change.mutate(true)}>
            {words.removeKey}
          </Button>
        ) : null}
      </div>
      {change.error ? <FailureNotice failure={apiFailure(change.error)} /> : null}
    </div>
  );
}
