import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { Character, ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { FindMatch } from '../../../ui/find/find-matches.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { LineEditor } from '../editor/line-editor.tsx';
import { LineSound } from '../waveform/line-sound.tsx';
import { useSpeak } from '../document/speak-store.ts';
import { useVoicesById } from '../../../api/voices/voices.ts';
import { texts } from '../texts.ts';
import { CastButton } from './cast-button.tsx';
import shared from '../../../ui/collection/list/text-lines.module.css';
import classes from './line-list.module.css';
import { LineMeta } from './facts/line-meta.tsx';
import { LanguageNotice } from './facts/language-notice.tsx';
import { isSameRow, type RowPlace } from '../../../ui/collection/list/virtual-list.tsx';
import { LineText } from './line-text.tsx';
import { FailureReason, LongNotice, ProblemNotice } from './facts/line-notices.tsx';
import { NormalizationNotice } from './facts/normalization-notice.tsx';
import { SectionHeading } from './section-heading.tsx';

type Props = {
  model: string;
  line: ScriptLine;
  state: LineState;
  character: Character | null;
  count: number;
  /** What find found in the text. */
  hits: readonly FindMatch[];
  place: RowPlace;
};

/** One line: who says it, the text, what there is of it. The active line is drawn large, with its sound. */
export const LineRow = memo(Row, isSameRow);

function Row({ model, line, state, character, count, hits, place }: Props) {
  const { id } = line;
  const { measure, index, offsetPx } = place;
  const isActive = useSpeak((store) => store.selection.primary === id);
  // Alone it is drawn large; among others it shows that it is one of them.
  const isMarked = useSpeak(
    (store) => store.selection.ids.has(id) && (store.selection.primary !== id || store.selection.ids.size > 1),
  );
  const who = character?.name ?? texts.list.scriptVoice;
  return (
    <div
      ref={measure}
      className={classes.item}
      role="listitem"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-label={texts.list.line(index + 1, who)}
      aria-current={isActive || undefined}
      style={{ transform: `translateY(${offsetPx}px)` }}
    >
      {line.section === null ? null : <SectionHeading line={line} />}
      <div
        className={`${shared.row} ${classes.row}`}
        data-line={id}
        data-active={isActive || undefined}
        data-selected={isMarked || undefined}
        data-missing={(!isActive && state.take === null) || undefined}
        // Arrows go from line to line, so the active one has the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isActive ? 0 : -1}
      >
        <span className={classes.grip} data-grip title={texts.list.grip} aria-hidden>
          <IconGripVertical size={14} stroke={1.6} />
        </span>
        {isActive ? (
          <ActiveLine model={model} line={line} state={state} character={character} hits={hits} index={index} />
        ) : (
          <>
            <CastButton line={line} character={character} detail={null} />
            <div className={`${shared.text} ${classes.text}`} data-text dir="auto">
              <LineText line={line} state={state} model={model} hits={hits} />
            </div>
            <LineMeta line={line} state={state} />
          </>
        )}
      </div>
    </div>
  );
}

function ActiveLine(props: Omit<Props, 'count' | 'place'> & { index: number }) {
  const { model, line, state, character, hits, index } = props;
  const editing = useSpeak((store) => (store.editing?.lineId === line.id ? store.editing : null));
  const detail = useVoiceFacts(state);
  const isSettled = state.status === 'made' || state.status === 'empty';
  return (
    <>
      <CastButton line={line} character={character} detail={detail} />
      <div className={classes.card}>
        <div className={classes.spoken}>
          <div className={`${shared.text} ${classes.text}`} data-text dir="auto">
            {editing ? (
              <LineEditor
                key={line.id}
                line={line}
                state={state}
                target={editing}
                name={texts.editor.name(index + 1, character?.name ?? texts.list.scriptVoice)}
              />
            ) : (
              <LineText line={line} state={state} model={model} hits={hits} />
            )}
          </div>
          {isSettled && line.cue === null ? null : <LineMeta line={line} state={state} />}
        </div>
        <FailureReason state={state} />
        <ProblemNotice state={state} />
        <LanguageNotice line={line} state={state} />
        <NormalizationNotice state={state} />
        <LongNotice line={line} state={state} />
        <LineSound lineId={line.id} />
      </div>
    </>
  );
}

/** `Low Tide, calm`: voice and feeling of the active line. */
function useVoiceFacts({ recipe }: LineState): string | null {
  const voiceById = useVoicesById('speak');
  if (!recipe) return texts.list.noVoice;
  const voice = voiceById.get(recipe.voiceId);
  return [voice?.name ?? recipe.voiceId, recipe.emotion].filter((part) => part !== null).join(', ');
}
