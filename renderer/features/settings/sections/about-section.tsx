import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';

/** Version, how it is updated, and licences. */
export function AboutSection() {
  const info = useQuery(api.app.info.queryOptions()).data;
  return (
    <>
      <SettingRow id="about">
        <span className={classes.number} data-selectable>
          {info ? TEXTS.version(info.version) : null}
        </span>
      </SettingRow>
      <SettingRow id="updates" isWide>
        {null}
      </SettingRow>
      <SettingRow id="licences" isWide>
        {null}
      </SettingRow>
    </>
  );
}
