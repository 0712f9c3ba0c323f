import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldOptions, useField } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldOptions, Omit<InputHTMLAttributes<HTMLInputElement>, 'required'> {
  /** `title`: large serif for job titles; `copy`: serif for words a candidate will read. */
  look?: 'plain' | 'title' | 'copy';
  icon?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. `onChange` gets the native event. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, required, labelHidden, labelEnd, look = 'plain', icon, end, id, className, ...rest } = props;
  const binding = useField({ help, error, required: required ?? false }, id);
  return (
    <Field {...{ binding, label, help, error, labelHidden, labelEnd, className }} required={required ?? false}>
      <div className={styles.box}>
        {icon ? <span className={styles.start}>{icon}</span> : null}
        <input
          type="text"
          {...rest}
          {...binding}
          className={classNames(
            styles.input,
            look === 'title' && styles.title,
            look === 'copy' && styles.serif,
            icon !== undefined && styles.withStart,
            end !== undefined && styles.withEnd,
          )}
        />
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
    </Field>
  );
}
