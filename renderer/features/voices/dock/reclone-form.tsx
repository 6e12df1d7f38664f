import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { IdField } from '../clone/parts/id-field.tsx';
import { useProposedId } from '../clone/parts/use-voice-id.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** Clones a voice again from its stored sample under a new id. */
export function RecloneForm({ voice, close }: { voice: Voice; close: () => void }) {
  const { id: proposed } = useProposedId(voice.name, voice.engine);
  const [typed, setTyped] = useState<string | null>(null);
  const [isFree, setFree] = useState(false);
  const id = typed ?? proposed;
  const again = useMutation({
    mutationFn: () => client.voices.reclone({ engine: voice.engine, id: voice.id, newId: id }),
    onSuccess: () => {
      announce(texts.life.started);
      close();
    },
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFree) again.mutate();
      }}
    >
      <p className={classes.small}>{texts.life.newIdWhy}</p>
      <IdField id={id} engine={voice.engine} onChange={setTyped} onChecked={setFree} label={texts.life.newId} />
      {again.error ? <FailureNotice failure={apiFailure(again.error)} steps={{ retry: () => again.mutate() }} /> : null}
      <div className={classes.formFoot}>
        <Button size="compact-sm" variant="subtle" onClick={close}>
          {texts.cancel}
        </Button>
        <Button size="compact-sm" type="submit" variant="filled" disabled={!isFree} loading={again.isPending}>
          {texts.life.cloneWithId}
        </Button>
      </div>
    </form>
  );
}
