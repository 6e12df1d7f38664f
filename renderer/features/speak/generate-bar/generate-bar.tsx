import { useDeferredValue, useMemo } from 'react';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { usePanelEngine, useSettings } from '../../../api/settings/settings.ts';
import { keepFreeOfToasts } from '../../../ui/feedback/toasts/toast-room.ts';
import { moneyOf } from '../../../ui/generation-form/submit/billing.ts';
import { isSkipped } from '../document/opened/line-states.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { useGenerationJobs } from '../generation/generation-job.ts';
import { useSpeak } from '../document/speak-store.ts';
import { texts } from './generate-bar-texts.ts';
import { formatLength } from './format-length.ts';
import { GenerateButton } from './generate-button.tsx';
import { type GenerationPlan, narrationLength, planGeneration } from '../generation/generation-plan.ts';
import { GenerationProgress } from './generation-progress.tsx';
import classes from './generate-bar.module.css';
import { showLine, useActiveLineId } from '../lines/selection/line-selection.ts';

/** Foot of the stage: how much text there is, how long it will be, what will be made, and the main action. */
export function GenerateBar({ open }: { open: OpenScript }) {
  const { states } = open;
  const plan = useMemo(() => planGeneration(states), [states]);
  const hasText = states.some((state) => !isSkipped(state));
  const { jobIds, job } = useGenerationJobs(open);
  return (
    <section className={classes.bar} aria-label={texts.name} ref={keepFreeOfToasts}>
      <CharacterMeter open={open} />
      <Length open={open} />
      <span className={classes.space} />
      {jobIds.length > 0 ? (
        <GenerationProgress jobIds={jobIds} job={job} />
      ) : (
        <>
          <PlanWords plan={plan} hasText={hasText} model={open.script.settings.model} />
          <GenerateButton open={open} plan={plan} />
        </>
      )}
    </section>
  );
}

/** Characters of the active line against the limit of one request. */
function CharacterMeter({ open }: { open: OpenScript }) {
  const primary = useActiveLineId();
  const typed = useSpeak((state) => (state.draft?.lineId === primary ? state.draft.text : null));
  const text = typed ?? lineOf(open, primary)?.text ?? '';
  const inLine = characterCount(text);
  const limit = SPEECH_LIMITS.textEnd;
  const isLong = inLine >= limit;
  return (
    <div className={classes.meter} title={isLong ? texts.long : undefined}>
      <div className={classes.count}>
        <span>{texts.count(inLine)}</span> <span className={classes.quiet}>{texts.ofLimit(limit)}</span>
      </div>
      <div
        className={classes.track}
        role="meter"
        aria-label={texts.lineCount(inLine, limit)}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(limit, inLine)}
        data-over={isLong || undefined}
      >
        <span style={{ width: `${Math.min(100, (inLine / limit) * 100)}%` }} />
      </div>
    </div>
  );
}

/** Every line of a long script is estimated for it, so the lines are shown first. */
function Length({ open }: { open: OpenScript }) {
  const counted = useDeferredValue<OpenScript | null>(open, null);
  return <span className={classes.length}>{counted ? <LengthWords open={counted} /> : null}</span>;
}

function LengthWords({ open: { script, states } }: { open: OpenScript }) {
  const { lines, settings } = script;
  const { durationMs, isExact } = useMemo(
    () => narrationLength({ lines, settings }, states),
    [lines, settings, states],
  );
  const characters = useMemo(() => lines.reduce((sum, line) => sum + characterCount(line.text), 0), [lines]);
  const words = formatLength(durationMs);
  return (
    <span title={texts.inScript(characters)}>
      {isExact ? texts.exactly(words) : texts.about(words)}
      <br />
      {texts.inScript(characters)}
    </span>
  );
}

function PlanWords({ plan, hasText, model }: { plan: GenerationPlan; hasText: boolean; model: string }) {
  const engine = usePanelEngine('speak');
  const { prices } = useSettings();
  const money = moneyOf({ unit: 'characters', amount: plan.characters, model }, prices);
  const inCloud = money === null ? texts.billed : texts.billedAs(money);
  const parts = [
    plan.changedCount > 0 ? texts.changed(plan.changedCount) : null,
    plan.newCount > 0 ? texts.new(plan.newCount) : null,
    plan.failedCount > 0 ? texts.failed(plan.failedCount) : null,
  ].filter((part) => part !== null);
  const [blocked] = plan.blocked;
  return (
    <div className={classes.plan}>
      {parts.length > 0 ? <div>{parts.join(', ')}</div> : null}
      {plan.lineIds.length > 0 ? (
        <div className={classes.quiet}>
          {texts.cost(plan.characters)} · {engine === 'local' ? texts.free : inCloud}
        </div>
      ) : null}
      {hasText && plan.lineIds.length === 0 && blocked === undefined ? <div>{texts.upToDate}</div> : null}
      {plan.lineIds.length === 0 && blocked !== undefined ? (
        <button type="button" className={classes.blocked} title={texts.showBlocked} onClick={() => showLine(blocked)}>
          {texts.blocked(plan.blocked.length)}
        </button>
      ) : null}
    </div>
  );
}
