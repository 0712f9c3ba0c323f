import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps, IconButton } from './button.tsx';
import { feedback } from './feedback.ts';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'icon' | 'children'> {
  /** What goes to the clipboard, read when the button is pressed. */
  text: string | (() => string);
  label?: string;
  /** Said in place once it is done. */
  doneLabel?: string;
  /** How long, in milliseconds. */
  doneFor?: number;
  /** Only the picture, until there is something to say. */
  iconOnly?: boolean;
  onCopied?: () => void;
  /** The browser did not allow it; the button says that nothing was copied. */
  onFailed: (error: unknown) => void;
}

const failedLabel = 'Not copied';

/** Copies and answers in place. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    label = 'Copy',
    doneLabel = 'Copied',
    doneFor = feedback.copied,
    iconOnly = false,
    onCopied,
    onFailed,
    ...rest
  } = props;
  const [state, setState] = useState<'done' | 'failed'>();
  const done = state === 'done';
  useEffect(() => {
    if (state === undefined) return;
    const timer = setTimeout(() => setState(undefined), doneFor);
    return () => clearTimeout(timer);
  }, [state, doneFor]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setState('done');
      onCopied?.();
    } catch (error) {
      setState('failed');
      onFailed(error);
    }
  };

  const words = state === undefined ? label : done ? doneLabel : failedLabel;
  const icon = done ? <IconCheck size={17} aria-hidden="true" /> : <IconCopy size={17} aria-hidden="true" />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={words} className={state === undefined ? '' : 'has-words'} onClick={() => void copy()}>
          {icon}
          {state !== undefined && <span>{words}</span>}
        </IconButton>
      ) : (
        <Button look="subtle" {...rest} icon={icon} onClick={() => void copy()}>
          {words}
        </Button>
      )}
      <span className="vh" role="status">
        {state === undefined ? '' : words}
      </span>
    </>
  );
}
