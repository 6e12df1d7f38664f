import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import classes from '../generation-form.module.css';
import { texts } from '../generation-form-texts.ts';
import { textFit } from '../text-limit.ts';
import { GrowingTextarea, type GrowingTextareaProps } from '../../text/growing-textarea.tsx';

/** Props of a CountedTextarea. `counted` is what is counted where that is not what is typed. */
export type CountedTextareaProps = Omit<GrowingTextareaProps, 'value' | 'onChange' | 'error'> & {
  value: string;
  onChange: (value: string) => void;
  most: number;
  counted?: string;
  problem: string | null;
};

/**
 * A text with its length against the limit. A longer one can be typed and pasted, since what is cut off unasked is lost; the
 * problem says that it is too long.
 */
export function CountedTextarea(props: CountedTextareaProps) {
  const { value, onChange, most, counted = value, problem, ...rest } = props;
  const characters = characterCount(counted.trim());
  return (
    <GrowingTextarea
      {...rest}
      value={value}
      error={problem}
      description={
        <span className={classes.count} data-fit={textFit(characters, most)}>
          {texts.ofLimit(characters, most)}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
