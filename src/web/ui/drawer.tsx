import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './drawer.module.css';

interface LayerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title, before the close button. */
  end?: ReactNode;
  children: ReactNode;
  /** Stays while the content scrolls. */
  footer?: ReactNode;
}

function Layer(props: LayerProps & { position: 'left' | 'right' | 'bottom'; className: string | undefined }) {
  const { opened, onClose, title, end, children, footer, position, className } = props;
  const id = useId();
  return (
    <MantineDrawer.Root opened={opened} onClose={onClose} position={position} zIndex={200}>
      <MantineDrawer.Overlay className={styles.scrim} />
      <MantineDrawer.Content className={classNames(styles.layer, className)} aria-labelledby={id} radius={0} shadow="none">
        <header className={styles.header}>
          <h2 id={id} className="hw-h2">
            {title}
          </h2>
          <div className={styles.end}>
            {end}
            <IconButton plain label="Close" onClick={onClose}>
              <IconX size={19} />
            </IconButton>
          </div>
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}

/** A panel from the side: 30% wide, at least 360 px, full width on phones. */
export function Drawer({ side = 'right', ...rest }: LayerProps & { side?: 'left' | 'right' }) {
  return <Layer {...rest} position={side} className={styles.drawer} />;
}

/** A sheet from the bottom for phones, at most 88% of the height. */
export function BottomSheet(props: LayerProps) {
  return <Layer {...props} position="bottom" className={styles.sheet} />;
}
