import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldOptions, useField } from './field.tsx';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldOptions, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  look?: 'plain' | 'copy';
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them where the browser can. `onChange` gets the native event. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, required, labelHidden, labelEnd, look = 'plain', id, className, rows = 4, ...rest } = props;
  const binding = useField({ help, error, required: required ?? false }, id);
  return (
    <Field {...{ binding, label, help, error, labelHidden, labelEnd, className }} required={required ?? false}>
      <textarea
        rows={rows}
        {...rest}
        {...binding}
        className={classNames(styles.input, styles.area, look === 'copy' && styles.serif)}
      />
    </Field>
  );
}
