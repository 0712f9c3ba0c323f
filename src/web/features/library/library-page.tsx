/** Library: folders of lines that worked, by kind of content; searched, sorted and paged by the server (D2 section 2.6). */
import { IconArrowsSort, IconPlus, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { type SortOrder, sortLabels, sortOrders } from '#domain/advert.ts';
import type { FolderCategory } from '#domain/library.ts';
import { list } from '#domain/limits.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { PagesDrawing } from '#web/ui/drawings.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { CreateFolderDialog } from './create-folder-dialog.tsx';
import { FolderCard } from './folder-card.tsx';
import { rememberedTab, rememberTab, useFolders } from './folders.ts';
import './library.css';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SelectBare } from '#web/ui/select-bare.tsx';
import { LibraryTabs, labelOfPanel, panelId } from './library-tabs.tsx';
import { wording } from './wording.ts';

function Skeletons() {
  return (
    <div className="folds" role="status" aria-label={wording.loading}>
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} className="fold is-waiting">
          <span className="sk" style={{ width: '62%', height: 25 }} />
          <span className="sk" style={{ width: '84%', height: 15, marginTop: 14 }} />
          <span className="sk" style={{ width: '40%', height: 24, marginTop: 'auto' }} />
        </div>
      ))}
    </div>
  );
}

/** Calls `onNear` when the element comes near the window's edge, as long as there is more. */
function useEnd(more: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (element === null || !more) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near.current();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more]);
  return end;
}

export function LibraryPage({ profile }: { profile: Profile }) {
  const [currentTab, setCurrentTab] = useState<FolderCategory>(rememberedTab);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<SortOrder>('Newest');
  const [creating, setCreating] = useState(false);
  const search = useDeferredValue(typed.trim());
  const folders = useFolders({ category: currentTab, search, sort });
  const { foldersList, loading, failed, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = folders;
  const end = useEnd(hasNextPage && !isFetchingNextPage && !folders.isPlaceholderData, () => void fetchNextPage());
  const isEmpty = !loading && !failed && foldersList.length === 0 && search === '';

  const choose = (category: FolderCategory) => {
    rememberTab(category);
    setCurrentTab(category);
    setTyped('');
  };
  const createButton = (
    <Button look="primary" icon={<IconPlus size={18} stroke={1.6} />} onClick={() => setCreating(true)}>
      {wording.createNew}
    </Button>
  );

  const content = () => {
    if (loading) return <Skeletons />;
    if (failed && foldersList.length === 0) {
      return (
        <LoadFailed title={wording.loadFailed} onRetry={refetch}>
          {wording.loadFailedText}
        </LoadFailed>
      );
    }
    if (isEmpty) {
      const [title, text] = wording.empty[currentTab];
      return (
        <Message heading="h2" drawing={<PagesDrawing />} title={title} actions={createButton}>
          {text}
        </Message>
      );
    }
    if (foldersList.length === 0) {
      return (
        <Message heading="h2" drawing={<PagesDrawing />} title={wording.none(search)}>
          {wording.noneHint}
        </Message>
      );
    }
    return (
      <ul className="folds">
        {foldersList.map((folder) => (
          <FolderCard key={folder.id} folder={folder} />
        ))}
        {!hasNextPage && search === '' && (
          <li className="fold-add">
            <Button look="subtle" icon={<IconPlus size={18} stroke={1.6} />} onClick={() => setCreating(true)}>
              {wording.addAnother}
            </Button>
          </li>
        )}
      </ul>
    );
  };

  return (
    <div className="page library">
      <header className="lib-top">
        <h1 className="t-h1">{wording.title}</h1>
        <label className="input search">
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <span className="vh">{wording.search}</span>
          <input
            type="search"
            placeholder="Search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={list.searchMax}
          />
          <span className="end" aria-hidden="true">
            <kbd>/</kbd>
          </span>
        </label>
        <div className="me">
          <Avatar person={profile} size="lg" />
          <span>{nameOf(profile)}</span>
        </div>
      </header>
      <div className="lib-bar">
        <LibraryTabs currentTab={currentTab} onChoose={choose} />
        <div className="lib-tools">
          <SelectBare
            label="Sort"
            icon={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}
            value={sort}
            options={sortOrders.map((order) => ({ value: order, label: sortLabels[order] }))}
            onChange={setSort}
          />
          {!isEmpty && createButton}
        </div>
      </div>
      <section id={panelId} role="tabpanel" aria-labelledby={labelOfPanel(currentTab)} aria-busy={loading}>
        {content()}
        <div ref={end} />
        {isFetchingNextPage && <Skeletons />}
      </section>
      {creating && (
        <CreateFolderDialog
          category={currentTab}
          companyName={profile.companyName}
          onClose={() => setCreating(false)}
          onCreated={() => {
            setCreating(false);
            // A new folder is never hidden by an old search.
            setTyped('');
          }}
        />
      )}
    </div>
  );
}
