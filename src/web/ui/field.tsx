import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What every field takes. */
export interface FieldOptions {
  label: ReactNode;
  /** Says more than the label, below the field. */
  help?: ReactNode;
  /** A sentence; its presence makes the field invalid. */
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Stands at the right end of the label's line, such as a link. */
  labelEnd?: ReactNode;
}

/** The attributes that tie a control to its label, help and error. */
export interface FieldBinding {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Makes the ids of a field and what refers to them. */
export function useField(options: Pick<FieldOptions, 'help' | 'error' | 'required'>, id?: string) {
  const own = useId();
  const control = id ?? own;
  const described = [options.error && `${control}-error`, options.help && `${control}-help`].filter(Boolean).join(' ');
  const binding: FieldBinding = {
    id: control,
    'aria-describedby': described || undefined,
    'aria-invalid': options.error ? true : undefined,
    'aria-required': options.required ? true : undefined,
  };
  return binding;
}

/** A sentence that says what is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

interface FieldProps extends FieldOptions {
  binding: FieldBinding;
  className?: string | undefined;
  /** For controls that are no native field: the label names them by its own id. */
  labelElement?: 'label' | 'span';
  children: ReactNode;
}

/** Label above, control, then error or help below. */
export function Field(props: FieldProps) {
  const { binding, label, help, error, required, labelHidden, labelEnd, className, labelElement = 'label', children } =
    props;
  const words = (
    <>
      {label}
      {required ? (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  );
  const labelClass = classNames(styles.label, labelHidden && 'hw-hidden');
  return (
    <div className={classNames(styles.field, className)}>
      <div className={labelHidden && labelEnd === undefined ? 'hw-hidden' : styles.head}>
        {labelElement === 'label' ? (
          <label className={labelClass} htmlFor={binding.id} id={`${binding.id}-label`}>
            {words}
          </label>
        ) : (
          <span className={labelClass} id={`${binding.id}-label`}>
            {words}
          </span>
        )}
        {labelEnd}
      </div>
      {children}
      {error ? <FieldError id={`${binding.id}-error`}>{error}</FieldError> : null}
      {help ? (
        <p className={styles.help} id={`${binding.id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
