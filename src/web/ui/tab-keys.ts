/** Keys along a strip of tabs that are chosen by Enter or Space: arrows, Home and End move the focus only. */
import type { KeyboardEvent } from 'react';

/** For the `onKeyDown` of the element with the role `tablist`; closed tabs are stepped on too, so that they can say why. */
export function moveAlongTabs(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  tabs[to % tabs.length]?.focus();
}
