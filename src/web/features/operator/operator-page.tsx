/** The operator's desk: requests that wait, adverts that are being written, and the people who write them. */
import { IconBuilding, IconCalendar, IconUser, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Desk, DeskAssignment, WaitingRequest } from '#contract/copywriter.ts';
import { call } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { dotted, momentText } from '#web/ui/dates.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { PagesDrawing } from '#web/ui/drawings.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { Loader } from '#web/ui/spinner.tsx';
import { TabStrip } from '#web/ui/tab-strip.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CopywriterList } from './copywriter-list.tsx';
import { InviteForm } from './invite-form.tsx';
import './operator.css';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { wording } from './wording.ts';

type Tab = keyof typeof wording.tabs;
const order: readonly Tab[] = ['waiting', 'assigned', 'finished'];

interface CardProps {
  advert: Pick<WaitingRequest, 'jobTitle' | 'companyName' | 'deadline'>;
  moment: string;
  /** Who asked, or who writes. */
  person: string;
  action: ReactNode;
  children?: ReactNode;
}

function Card({ advert, moment, person, action, children }: CardProps) {
  return (
    <article className="rq paper">
      <div className="h">
        <div>
          <span className="t-caps">{moment}</span>
          <h2>{advert.jobTitle}</h2>
        </div>
        {action}
      </div>
      <p className="mt">
        <span>
          <IconBuilding size={15} stroke={1.6} aria-hidden="true" />
          {advert.companyName}
        </span>
        <span>
          <IconUser size={15} stroke={1.6} aria-hidden="true" />
          {person}
        </span>
        {advert.deadline !== null && (
          <span className="num">
            <IconCalendar size={15} stroke={1.6} aria-hidden="true" />
            Deadline {dotted(advert.deadline)}
          </span>
        )}
      </p>
      {children}
    </article>
  );
}

function DeskBody({ desk, profile, reload }: { desk: Desk; profile: Profile; reload: () => Promise<unknown> }) {
  const [tab, setTab] = useState<Tab>('waiting');
  const [assigning, setAssigning] = useState<WaitingRequest>();
  const [takingOff, setTakingOff] = useState<DeskAssignment>();
  const now = new Date();
  const shown = {
    waiting: desk.requests,
    assigned: desk.assignments.filter(({ finished }) => !finished),
    finished: desk.assignments.filter(({ finished }) => finished),
  };
  const reasonOf = (request: WaitingRequest): string | undefined =>
    desk.copywriters.length === 0
      ? wording.noCopywriters
      : request.hasJobDescription
        ? undefined
        : wording.noJobDescription;
  const when = (iso: string): string => momentText(iso, now, profile.timezone);
  return (
    <>
      <TabStrip
        label={wording.title}
        id="desk"
        controls="desk-list"
        tabs={order.map((name) => ({ name, label: wording.tabs[name], count: shown[name].length }))}
        current={tab}
        onChoose={setTab}
      />
      <div className="desk">
        <section className="reqs" id="desk-list" role="tabpanel" aria-labelledby={`desk-${tab}`}>
          {shown[tab].length === 0 && (
            <Message heading="h2" drawing={<PagesDrawing />} title={wording.empty[tab]}>
              {tab === 'waiting' ? wording.lead : undefined}
            </Message>
          )}
          {tab === 'waiting'
            ? shown.waiting.map((request) => (
                <Card
                  key={request.advertId}
                  advert={request}
                  moment={when(request.requestedAt)}
                  person={request.requestedBy}
                  action={
                    <Button
                      icon={<IconUserPlus size={18} stroke={1.6} />}
                      disabled={reasonOf(request) !== undefined}
                      onClick={() => setAssigning(request)}
                    >
                      {wording.assign}
                    </Button>
                  }
                >
                  <blockquote>{request.message ?? wording.noMessage}</blockquote>
                  {reasonOf(request) !== undefined && <p className="help">{reasonOf(request)}</p>}
                </Card>
              ))
            : shown[tab].map((assignment) => (
                <Card
                  key={assignment.advertId}
                  advert={assignment}
                  moment={when(assignment.assignedAt)}
                  person={nameOf(assignment.copywriter)}
                  action={<Button onClick={() => setTakingOff(assignment)}>{wording.takeOff}</Button>}
                />
              ))}
        </section>
        <aside>
          <CopywriterList copywriters={desk.copywriters} onChanged={reload} />
        </aside>
      </div>
      {assigning !== undefined && (
        <AssignDialog
          request={assigning}
          copywriters={desk.copywriters}
          onDone={reload}
          onClose={() => setAssigning(undefined)}
        />
      )}
      {takingOff !== undefined && (
        <ConfirmDialog
          title={wording.takeOffTitle(nameOf(takingOff.copywriter))}
          subtitle={wording.takeOffText(nameOf(takingOff.copywriter))}
          confirm={wording.takeOff}
          look="danger-fill"
          onConfirm={async () => {
            const { tenantId, advertId } = takingOff;
            await call('operator.unassign', { body: { tenantId, advertId } });
            toast.success(wording.takenOff);
            await reload();
          }}
          onClose={() => setTakingOff(undefined)}
        />
      )}
    </>
  );
}

export function OperatorPage({ profile }: { profile: Profile }) {
  const { data, isError, error, refetch } = useQuery(answerOf('operator.desk'));
  return (
    <>
      <div className="page">
        <header className="otop">
          <h1 className="t-h1">{wording.title}</h1>
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </header>
        {data !== undefined && <DeskBody desk={data} profile={profile} reload={refetch} />}
        {data === undefined && isError && (
          <LoadFailed title={wording.loadFailed} onRetry={refetch}>
            {error.message}
          </LoadFailed>
        )}
        {data === undefined && !isError && <Loader />}
      </div>
      <InviteForm onInvited={refetch} />
    </>
  );
}
