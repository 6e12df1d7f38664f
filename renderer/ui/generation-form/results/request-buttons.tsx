import { Button } from '@mantine/core';
import { IconPlayerStop, IconRefresh, IconRestore } from '@tabler/icons-react';

const ICON = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

/** Names of the buttons; those with `Named` say of which request. */
export type RequestTexts = {
  retry: (missing: number) => string;
  stop: string;
  stopNamed: (title: string) => string;
  reuse: string;
  reuseNamed: (title: string) => string;
};

/** What can be done with a whole request: what is missing is generated again, what works is stopped, its settings come back. */
export function RequestButtons(props: {
  group: { isActive: boolean; missingCount: number };
  title: string;
  words: RequestTexts;
  retry: () => void;
  stop: () => void;
  reuse: () => void;
}) {
  const { group, title, words, retry, stop, reuse } = props;
  const { isActive, missingCount } = group;
  return (
    <>
      {missingCount > 0 && !isActive ? (
        <Button size="compact-xs" leftSection={<IconRefresh {...ICON} />} onClick={retry}>
          {words.retry(missingCount)}
        </Button>
      ) : null}
      {isActive ? (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={words.stopNamed(title)}
          leftSection={<IconPlayerStop {...ICON} />}
          onClick={stop}
        >
          {words.stop}
        </Button>
      ) : null}
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={words.reuseNamed(title)}
        leftSection={<IconRestore {...ICON} />}
        onClick={reuse}
      >
        {words.reuse}
      </Button>
    </>
  );
}
