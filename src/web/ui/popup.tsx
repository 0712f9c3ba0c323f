/**
 * A layer that hangs on a button: a menu or a small form. It takes the focus, keeps it, and closes on Escape, on a press
 * outside and when the focus leaves. What places it is fetched when the first one opens.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

/** Between the button and the layer, and between the layer and the window's edge, in pixels. */
const gap = 4;
const margin = 8;

/** What a layer hangs on: a button, or words on the page. */
export type PopupAnchor = HTMLElement | { getBoundingClientRect: () => DOMRect; contextElement: Element };

export interface PopupProps {
  anchor: RefObject<PopupAnchor | null>;
  role: 'menu' | 'dialog';
  label: string;
  className?: string | undefined;
  width?: number;
  /** False where somebody goes on typing beside it. */
  takesFocus?: boolean;
  /** `returned` says whether the focus should go back to the button: not when a press elsewhere closed it. */
  onClose: (returned: boolean) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDivElement>) => void;
  children: ReactNode;
}

const focusable = 'button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** A layer that is there while it is rendered. */
export function Popup({
  anchor,
  role,
  label,
  className,
  width,
  takesFocus = true,
  onClose,
  onKeyDown,
  children,
}: PopupProps) {
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    void import('@floating-ui/dom').then(({ autoUpdate, computePosition, flip, offset, shift }) => {
      const button = anchor.current;
      const element = layer.current;
      if (gone || button === null || element === null) return;
      stop = autoUpdate(button, element, () => {
        const middleware = [offset(gap), flip({ padding: margin }), shift({ padding: margin })];
        void computePosition(button, element, { placement: 'bottom-start', strategy: 'fixed', middleware }).then(
          ({ x, y }) => {
            element.style.left = `${x}px`;
            element.style.top = `${y}px`;
            setPlaced(true);
          },
        );
      });
    });
    return () => {
      gone = true;
      stop();
    };
  }, [anchor]);

  // Hidden things take no focus, so it comes once the layer has its place; at once, or a key pressed when it shows is lost.
  useLayoutEffect(() => {
    if (!placed || !takesFocus) return;
    const wanted = layer.current?.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? layer.current?.querySelector<HTMLElement>(focusable))?.focus();
  }, [placed, takesFocus]);

  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!(event.target instanceof Node)) return;
      const button = anchor.current;
      if (layer.current?.contains(event.target) || (button instanceof Node && button.contains(event.target))) return;
      close.current(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [anchor]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
      return;
    }
    if (event.key === 'Tab') {
      if (role === 'menu') onClose(true);
      else keepFocus(event);
    }
    onKeyDown?.(event);
  };

  return createPortal(
    // The handlers belong to what the layer holds: keys come from its buttons and fields.
    <div
      ref={layer}
      {...{ role, 'aria-label': label }}
      className={`popup ${className ?? ''}`}
      style={{ visibility: placed ? 'visible' : 'hidden', width }}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      {children}
    </div>,
    document.body,
  );
}

/** Tab goes round inside the layer. */
function keepFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const last = all.at(event.shiftKey ? 0 : -1);
  if (document.activeElement !== last) return;
  event.preventDefault();
  all.at(event.shiftKey ? -1 : 0)?.focus();
}
