import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { TimeField } from '../../../../ui/time/time-field.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './span.module.css';
import { setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { playMaterial } from '../parts/play-material.ts';
import { type CloneSpan, tidySpans } from '../../clone-draft/spans/spans.ts';
import { useMaterialMs } from '../parts/use-clone-facts.ts';

const words = cloneTexts.spans;

/** The excerpts as a list: start and end to type or nudge, each to play and to remove. */
export function SpanList(props: { item: LibraryItem; focused: string | null; focus: (id: string) => void }) {
  const { item, focused, focus } = props;
  const spans = useCloneDraft((draft) => draft.spans);
  const durationMs = useMaterialMs();
  if (spans.length === 0) return <p className={wizard.quiet}>{words.none}</p>;
  const change = (id: string, times: Partial<CloneSpan>) =>
    setDraft({
      spans: tidySpans(
        spans.map((span) => (span.id === id ? { ...span, ...times } : span)),
        durationMs,
      ),
    });
  return (
    <ol className={classes.spans} aria-label={words.list}>
      {spans.map((span, at) => (
        <li key={span.id} className={classes.span} data-on={span.id === focused || undefined}>
          <button
            type="button"
            className={wizard.number}
            aria-label={words.select(at + 1)}
            aria-pressed={span.id === focused}
            onClick={() => focus(span.id)}
          >
            {at + 1}
          </button>
          <TimeField
            label={words.start(at + 1)}
            valueMs={span.startMs}
            minMs={0}
            maxMs={Math.max(0, span.endMs - 200)}
            onChange={(startMs) => change(span.id, { startMs })}
          />
          <TimeField
            label={words.end(at + 1)}
            valueMs={span.endMs}
            minMs={span.startMs + 200}
            maxMs={durationMs}
            onChange={(endMs) => change(span.id, { endMs })}
          />
          <span className={wizard.small}>{formatShortTime(span.endMs - span.startMs)}</span>
          <Tooltip label={words.playShort}>
            <ActionIcon aria-label={words.playOne(at + 1)} onClick={() => playMaterial(item, span)}>
              <IconPlayerPlay size={15} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={words.remove}>
            <ActionIcon
              aria-label={words.removeOne(at + 1)}
              onClick={() => setDraft({ spans: spans.filter((other) => other.id !== span.id) })}
            >
              <IconTrash size={15} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </li>
      ))}
    </ol>
  );
}
