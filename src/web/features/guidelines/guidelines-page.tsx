/** Guidelines: what the company offers, how it writes, its statement and its rewards (D2 sections 2.7 and 4.4). */
import { IconBuilding, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { has } from '#domain/permissions.ts';
import { answerOf } from '#web/api/queries.ts';
import { roleOf } from '#web/features/session/index.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { PagesDrawing, ThanksDrawing } from '#web/ui/drawings.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { Note } from '#web/ui/note.tsx';
import type { GuidelineView } from './editing.ts';
import { EosTab } from './eos-tab.tsx';
import { EvpTab } from './evp-tab.tsx';
import { ExampleContext, useRecentTexts } from './examples.ts';
import './guidelines.css';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SelectBare } from '#web/ui/select-bare.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RewardsTab } from './rewards-tab.tsx';
import { type StylePart, StyleTab } from './style-tab.tsx';
import { useEditing } from './use-editing.ts';
import { type Source, useGuidelines } from './use-guidelines.ts';
import { listWording, wording } from './wording.ts';

type Tab = keyof typeof wording.tabs;
const tabs = Object.keys(wording.tabs) as Tab[];

function Tabs({ current, onChoose }: { current: Tab; onChoose: (tab: Tab) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at + tabs.length - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`#guidelines-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Guidelines" onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`guidelines-${tab}`}
          className="tab"
          aria-selected={tab === current}
          aria-controls="guidelines-panel"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          <span className="w">{wording.tabs[tab]}</span>
        </button>
      ))}
    </div>
  );
}

interface CompanySelectProps {
  value: string | undefined;
  companies: readonly { tenantId: string; companyName: string }[];
  onChange: (tenantId: string | undefined) => void;
}

function CompanySelect({ value, companies, onChange }: CompanySelectProps) {
  return (
    <SelectBare
      label="Company"
      icon={<IconBuilding size={16} stroke={1.6} aria-hidden="true" />}
      value={value ?? ''}
      options={[
        { value: '', label: wording.selectCompany },
        ...companies.map(({ tenantId, companyName }) => ({ value: tenantId, label: companyName })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

function Skeleton() {
  return (
    <div className="gwait" role="status" aria-label="Loading guidelines">
      {[1, 2, 3, 4, 5, 6].map((n) => (
        <span key={n} className="sk" />
      ))}
    </div>
  );
}

const footNotes: Record<Tab, Record<StylePart, string> | string | undefined> = {
  evp: wording.usedFromNow,
  style: { punctuation: wording.examplesChange, style: wording.examplesChange, rules: wording.rulesFollowed },
  eos: undefined,
  rewards: undefined,
};

/** The tab and the part of it on which a fault can be seen. */
function placeOf(
  id: string,
  items: GuidelineView['items'],
  draft: GuidelineView['draft'],
): [Tab, StylePart | undefined] {
  const entry = draft.entries.find((one) => one.id === id);
  const headingId = items.find((item) => item.id === id)?.guidelineHeadingId ?? entry?.headingId;
  if (headingId === 3) return ['eos', undefined];
  if (headingId !== 2) return ['evp', undefined];
  return ['style', entry === undefined ? 'style' : 'rules'];
}

export function GuidelinesPage({ profile }: { profile: Profile }) {
  const role = roleOf(profile);
  const copywriter = role === 'copywriter';
  const mayEdit = has(role, 'guideline.edit');
  const [tenantId, setTenantId] = useState<string>();
  const source: Source = copywriter ? { kind: 'assigned', tenantId } : { kind: 'own' };
  const companies = useQuery({ ...answerOf('copywriter.tenants'), enabled: copywriter });
  const company = companies.data?.find((one) => one.tenantId === tenantId);
  const { items, rewards, isPending, error, refetch } = useGuidelines(source);
  const change = useEditing(items, refetch);
  const [tab, setTab] = useState<Tab>('evp');
  const [part, setPart] = useState<StylePart>('punctuation');
  const isChosen = !copywriter || company !== undefined;
  const texts = useRecentTexts(tenantId, tab === 'style' && isChosen);
  const { removing } = change;

  const view: GuidelineView = { items, draft: change.draft, editing: mayEdit ? change.editing : undefined };
  const official = items.find(({ title }) => title === 'Official company name')?.value;
  const companyName = official ?? company?.companyName ?? profile.companyName ?? '';
  const isNone = !mayEdit && rewards.length === 0 && items.every(({ value }) => value === null);
  const isBlank = mayEdit && !change.dirty && items.every(({ value }) => value === null);

  const save = async (): Promise<boolean> => {
    const [fault] = Object.keys(change.faults);
    if (fault !== undefined) {
      const [faultTab, faultPart] = placeOf(fault.slice(0, fault.lastIndexOf('.')), items, change.draft);
      setTab(faultTab);
      if (faultPart !== undefined) setPart(faultPart);
    }
    return change.save();
  };

  const content = () => {
    if (!isChosen) {
      return (
        <Message heading="h2" drawing={<ThanksDrawing />} title={wording.whose}>
          {wording.whoseText}
        </Message>
      );
    }
    if (isPending) return <Skeleton />;
    if (error !== null) {
      return (
        <LoadFailed title={wording.loadFailed} onRetry={refetch}>
          {wording.loadFailedText}
        </LoadFailed>
      );
    }
    if (isNone && tab !== 'rewards') {
      return (
        <Message heading="h2" drawing={<PagesDrawing />} title={wording.none}>
          {company === undefined ? wording.noneText : wording.noneOfCompany(company.companyName)}
        </Message>
      );
    }
    return (
      <>
        {!mayEdit && (
          <p className="note note--plain gnote">
            <IconLock size={18} stroke={1.6} aria-hidden="true" />
            <span>{wording.readOnly(company?.companyName ?? null)}</span>
          </p>
        )}
        {change.stale && (
          <div className="gnote">
            <Note look="clay" action={<Button onClick={() => void change.update()}>{wording.update}</Button>}>
              {wording.conflict.stale}
            </Note>
          </div>
        )}
        {isBlank && tab === 'evp' && (
          <div className="gnote">
            <Note>{wording.startHere}</Note>
          </div>
        )}
        {tab === 'evp' && <EvpTab key={tenantId} {...view} />}
        {tab === 'style' && <StyleTab key={tenantId} {...view} part={part} onPart={setPart} />}
        {tab === 'eos' && <EosTab {...view} companyName={companyName} />}
        {tab === 'rewards' && <RewardsTab rewards={rewards} mayEdit={mayEdit} onChanged={refetch} />}
      </>
    );
  };

  const note = footNotes[tab];
  const reason =
    change.conflicts.length > 0 ? wording.conflictOpen : change.dirty ? wording.unsaved : wording.unchanged;
  return (
    <ExampleContext value={{ texts, companyName }}>
      <div className="page gpage">
        <header className="gtop">
          <h1 className="t-h1">Guidelines</h1>
          {copywriter && <CompanySelect value={tenantId} companies={companies.data ?? []} onChange={setTenantId} />}
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </header>
        <Tabs current={tab} onChoose={setTab} />
        <div id="guidelines-panel" role="tabpanel" aria-labelledby={`guidelines-${tab}`}>
          {content()}
        </div>
      </div>
      {mayEdit && !isPending && error === null && (tab !== 'rewards' || change.dirty) && (
        <footer className="foot gfoot">
          {note !== undefined && (
            <span className="muted gfoot-note">
              <IconInfoCircle size={18} stroke={1.6} aria-hidden="true" />
              {typeof note === 'string' ? note : note[part]}
            </span>
          )}
          <span className="sp" />
          <span className="t-small muted" aria-live="polite">
            {reason}
          </span>
          <Button
            look="primary"
            busy={change.saving}
            disabled={!change.dirty || change.conflicts.length > 0}
            onClick={() => void save()}
          >
            Save
          </Button>
        </footer>
      )}
      <LeaveGuard dirty={change.dirty} onSave={save} />
      {removing !== undefined && (
        <ConfirmDialog
          title={listWording[removing.title]?.deleteTitle ?? 'Delete'}
          confirm="Delete"
          look="danger-fill"
          onClose={change.onKept}
          onConfirm={() => change.remove(removing)}
        >
          <p>{listWording[removing.title]?.deleteText(removing.value.trim())}</p>
        </ConfirmDialog>
      )}
    </ExampleContext>
  );
}
