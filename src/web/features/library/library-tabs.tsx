/** The six tabs of the library: arrows move, Home and End go to the ends. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type FolderCategory, folderCategories } from '#domain/library.ts';
import { tabLabels, wording } from './wording.ts';

const tabId = (category: FolderCategory): string => `library-tab-${category}`;

export const panelId = 'folders';
export const labelOfPanel = tabId;

export function LibraryTabs({
  currentTab,
  onChoose,
}: {
  currentTab: FolderCategory;
  onChoose: (category: FolderCategory) => void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the strip scrolls; only it moves, not the page.
    const tab = strip.current?.querySelector<HTMLElement>(`#${tabId(currentTab)}`);
    if (strip.current && tab) strip.current.scrollLeft = tab.offsetLeft - strip.current.offsetLeft - 20;
  }, [currentTab]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = folderCategories.indexOf(currentTab);
    const last = folderCategories.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : folderCategories[to];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={wording.tabs} ref={strip} onKeyDown={onKeyDown}>
      {folderCategories.map((category) => (
        <button
          key={category}
          type="button"
          role="tab"
          id={tabId(category)}
          className="tab"
          aria-selected={category === currentTab}
          aria-controls={panelId}
          tabIndex={category === currentTab ? 0 : -1}
          onClick={() => onChoose(category)}
        >
          <span className="w">{tabLabels[category]}</span>
        </button>
      ))}
    </div>
  );
}
