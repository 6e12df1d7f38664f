import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { KeyStatus } from '../../../../../shared/domain/settings/services/key-status.ts';
import { keychainText } from '../../../../../shared/domain/failures/details/keychain-details.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { api, client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../../ui/feedback/confirm-dialog.tsx';
import { ErrorNotice } from '../../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../../../ui/feedback/use-delayed.ts';
import { rowNames } from '../../setting-row.tsx';
import classes from '../../settings.module.css';
import { TEXTS } from '../../texts.ts';
import { canChangeKey, keyWords } from './key-words.ts';

const options = api.secrets.status.queryOptions();
const remember = (status: KeyStatus) => queryClient.setQueryData(options.queryKey, status);

/** The API key: can be entered in a window of its own, replaced and removed, and is never seen here. */
export function KeyField() {
  const status = useQuery(options).data;
  if (!status) return <WaitingForKeychain />;
  return status.state === 'set' ? <StoredKey status={status} /> : <MissingKey status={status} />;
}

/** Opens the window that asks for a key; `isPending` while it is open. */
function useEnterKey() {
  return useMutation({
    mutationFn: () => client.secrets.enter(),
    onSuccess: (next) => {
      const before = queryClient.getQueryData(options.queryKey);
      remember(next);
      if (next.state === 'set' && next.masked !== before?.masked) announce(TEXTS.key.saved);
    },
  });
}

/** A locked keychain answers only when the dialog of the system was answered, which may lie behind our window. */
function WaitingForKeychain() {
  const isLate = useDelayed(true);
  return (
    <p className={classes.description} role="status">
      {isLate ? TEXTS.key.waiting : null}
    </p>
  );
}

function StoredKey({ status }: { status: KeyStatus }) {
  const enter = useEnterKey();
  const remove = useMutation({
    mutationFn: () => client.secrets.remove(),
    onSuccess: (next) => {
      remember(next);
      announce(TEXTS.key.removed);
    },
  });
  const ask = async () => {
    const { removeTitle, removeText, remove: verb, keepKey } = TEXTS.key;
    const isSure = await confirm({
      title: removeTitle,
      text: removeText,
      confirm: verb,
      cancel: keepKey,
      isDanger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        <span className={classes.mask}>{keyWords(status)}</span>
        {canChangeKey(status) ? (
          <>
            <Button size="compact-sm" onClick={() => enter.mutate()} loading={enter.isPending}>
              {TEXTS.key.replace}
            </Button>
            <Button size="compact-sm" color="danger" onClick={() => void ask()} loading={remove.isPending}>
              {TEXTS.key.remove}
            </Button>
          </>
        ) : null}
      </div>
      {remove.error ? <FailureNotice failure={apiFailure(remove.error)} /> : null}
      {enter.error ? <FailureNotice failure={apiFailure(enter.error)} /> : null}
    </div>
  );
}

function MissingKey({ status }: { status: KeyStatus }) {
  const enter = useEnterKey();
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        <Button
          onClick={() => enter.mutate()}
          loading={enter.isPending}
          aria-describedby={rowNames('apiKey')['aria-describedby']}
        >
          {TEXTS.key.enter}
        </Button>
      </div>
      {enter.error ? <FailureNotice failure={apiFailure(enter.error)} /> : null}
      <KeychainState status={status} />
    </div>
  );
}

function KeychainState({ status }: { status: KeyStatus }) {
  if (status.state !== 'unavailable') return <p className={classes.description}>{TEXTS.key.none}</p>;
  return (
    <ErrorNotice
      what={TEXTS.key.noKeychain(status.keychainName)}
      why={`${keychainText({ reason: status.reason })} ${TEXTS.key.consent}`}
      tone="warn"
    />
  );
}
