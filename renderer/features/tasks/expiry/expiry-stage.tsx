import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconBell, IconClockExclamation, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { api, client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import stage from '../main-stage.module.css';
import { ExpiryLanes } from './expiry-lanes.tsx';
import { ExpiryRows } from './expiry-rows.tsx';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';
import classes from './expiry.module.css';
import { useExpiry } from './use-expiry.ts';

/** All that services will delete, on a time line and as rows: what needs attention first. */
export function ExpiryStage() {
  const { nowMs, items, attention, handled } = useExpiry();
  return (
    <>
      <PanelHeader title={words.title} level={2} facts={words.items(items.length)}>
        <span className={classes.warns}>
          <IconBell size={15} stroke={1.6} aria-hidden />
          {words.warnAt}
        </span>
        <CheckButton />
      </PanelHeader>
      <div className={stage.page}>
        {items.length === 0 ? (
          <EmptyState icon={IconClockExclamation} title={words.nothing.title} text={words.nothing.text} />
        ) : (
          <>
            <ExpiryLanes items={items} nowMs={nowMs} />
            <ExpiryRows title={words.attention} items={attention} isOpen />
            <ExpiryRows title={words.handled} items={handled} isOpen={false} />
          </>
        )}
      </div>
    </>
  );
}

/** Asks the service for its voices, and for the state of every task that it works on. */
function CheckButton() {
  const queries = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    try {
      const { failure } = await client.voices.list({ isFresh: true });
      if (failure !== null) showFailureToast(words.failedToCheck, failure);
      for (const { id } of await client.remoteTasks.list({})) await client.remoteTasks.poll({ id });
      await queries.invalidateQueries({ queryKey: api.expiry.key() });
      if (failure === null) announce(words.checked);
    } catch (error) {
      showFailureToast(words.failedToCheck, error);
    } finally {
      setChecking(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
      loading={isChecking}
      onClick={() => void check()}
    >
      {words.checkNow}
    </Button>
  );
}
