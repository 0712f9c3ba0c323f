/** The button that copies a text to the system's clipboard and keeps it in the advert's. */
import { IconCheck, IconClipboardPlus } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import type { Copied } from './use-copy.ts';
import './clipboard.css';

const words = { copied: 'Copied' } as const;

/** Says 'Copied' in place for 1.5 seconds and over it for 2 (D2 section 9). */
export function CopyTool({ label, copied, onCopy }: { label: string; copied: Copied; onCopy: () => void }) {
  const icon = { size: 18, stroke: 1.6 } as const;
  return (
    <span className="cb-copy">
      <IconButton label={copied === 'label' ? words.copied : label} onClick={onCopy}>
        {copied === 'label' ? <IconCheck {...icon} /> : <IconClipboardPlus {...icon} />}
      </IconButton>
      {/* Seen and announced as one; the button's name is only there for whoever comes back to it. */}
      <span className={copied === undefined ? 'vh' : 'cb-copied'} role="status">
        {copied === undefined ? '' : words.copied}
      </span>
    </span>
  );
}
