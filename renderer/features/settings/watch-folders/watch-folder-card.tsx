import { Button } from '@mantine/core';
import { IconFolder, IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import type { WatchFolder } from '../../../../shared/domain/library/watch-folder.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import settings from '../settings.module.css';
import { WatchPresetFields } from './watch-preset-fields.tsx';
import classes from './watch-folders.module.css';
import { texts } from './watch-texts.ts';

/** The last part of a path of any system. */
const nameOf = (path: string): string => path.split(/[/\\]/).findLast((part) => part !== '') ?? path;

/** One watch folder: what became of its files, and what happens to new ones. */
export function WatchFolderCard({ folder }: { folder: WatchFolder }) {
  const { id, isPaused } = folder;
  const name = nameOf(folder.path);
  const run = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => showFailureToast(texts.notChanged, error));
  const remove = () => run(client.watchFolders.remove({ id }).then(() => showToast({ message: texts.removed(name) })));
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <li className={classes.folder}>
      <div className={classes.head}>
        <IconFolder size={16} stroke={1.6} aria-hidden />
        <span className={settings.path} data-selectable>
          {folder.path}
        </span>
        <IconButton
          size="1.5rem"
          aria-label={isPaused ? texts.resume(name) : texts.pause(name)}
          onClick={() => run(client.watchFolders.update({ id, isPaused: !isPaused }))}
        >
          <Icon size={15} stroke={1.6} />
        </IconButton>
        <IconButton size="1.5rem" aria-label={texts.remove(name)} onClick={remove}>
          <IconX size={15} stroke={1.6} />
        </IconButton>
      </div>
      <State folder={folder} />
      <WatchPresetFields
        name={name}
        preset={folder.preset}
        change={(preset) => run(client.watchFolders.update({ id, preset }))}
      />
      <Failures folder={folder} name={name} retry={() => run(client.watchFolders.retry({ id }))} />
      {folder.leftCount > 0 ? (
        <Button
          size="compact-sm"
          variant="subtle"
          w="fit-content"
          onClick={() => run(client.watchFolders.importLeft({ id }))}
        >
          {texts.importLeft(folder.leftCount)}
        </Button>
      ) : null}
    </li>
  );
}

function State({ folder: { state, importedCount, comingCount } }: { folder: WatchFolder }) {
  const isWrong = state === 'missing' || state === 'unreadable';
  const parts = [
    texts.states[state],
    importedCount > 0 ? texts.imported(importedCount) : null,
    comingCount > 0 ? texts.coming(comingCount) : null,
  ];
  return (
    <span className={isWrong ? settings.warn : settings.description} role="status">
      {parts.filter((part) => part !== null).join(' · ')}
    </span>
  );
}

function Failures({ folder, name, retry }: { folder: WatchFolder; name: string; retry: () => void }) {
  if (folder.failedCount === 0) return null;
  return (
    <div className={classes.failures}>
      <div className={settings.line}>
        <span className={settings.warn}>{texts.failed(folder.failedCount)}</span>
        <Button size="compact-sm" aria-label={texts.retryNamed(name)} onClick={retry}>
          {texts.retry}
        </Button>
      </div>
      <ul className={classes.files}>
        {folder.failures.map(({ name: file, failure }) => (
          <li key={file}>
            <span className={classes.file}>{file}</span> {failureSentences(failure)}
          </li>
        ))}
      </ul>
    </div>
  );
}
