import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { SampleFinding, SampleReport } from '../../../../../shared/domain/voices/voice.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import { ProgressRing } from '../../../../ui/feedback/progress-ring.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './span.module.css';
import { setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { cutAfter } from '../../clone-draft/spans/spans.ts';
import { useSampleReport } from '../parts/use-clone-facts.ts';
import { type FindingFix, fixAt } from './finding-fixes.ts';

const words = cloneTexts.report;

/** Quality of the chosen sample, and for each fault how to fix it, by one click where that is possible. */
export function SampleFindings({ suggest, isSuggesting }: { suggest: () => void; isSuggesting: boolean }) {
  const { report, isOld, error, retry } = useSampleReport();
  const hasSpans = useCloneDraft((draft) => draft.spans.length > 0);
  return (
    <section className={classes.report} aria-label={words.title}>
      <h3 className={wizard.heading}>{words.title}</h3>
      {error ? <FailureNotice failure={apiFailure(error)} steps={{ retry }} /> : null}
      {!hasSpans ? <p className={wizard.small}>{words.nothing}</p> : null}
      {hasSpans && !report && !error ? (
        <p className={wizard.busy} role="status">
          <ProgressRing share={null} size={14} />
          {words.measuring}
        </p>
      ) : null}
      {report ? (
        <div className={classes.measured} data-old={isOld || undefined} aria-busy={isOld}>
          <Figures report={report} />
          <Findings report={report} suggest={suggest} isSuggesting={isSuggesting} />
        </div>
      ) : null}
    </section>
  );
}

function Figures({ report }: { report: SampleReport }) {
  const rows = words.figures(report);
  return (
    <dl className={classes.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Findings(props: { report: SampleReport; suggest: () => void; isSuggesting: boolean }) {
  const { report, suggest, isSuggesting } = props;
  if (report.findings.length === 0) {
    return (
      <p className={classes.good} role="status">
        <IconCircleCheck size={16} stroke={1.6} aria-hidden />
        {words.good}
      </p>
    );
  }
  return (
    <ul className={classes.findings}>
      {report.findings.map((finding, at) => (
        <Finding
          key={finding.code}
          finding={finding}
          fix={fixAt(report.findings, at)}
          suggest={suggest}
          isSuggesting={isSuggesting}
        />
      ))}
    </ul>
  );
}

function Finding(props: {
  finding: SampleFinding;
  fix: FindingFix | null;
  suggest: () => void;
  isSuggesting: boolean;
}) {
  const { finding, fix, suggest, isSuggesting } = props;
  const reduceNoise = useCloneDraft((draft) => draft.reduceNoise);
  const normalizeVolume = useCloneDraft((draft) => draft.normalizeVolume);
  const isFixed = (fix === 'noise' && reduceNoise) || (fix === 'volume' && normalizeVolume);
  const Icon = finding.blocks ? IconAlertCircle : IconAlertTriangle;
  const mend = () => {
    if (fix === 'noise') setDraft({ reduceNoise: true });
    else if (fix === 'volume') setDraft({ normalizeVolume: true });
    else if (fix === 'cut') setDraft({ spans: cutAfter(useCloneDraft.getState().spans, SPEECH_LIMITS.cloneLongestMs) });
    else suggest();
  };
  return (
    <li className={classes.finding} data-tone={finding.blocks ? 'danger' : 'warn'}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <div>
        <strong>{words.findings[finding.code](finding.value)}</strong>
        <p>{words.findingFixes[finding.code]}</p>
        {fix === null ? null : isFixed ? (
          <p className={wizard.small}>{words.fixed[fix]}</p>
        ) : (
          <Button size="compact-sm" loading={fix === 'suggest' && isSuggesting} onClick={mend}>
            {words.fixes[fix]}
          </Button>
        )}
      </div>
    </li>
  );
}
