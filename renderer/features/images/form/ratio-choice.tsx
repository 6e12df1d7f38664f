import type { ReactNode } from 'react';
import classes from './form.module.css';

const LONG_REM = 1.375;

/** The shape of a ratio, as a small frame. */
export function RatioShape({ ratio }: { ratio: number }) {
  const width = `${ratio >= 1 ? LONG_REM : LONG_REM * ratio}rem`;
  const height = `${ratio >= 1 ? LONG_REM / ratio : LONG_REM}rem`;
  return <i style={{ width, height }} />;
}

/** One of several shapes; `group` is the name of its radio buttons. */
export function RatioChoice(props: {
  group: string;
  name: string;
  fact: string;
  isOn: boolean;
  width?: 'whole' | 'half';
  choose: () => void;
  children?: ReactNode;
}) {
  const { group, name, fact, isOn, width, choose, children } = props;
  return (
    <label className={classes.choice} data-on={isOn || undefined} data-wide={width} title={fact}>
      <input type="radio" name={group} className="visually-hidden" checked={isOn} onChange={choose} />
      {children}
      <span>{name}</span>
    </label>
  );
}
