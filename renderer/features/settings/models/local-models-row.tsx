import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import type { LocalModel } from '../../../../shared/domain/settings/services/local-models.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { SettingRow } from '../setting-row.tsx';
import shared from '../settings.module.css';
import { MODEL_TEXTS as words } from './local-model-texts.ts';
import classes from './local-models.module.css';

/** What the local engine recognises speech with: size, languages, licence, state and place. */
export function LocalModelsRow() {
  const found = useQuery(api.engine.models.queryOptions({ input: { verifies: false } }));
  const verified = useMutation({ mutationFn: () => client.engine.models({ verifies: true }) });
  const { models, folder } = verified.data ?? found.data ?? { models: [], folder: '' };
  const error = verified.error ?? found.error;
  return (
    <SettingRow id="localModels" isWide>
      <div className={shared.stack}>
        {models.length > 0 ? <ModelTable models={models} /> : null}
        {error ? (
          <FailureNotice failure={apiFailure(error)} steps={{ retry: () => verified.mutate() }} />
        ) : (
          <p className={classes.verdict} role="status">
            {verdict(models)}
          </p>
        )}
        <div className={shared.line}>
          <span className={shared.path} aria-label={words.location} role="note" data-selectable>
            {folder}
          </span>
          <Button size="compact-sm" onClick={() => void client.engine.revealModels()}>
            {words.show}
          </Button>
          <Button size="compact-sm" loading={verified.isPending} onClick={() => verified.mutate()}>
            {words.verify}
          </Button>
        </div>
      </div>
    </SettingRow>
  );
}

function verdict(models: readonly LocalModel[]): string {
  if (models.some(({ state }) => state === 'missing' || state === 'damaged')) return words.broken;
  return models.length > 0 && models.every(({ state }) => state === 'verified') ? words.verified : '';
}

function ModelTable({ models }: { models: readonly LocalModel[] }) {
  const { columns } = words;
  return (
    <table className={classes.table} aria-label={words.table}>
      <thead>
        <tr>
          {Object.entries(columns).map(([id, name]) => (
            <th key={id} scope="col" data-number={id === 'size' || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <ModelRow key={model.id} model={model} />
        ))}
      </tbody>
    </table>
  );
}

function ModelRow({ model: { id, sizeBytes, licences, sources, state } }: { model: LocalModel }) {
  const { name, use, languages } = words.models[id];
  return (
    <tr>
      <th scope="row" title={sources.length > 0 ? words.from(sources) : undefined}>
        {name}
        <span className={classes.use}>{use}</span>
      </th>
      <td>{languages}</td>
      <td data-number>{formatBytes(sizeBytes)}</td>
      <td>{licences.join(', ')}</td>
      <td data-state={state}>{words.states[state]}</td>
    </tr>
  );
}
