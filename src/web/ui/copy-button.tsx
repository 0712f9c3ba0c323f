import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps, IconButton } from './button.tsx';
import { feedback } from './feedback.ts';
import { toast } from './toasts.tsx';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'icon' | 'children'> {
  /** What goes to the clipboard, read when the button is pressed. */
  text: string | (() => string);
  label?: string;
  /** Said in place once it is done. */
  doneLabel?: string;
  /** How long, in milliseconds. */
  doneFor?: number;
  /** Only the picture. */
  iconOnly?: boolean;
  onCopied?: () => void;
}

/** Copies and answers in place. */
export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    label = 'Copy',
    doneLabel = 'Copied',
    doneFor = feedback.copied,
    iconOnly = false,
    onCopied,
    ...rest
  } = props;
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), doneFor);
    return () => clearTimeout(timer);
  }, [done, doneFor]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setDone(true);
      onCopied?.();
    } catch {
      toast.error('The browser did not allow copying. Select the text and copy it yourself.');
    }
  };

  const words = done ? doneLabel : label;
  const icon = done ? <IconCheck size={17} aria-hidden="true" /> : <IconCopy size={17} aria-hidden="true" />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={words} onClick={() => void copy()}>
          {icon}
        </IconButton>
      ) : (
        <Button look="subtle" {...rest} icon={icon} onClick={() => void copy()}>
          {words}
        </Button>
      )}
      <span className="vh" role="status">
        {done ? doneLabel : ''}
      </span>
    </>
  );
}
