/** An advert that has no id yet: the General tab alone can be opened. */
import { useNavigate } from '@tanstack/react-router';
import type { Profile } from '#contract/account.ts';
import type { AdvertType } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';
import { builderHref, paths } from '#web/paths.ts';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderTabs, panelId } from './builder-tabs.tsx';
import { GeneralTab } from './parts.ts';
import { SetUpFooter } from './set-up-footer.tsx';
import { listTabs, nextTab } from './tabs.ts';
import { useSteps } from './use-steps.tsx';

export interface NewAdvertProps {
  type: AdvertType;
  profile: Profile;
  role: Role;
}

export function NewAdvert({ type, profile, role }: NewAdvertProps) {
  const navigate = useNavigate();
  const subject = { type, copywritingFinished: false, role, reviewed: false };
  const tabs = listTabs({ ...subject, saved: false });
  const steps = useSteps({ tabs, type, profile });
  return (
    <>
      <BuilderBar type={type} title="New advert" editors={[]} />
      <BuilderTabs tabs={tabs} current="general" onChoose={(tab) => void steps.choose(tab)} />
      <div className="step is-general" id={panelId('general')} role="tabpanel" aria-labelledby="builder-tab-general">
        <GeneralTab
          ref={steps.general}
          type={type}
          advert={undefined}
          profile={profile}
          role={role}
          tenantId={undefined}
          readOnly={false}
          reason={undefined}
          onDirty={steps.onDirty}
          onSaved={async ({ id }, _fields, action) => {
            const next = nextTab(listTabs({ ...subject, saved: true }), 'general');
            const hash = action === 'next' && next !== undefined ? next : 'general';
            await navigate({ to: builderHref(type, id), hash, replace: true });
          }}
        />
      </div>
      <SetUpFooter steps={steps} editable onCancel={() => void navigate({ to: paths.dashboard })} />
    </>
  );
}
