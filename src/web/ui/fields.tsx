/** Fields: label above, help or error below, wired for screen readers. Values and events go straight to the input. */
import { IconAlertCircle, IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { RoomLeft, useRoom } from './room.tsx';

interface FieldFrame {
  label: ReactNode;
  help?: ReactNode;
  /** One message a broken rule; the first line of several is the most useful one. */
  error?: string | readonly string[] | undefined;
  required?: boolean | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

/** The messages under a field. */
export function FieldError({ id, error }: { id: string; error: FieldFrame['error'] }) {
  const messages = error === undefined ? [] : typeof error === 'string' ? [error] : error;
  return (
    <div id={id} aria-live="polite">
      {messages.map((message) => (
        <p className="err" key={message}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden="true" />
          {message}
        </p>
      ))}
    </div>
  );
}

/** Ids and attributes that tie an input to its label, help and error. */
export function useFieldIds(error: FieldFrame['error'], help: ReactNode) {
  const id = useId();
  const wrong = error !== undefined && error.length > 0;
  const described = [wrong ? `${id}-error` : '', help === undefined ? '' : `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    wrong,
    errorId: `${id}-error`,
    helpId: `${id}-help`,
    describedBy: described === '' ? undefined : described,
  };
}

/** Label, content, help and error of one field. */
export function FieldShell({
  id,
  label,
  required,
  aside,
  help,
  error,
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={aside === undefined ? 'field' : 'field has-aside'}>
      <label htmlFor={id} className="lbl">
        {label}
        {required && <span className="req" aria-hidden="true" />}
      </label>
      {children}
      {/* It stands beside the label, and comes after the field for the keyboard. */}
      {aside !== undefined && <div className="aside">{aside}</div>}
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'>, FieldFrame {
  /** `title` is set in serif: words that a candidate will read. */
  look?: 'plain' | 'big' | 'title';
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Read-only fields show a lock. */
export function TextField({
  label,
  help,
  error,
  required,
  aside,
  look = 'plain',
  start,
  end,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds(error, help);
  const room = useRoom(input.value);
  const classes = [
    'input',
    ids.wrong ? 'is-error' : '',
    look === 'plain' ? '' : `is-${look}`,
    input.readOnly ? 'is-lock' : '',
  ];
  return (
    <FieldShell id={ids.id} label={label} help={help} error={error} required={required} aside={aside}>
      <div className={classes.filter(Boolean).join(' ')}>
        {start}
        <input
          {...input}
          onInput={(event) => {
            room.look(event);
            input.onInput?.(event);
          }}
          id={ids.id}
          aria-invalid={ids.wrong || undefined}
          aria-required={required || undefined}
          aria-disabled={input.readOnly || undefined}
          aria-describedby={ids.describedBy}
        />
        {input.readOnly ? <IconLock className="end" size={16} stroke={1.6} aria-hidden="true" /> : end}
      </div>
      {!input.readOnly && <RoomLeft length={room.length} max={input.maxLength} />}
    </FieldShell>
  );
}

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton className="end" label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
          <Icon size={18} stroke={1.6} />
        </IconButton>
      }
    />
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  help,
  error,
  required,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & FieldFrame & { ref?: Ref<HTMLTextAreaElement> }) {
  const ids = useFieldIds(error, help);
  const room = useRoom(area.value);
  return (
    <FieldShell id={ids.id} label={label} help={help} error={error} required={required}>
      <div className={`input ${ids.wrong ? 'is-error' : ''} ${area.readOnly ? 'is-lock' : ''}`}>
        <textarea
          {...area}
          onInput={(event) => {
            room.look(event);
            area.onInput?.(event);
          }}
          id={ids.id}
          aria-invalid={ids.wrong || undefined}
          aria-required={required || undefined}
          aria-disabled={area.readOnly || undefined}
          aria-describedby={ids.describedBy}
        />
      </div>
      {!area.readOnly && <RoomLeft length={room.length} max={area.maxLength} />}
    </FieldShell>
  );
}
