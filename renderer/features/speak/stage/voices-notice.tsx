import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useVoiceList } from '../../../api/voices/voices.ts';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { documentOf } from '../document/opened/open-scripts.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { texts } from '../texts.ts';

/**
 * Why nobody speaks in a script: the voices of the service are not to be had. When they are there again one step casts the
 * script, as it would have been cast at its beginning.
 */
export function VoicesNotice({ open }: { open: OpenScript }) {
  const { data: list, engine, voices } = useVoiceList('speak');
  const isUncast = useMemo(() => open.script.lines.some(({ id }) => open.states.get(id)?.recipe === null), [open]);
  const casting = useMutation({
    mutationFn: async () => {
      await documentOf(open.script.id)?.settled();
      await client.scripts.cast({ id: open.script.id, label: texts.labels.voices });
      await queryClient.invalidateQueries({ queryKey: api.voices.list.key() });
    },
    onError: (error) => showFailureToast(texts.voices.notCast, error),
  });
  if (!list || !isUncast) return null;
  const cast = () => casting.mutate();
  if (list.failure) {
    return (
      <StageNotice>
        <FailureNotice failure={list.failure} steps={{ retry: cast }} />
      </StageNotice>
    );
  }
  // A new character without a voice is somebody's doing and shows in the cast; a script without any voice is not.
  if (open.script.settings.voiceId !== null || !voices.some(({ worksOn }) => worksOn.includes(engine))) return null;
  return (
    <StageNotice>
      <ErrorNotice what={texts.voices.nobody} why={texts.voices.nobodyWhy} tone="warn">
        <Button size="compact-sm" loading={casting.isPending} onClick={cast}>
          {texts.voices.assign}
        </Button>
      </ErrorNotice>
    </StageNotice>
  );
}
