import { useJobs } from '../../../api/jobs.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { clearDraft, useCloneDraft } from './clone-draft.ts';

/** Opens the way to clone a voice: begins anew when the last one was made, else goes on with the draft. */
export function useOpenClone(): () => void {
  const jobs = useJobs();
  return () => {
    const { started } = useCloneDraft.getState();
    if (jobs.some(({ id, state }) => id === started?.jobId && state === 'done')) clearDraft();
    navigate('voices', 'clone');
  };
}
