-- What people chose to ignore: here, in one advert, or in the whole company. A row is never changed but once, when somebody
-- brings the finding back, so that the table is also the log of who ignored what, and when.
create table ignored_finding (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  -- None for the whole company.
  advert_id uuid,
  scope text not null check (scope in ('here', 'advert', 'company')),
  rule text not null,
  words text not null,
  -- The characters around the words, by which 'here' finds its place again; empty for the other scopes.
  before text not null default '',
  after text not null default '',
  created_by uuid references account (id),
  created_at timestamptz not null,
  restored_by uuid references account (id),
  restored_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade,
  check ((advert_id is null) = (scope = 'company'))
);
-- Ignoring twice is ignoring once.
create unique index ignored_finding_live
  on ignored_finding (tenant_id, advert_id, scope, rule, words, before, after) nulls not distinct where restored_at is null;
create index ignored_finding_by_advert on ignored_finding (tenant_id, advert_id, created_at);

alter table ignored_finding enable row level security;
alter table ignored_finding force row level security;
create policy wall on ignored_finding using (tenant_id = app.tenant());
grant select, insert, update, delete on ignored_finding to hirewright_app;
