import { Button } from '@mantine/core';
import { navigate } from '../../layout/navigation.ts';
import { texts } from '../generation-form-texts.ts';
import classes from './results.module.css';

/** The end of what a panel shows: what is older is in the Library. */
export function OlderResults({ text }: { text: string }) {
  return (
    <p className={classes.older}>
      {text}
      <Button size="compact-xs" variant="subtle" onClick={() => navigate('library')}>
        {texts.openLibrary}
      </Button>
    </p>
  );
}
