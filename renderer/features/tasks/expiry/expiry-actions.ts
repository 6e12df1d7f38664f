import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ExpiringItem } from '../../../../shared/domain/jobs/expiry.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { itemRoute } from '../../../ui/kinds/item-route.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { letItExpire, useTasksStore } from '../tasks-store.ts';
import { EXPIRY_TEXTS as words } from './expiry-texts.ts';

/** What can be done about one thing that expires, by the names of its texts. */
export type ExpiryStep = keyof typeof words.actions;

/** What is offered for an item, the main one last. What does not need attention is shown; a result can be saved at any time. */
export function expiryActions(
  item: ExpiringItem,
  { isOpen, isLetGo }: { isOpen: boolean; isLetGo: boolean },
): ExpiryStep[] {
  const { action, jobId, shows } = item;
  if (isLetGo) return ['undoLetExpire'];
  if (isOpen && action !== null) return ['letExpire', action.kind];
  if (action?.kind === 'save') return ['save'];
  return jobId === null && shows === null ? [] : ['show'];
}

/** Does one of them; what fails is told. */
export async function runExpiryAction(step: ExpiryStep, item: ExpiringItem): Promise<void> {
  const { action } = item;
  if (step === 'letExpire' || step === 'undoLetExpire') return letItExpire(item, step === 'letExpire');
  if (step === 'show') return showItem(item);
  if (step === 'save' && action?.kind === 'save')
    await client.jobs.resume({ id: action.jobId }).catch(told(words.failedToSave));
  if (step === 'use' && action?.kind === 'use')
    await client.voices
      .use({ engine: action.engine, id: action.voiceId })
      .then(() => showToast({ message: words.used(item.name) }))
      .catch(told(words.failedToUse));
}

const told = (what: string) => (error: unknown) => showFailureToast(what, error);

/** What came of it where it is opened, else its task. */
function showItem({ shows, jobId }: ExpiringItem): void {
  if (shows?.kind === 'voice') return navigate('voices');
  if (shows?.kind === 'voice-design') return navigate('voices', 'design');
  const route = shows === null ? null : itemRoute({ id: shows.id as ItemId, kind: shows.kind });
  if (route !== null) return navigate(route.panel, ...route.path);
  useTasksStore.setState({ view: 'tasks', group: 'all', panel: null, batch: null, selected: jobId });
}
