import { IconCloudUpload, IconShield } from '@tabler/icons-react';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { addressHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import classes from '../generation-form.module.css';
import { type BilledUnits, billingText } from './billing.ts';

/** What leaves the computer and where to, and what it counts as. `sent` and `stays` are sentences; `engine` is what the work is given to. */
export function BillingLine(props: {
  engine: EngineChoice;
  billed: BilledUnits;
  sent: (host: string) => string;
  stays: string;
}) {
  const { engine, billed, sent, stays } = props;
  const { cloud, prices } = useSettings();
  const isSent = engine === 'cloud';
  const Icon = isSent ? IconCloudUpload : IconShield;
  return (
    <div className={classes.billing}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <div>
        <p>{isSent ? sent(addressHost(cloud.baseUrl)) : stays}</p>
        <p>{billingText(engine, billed, prices)}</p>
      </div>
    </div>
  );
}
