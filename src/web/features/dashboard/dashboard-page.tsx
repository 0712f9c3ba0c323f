/** Job Adverts: three tabs of cards, searched, sorted and filtered by the server (D1 section 2, Dashboard). */
import { IconArrowsSort, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { AdvertSummary } from '#contract/advert.ts';
import { type AdvertStatus, type SortOrder, sortLabels, sortOrders } from '#domain/advert.ts';
import { list as limits } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import { builderHref, paths } from '#web/paths.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { PagesDrawing } from '#web/ui/drawings.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { AdvertCard } from './advert-card.tsx';
import { AdvertGrid } from './advert-grid.tsx';
import { BulkButton, BulkTools, type ExportMany } from './bulk-tools.tsx';
import './dashboard.css';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SelectBare } from '#web/ui/select-bare.tsx';
import { rememberedTab, rememberTab, type View } from './first-view.ts';
import { deleteAdvert, useAdverts, useCounts } from './use-adverts.ts';
import { bulkActionOf, useSelection } from './use-selection.ts';
import { UserFilter } from './user-filter.tsx';

const tabs: readonly { status: AdvertStatus; label: string; empty: string }[] = [
  { status: 'draft', label: 'Drafts', empty: 'You have no drafts.' },
  { status: 'review', label: 'In review', empty: 'You have no adverts in review.' },
  { status: 'completed', label: 'Completed', empty: 'You have no completed adverts.' },
];
function Skeletons() {
  return (
    <div className="ad-grid" role="status" aria-label="Loading adverts">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <div key={n} className="ad paper ad-skeleton">
          <span className="sk" style={{ width: 96, height: 12 }} />
          <span className="sk" style={{ width: '70%', height: 26, marginTop: 24 }} />
          <span className="sk" style={{ width: '45%', height: 14, marginTop: 14 }} />
        </div>
      ))}
    </div>
  );
}

export interface DashboardPageProps {
  profile: Profile;
  /** Exports one completed advert to Word. */
  onExport: (advert: AdvertSummary) => Promise<void>;
  /** Exports several into one archive. */
  onExportMany: ExportMany;
  /** Draws the dialog of a card's action. */
  dialogOf: (action: 'translate' | 'posts', advert: AdvertSummary, onClose: () => void) => ReactNode;
}

