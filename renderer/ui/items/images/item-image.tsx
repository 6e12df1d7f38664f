import { type ReactNode, useState } from 'react';
import classes from '../items.module.css';

/** The file of an image as large as there is room; `missing` where there is no such file. */
export function ItemImage({ address, alt = '', missing }: { address: string; alt?: string; missing: ReactNode }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return missing;
  return (
    <img
      className={classes.image}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
