import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './growing-textarea.module.css';

/** Props of a GrowingTextarea: those of Mantine's, with class names as an object. */
export type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'rows' | 'classNames' | 'styles'> & {
  classNames?: { input?: string };
};

/** A text field as high as its text, at least `minRows` lines (1) and at most `maxRows`, beyond which it scrolls. */
export function GrowingTextarea({ minRows = 1, maxRows, classNames, ...props }: GrowingTextareaProps) {
  return (
    <Textarea
      {...props}
      classNames={{ ...classNames, input: `${classes.field} ${classNames?.input ?? ''}` }}
      styles={{ input: { '--least-rows': minRows, '--most-rows': maxRows } }}
    />
  );
}