export function DashboardPage({ profile, onExport, onExportMany, dialogOf }: DashboardPageProps) {
  const navigate = useNavigate();
  const role = profile.role[0]?.name ?? 'recruiter';
  const copywriter = role === 'copywriter';
  const [status, setStatus] = useState<AdvertStatus>(rememberedTab);
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<SortOrder>('Newest');
  const [users, setUsers] = useState<string[]>([]);
  const [tenantId, setTenantId] = useState<string>();
  const [deleting, setDeleting] = useState<AdvertSummary>();
  const [acting, setActing] = useState<{ action: 'translate' | 'posts'; advert: AdvertSummary }>();
  const search = useDeferredValue(typed.trim());
  const view: View = { status, search, sort, users, tenantId };
  const { adverts, isPending, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useAdverts(view);
  const counts = useCounts(tenantId);
  const companies = useQuery({ ...answerOf('copywriter.tenants'), enabled: copywriter });
  const now = new Date();
  // As the server has it: adverts that a copywriter writes are an admin's to delete.
  const mayDelete = (advert: AdvertSummary) => !copywriter && !(role === 'recruiter' && advert.type === 'copywriter');
  const selection = useSelection(view, (advert) => status !== 'draft' || mayDelete(advert));
  const bulkAction = copywriter ? undefined : bulkActionOf[status];
  const inTab = counts.data?.[status] ?? 0;

  const choose = (next: AdvertStatus) => {
    rememberTab(next);
    setStatus(next);
    setTyped('');
    setSort('Newest');
    selection.stop();
  };

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || !hasNextPage) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, fetchNextPage]);

  // Whoever deleted by keyboard would else begin at the top of the page again: the button they pressed is gone.
  const panel = useRef<HTMLElement>(null);
  const asked = useRef(false);
  const asking = deleting !== undefined || selection.on;
  useEffect(() => {
    if (asked.current && !asking && document.activeElement === document.body) panel.current?.focus();
    asked.current = asking;
  }, [asking]);

  const exportOne = (advert: AdvertSummary) => {
    onExport(advert).catch((failure: unknown) =>
      toast.error(failure instanceof Error ? failure.message : String(failure)),
    );
  };
  const createButton = (label: string, className = '') => (
    <Button
      look="primary"
      className={className}
      icon={<IconPlus size={18} stroke={1.6} />}
      onClick={() => void navigate({ to: paths.create })}
    >
      {label}
    </Button>
  );
  const tab = tabs.find((one) => one.status === status);
  const narrowed = search !== '' || users.length > 0;

  const content = () => {
    if (isPending) return <Skeletons />;
    if (isError) {
      return (
        <LoadFailed title="The adverts couldn't be loaded" onRetry={refetch}>
          {error.message}
        </LoadFailed>
      );
    }
    if (adverts.length === 0) {
      return narrowed ? (
        <Message heading="h2" drawing={<PagesDrawing />} title="No search result found">
          Try another word, or show everybody's adverts.
        </Message>
      ) : (
        <Message
          heading="h2"
          drawing={<PagesDrawing />}
          title={copywriter ? (tab?.empty ?? '') : `${tab?.empty ?? ''} Please create one.`}
          actions={copywriter ? undefined : createButton('Create New Advert')}
        />
      );
    }
    return (
      <AdvertGrid
        adverts={adverts}
        card={(advert) => (
          <AdvertCard
            key={advert.id}
            advert={advert}
            copywriter={copywriter}
            mayDelete={mayDelete(advert)}
            now={now}
            timezone={profile.timezone}
            selected={selection.on ? selection.chosen.has(advert.id) : undefined}
            onToggle={() => selection.toggle(advert.id)}
            onEdit={() => void navigate({ to: builderHref(advert.type, advert.id, advert.tenantId) })}
            onExport={exportOne}
            onTranslate={(chosen) => setActing({ action: 'translate', advert: chosen })}
            onPosts={(chosen) => setActing({ action: 'posts', advert: chosen })}
            onDelete={setDeleting}
          />
        )}
      />
    );
  };

  return (
    <div className="page">
      <header className="dash-top">
        <h1 className="t-h1">Job Adverts</h1>
        <label className="input search">
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <span className="vh">Search</span>
          <input
            type="search"
            placeholder="Search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={limits.searchMax}
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
      <div className="dash-bar">
        <TabStrip
          label="Adverts by state"
          id="tab"
          controls="adverts"
          tabs={tabs.map((each) => ({ name: each.status, label: each.label, count: counts.data?.[each.status] }))}
          current={status}
          onChoose={choose}
        />
        <div className="dash-tools">
          {selection.on && bulkAction !== undefined ? (
            <BulkTools
              action={bulkAction}
              selection={selection}
              total={narrowed && !hasNextPage ? adverts.length : inTab}
              onExport={onExportMany}
            />
          ) : (
            <>
              {bulkAction !== undefined && <BulkButton action={bulkAction} count={inTab} onStart={selection.start} />}
              {copywriter ? (
                <SelectBare
                  label="Company"
                  value={tenantId ?? ''}
                  options={[
                    { value: '', label: 'All' },
                    ...(companies.data ?? []).map(({ tenantId, companyName }) => ({
                      value: tenantId,
                      label: companyName,
                    })),
                  ]}
                  onChange={(chosen) => setTenantId(chosen === '' ? undefined : chosen)}
                />
              ) : (
                <UserFilter people={counts.data?.people ?? []} chosen={users} onChange={setUsers} />
              )}
              <SelectBare
                label="Sort"
                icon={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}
                value={sort}
                options={sortOrders.map((order) => ({ value: order, label: sortLabels[order] }))}
                onChange={setSort}
              />
              {!copywriter && createButton('Create New Advert', 'cta')}
            </>
          )}
        </div>
      </div>
      <section ref={panel} id="adverts" role="tabpanel" tabIndex={-1} aria-labelledby={`tab-${status}`}>
        {content()}
        <div ref={end} />
        {isFetchingNextPage && <Skeletons />}
      </section>
      {acting !== undefined && dialogOf(acting.action, acting.advert, () => setActing(undefined))}
      {deleting !== undefined && (
        <ConfirmDialog
          title="Delete Advert"
          subtitle="Are you sure?"
          confirm="Delete"
          look="danger-fill"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await deleteAdvert(deleting.id);
            toast.success('Advert deleted');
          }}
        >
          <p>
            <b>{deleting.jobTitle}</b> and its comments will be removed for everyone.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The stored text of an advert, for its export. */
export async function loadContent(advertId: string): Promise<string> {
  const { advert } = await call('advert.details', { body: { advertId } });
  return advert.advertContent.content;
}
