import { Button, PasswordInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { KeyStatus } from '../../../../shared/domain/key-status.ts';
import { type ApiFailure, apiFailure } from '../../../api/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { useDelayed } from '../../../ui/feedback/use-delayed.ts';
import { rowNames } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';

const options = api.secrets.status.queryOptions();
const remember = (status: KeyStatus) => queryClient.setQueryData(options.queryKey, status);

/** The API key: can be entered, replaced and removed, never read. Without a keychain it asks before using memory. */
export function KeyField() {
  const status = useQuery(options).data;
  const [isReplacing, setReplacing] = useState(false);
  if (!status) return <WaitingForKeychain />;
  if (status.state === 'set' && !isReplacing) return <StoredKey status={status} onReplace={() => setReplacing(true)} />;
  return <KeyForm status={status} canCancel={isReplacing} onDone={() => setReplacing(false)} />;
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

function StoredKey({ status, onReplace }: { status: KeyStatus; onReplace: () => void }) {
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
        {status.vault === 'environment' ? null : (
          <>
            <Button size="compact-sm" onClick={onReplace}>
              {TEXTS.key.replace}
            </Button>
            <Button size="compact-sm" color="danger" onClick={() => void ask()} loading={remove.isPending}>
              {TEXTS.key.remove}
            </Button>
          </>
        )}
      </div>
      {remove.error ? <FailureNotice failure={apiFailure(remove.error)} /> : null}
    </div>
  );
}

function keyWords({ vault, masked, keychainName }: KeyStatus): string {
  const shown = masked ?? '••••';
  if (vault === 'memory') return TEXTS.key.inMemory(shown);
  return vault === 'environment' ? TEXTS.key.fromEnvironment(shown) : TEXTS.key.inKeychain(shown, keychainName);
}

function KeyForm({ status, canCancel, onDone }: { status: KeyStatus; canCancel: boolean; onDone: () => void }) {
  const [key, setKey] = useState('');
  const save = useMutation({
    mutationFn: (sessionOnly: boolean) => client.secrets.set({ key: key.trim(), sessionOnly }),
    onSuccess: (next) => {
      setKey('');
      remember(next);
      announce(TEXTS.key.saved);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (key.trim() !== '') save.mutate(false);
  };
  const failure = save.error ? apiFailure(save.error) : null;
  return (
    <form className={classes.stack} onSubmit={submit}>
      <div className={classes.line}>
        <PasswordInput
          className={classes.grow}
          placeholder={TEXTS.key.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={1024}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
          {...rowNames('apiKey')}
        />
        <Button type="submit" disabled={key.trim() === ''} loading={save.isPending}>
          {TEXTS.key.save}
        </Button>
        {canCancel ? (
          <Button variant="subtle" onClick={onDone}>
            {TEXTS.key.cancel}
          </Button>
        ) : null}
      </div>
      <KeyProblem
        status={status}
        failure={failure}
        keepForSession={() => save.mutate(true)}
        hasKey={key.trim() !== ''}
      />
    </form>
  );
}

function KeyProblem(props: {
  status: KeyStatus;
  failure: ApiFailure | null;
  keepForSession: () => void;
  hasKey: boolean;
}) {
  const { status, failure, keepForSession, hasKey } = props;
  if (failure && failure.code !== 'NO_KEYCHAIN') return <FailureNotice failure={failure} />;
  if (!failure && status.state !== 'unavailable') return <p className={classes.description}>{TEXTS.key.none}</p>;
  const why = sentence(status.detail ?? failure?.message ?? '');
  return (
    <ErrorNotice
      what={TEXTS.key.noKeychain(status.keychainName)}
      why={`${why} ${TEXTS.key.consent}`.trim()}
      tone="warn"
    >
      <Button size="compact-sm" disabled={!hasKey} onClick={keepForSession}>
        {TEXTS.key.keepForSession}
      </Button>
    </ErrorNotice>
  );
}

/** Reasons come from the system, with or without a full stop. */
function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
