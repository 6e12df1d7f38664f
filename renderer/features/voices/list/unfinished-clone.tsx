import { useQuery } from '@tanstack/react-query';
import { IconMicrophone2 } from '@tabler/icons-react';
import { api } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { navigate, useRoute } from '../../../ui/layout/navigation.ts';
import { useCloneDraft } from '../clone-draft/clone-draft.ts';
import { draftState } from '../clone-draft/draft-state.ts';
import { texts } from '../texts.ts';
import { cloneTexts } from '../clone-draft/clone-texts.ts';

/** A clone that was begun and is not made: the way back to what was entered. */
export function UnfinishedClone() {
  const draft = useCloneDraft();
  const jobs = useJobs();
  const isOpen = useRoute().path[0] === 'clone';
  const { itemId } = draft;
  const options = api.library.get.queryOptions({ input: { id: itemId ?? ('' as never) } });
  const { data: material } = useQuery({ ...options, enabled: itemId !== null });
  const state = draftState(draft, jobs);
  if (state === 'none') return null;
  const words = texts.list.unfinished;
  const name = draft.name.trim() || material?.title || '';
  return (
    <SidebarGroup title={words.title}>
      <ul className={sidebar.rows}>
        <ChoiceRow
          icon={<IconMicrophone2 size={16} stroke={1.6} />}
          name={name === '' ? words.unnamed : words.named(name)}
          fact={state === 'failed' ? words.failed : cloneTexts.steps[draft.step]}
          tone={isOpen ? 'accent' : undefined}
          isFactBelow
          isCurrent={isOpen}
          onClick={() => navigate('voices', 'clone')}
        />
      </ul>
    </SidebarGroup>
  );
}
