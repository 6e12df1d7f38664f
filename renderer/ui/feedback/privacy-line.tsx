import { IconCloudUpload, IconShield } from '@tabler/icons-react';
import classes from './small-states.module.css';

/** Foot line that says whether something has left the computer, e.g. "This audio hasn’t left your computer." */
export function PrivacyLine({ text, hasLeft = false }: { text: string; hasLeft?: boolean }) {
  const Icon = hasLeft ? IconCloudUpload : IconShield;
  return (
    <p className={classes.privacy}>
      <Icon size={15} stroke={1.6} aria-hidden />
      {text}
    </p>
  );
}
