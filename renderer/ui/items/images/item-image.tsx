import { type ReactNode, useState } from 'react';
import classes from '../items.module.css';
import { fillsTile } from './tile-fit.ts';

type Props = {
  address: string;
  alt?: string;
  /** In place of a file that is not there. */
  missing: ReactNode;
  /** Fills its tile where that crops it little; without it, it is always whole. */
  isTile?: boolean;
};

/** The file of an image as large as there is room; `missing` where there is no such file. */
export function ItemImage({ address, alt = '', missing, isTile = false }: Props) {
  const [isMissing, setMissing] = useState(false);
  const [isFilling, setFilling] = useState(isTile);
  if (isMissing) return missing;
  return (
    <img
      className={classes.image}
      data-filling={isFilling || undefined}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={isTile ? ({ currentTarget }) => setFilling(isLikeItsTile(currentTarget)) : undefined}
      onError={() => setMissing(true)}
    />
  );
}

function isLikeItsTile(image: HTMLImageElement): boolean {
  const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
  return fillsTile({ width: naturalWidth, height: naturalHeight }, { width: clientWidth, height: clientHeight });
}
