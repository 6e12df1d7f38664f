import { Button, Switch } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Voice } from '../../../../shared/domain/voices/voice.ts';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { ExpiryRing } from '../../../ui/expiry/expiry-ring.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { startDesignFrom } from '../design/design-draft.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { texts } from '../texts.ts';
import { updateVoice } from '../collection/voice-actions.ts';
import classes from './dock.module.css';
import { RecloneForm } from './reclone-form.tsx';

/** How long the service keeps the voice, how to keep it, and how to have it again when it is gone. */
export function LifeFacts({ voice }: { voice: Voice }) {
  const [isCloning, setCloning] = useState(false);
  if (voice.kind === 'system') return null;
  const isGone = voice.state === 'missing';
  return (
    <section className={classes.section} aria-label={texts.life.title}>
      <h3 className={classes.heading}>{texts.life.title}</h3>
      {isGone ? <Gone voice={voice} cloneAgain={() => setCloning(true)} /> : <Left voice={voice} />}
      {isGone || !voice.clone || isCloning ? null : (
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.again ?? ''}
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
          onClick={() => setCloning(true)}
        >
          {texts.life.cloneAgain}
        </Button>
      )}
      {isCloning ? <RecloneForm voice={voice} close={() => setCloning(false)} /> : null}
    </section>
  );
}

function Left({ voice }: { voice: Voice }) {
  if (voice.engine === 'local') return <p className={classes.small}>{texts.life.staysHere}</p>;
  return (
    <>
      {voice.expiresAtMs === null ? null : (
        <p className={classes.life}>
          <ExpiryRing expiresAtMs={voice.expiresAtMs} />
          <span className={classes.small}>{texts.life.until(formatDayAndTime(voice.expiresAtMs))}</span>
        </p>
      )}
      {voice.expiresAtMs !== null && voice.clone ? <p className={classes.small}>{texts.life.soon}</p> : null}
      <Switch
        size="xs"
        label={texts.life.keep}
        description={texts.life.speakCost}
        checked={voice.keepsAlive}
        onChange={(event) => void updateVoice(voice, { keepsAlive: event.currentTarget.checked })}
      />
    </>
  );
}

/** The service has deleted the voice: the way back stands first. */
function Gone({ voice, cloneAgain }: { voice: Voice; cloneAgain: () => void }) {
  const designAgain = () => {
    if (voice.designPrompt !== null) startDesignFrom(voice.designPrompt);
    navigate('voices', 'design');
  };
  return (
    <ErrorNotice tone="warn" what={texts.life.gone(voice.engine)} why={texts.life.goneWhy(voice)}>
      {voice.clone ? (
        <Button size="compact-sm" variant="filled" onClick={cloneAgain}>
          {texts.life.cloneAgain}
        </Button>
      ) : (
        <Button size="compact-sm" onClick={designAgain}>
          {texts.life.designAgain}
        </Button>
      )}
    </ErrorNotice>
  );
}
