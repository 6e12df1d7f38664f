import { IconCloudUpload, IconShield } from '@tabler/icons-react';
import { addressHost } from '../../../../../shared/domain/settings/service-host.ts';
import { useSettings } from '../../../../api/settings.ts';
import { texts } from '../../texts.ts';
import classes from './naming.module.css';
import { useCloneDraft } from '../clone-draft.ts';
import { totalMs } from '../spans.ts';

/** What leaves the computer, where it goes, and what it counts as. */
export function CloneSummary() {
  const { engine, cloud } = useSettings();
  const spans = useCloneDraft((draft) => draft.spans);
  const prompt = useCloneDraft((draft) => draft.prompt);
  const host = addressHost(cloud.baseUrl);
  const facts = { sampleMs: totalMs(spans), promptMs: prompt ? totalMs([prompt]) : null };
  const Icon = engine === 'cloud' ? IconCloudUpload : IconShield;
  const lines = engine === 'cloud' ? texts.clone.summary.cloud(facts, host) : texts.clone.summary.local(facts);
  return (
    <section className={classes.summary} aria-label={texts.clone.summary.title}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
