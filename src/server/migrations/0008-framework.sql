-- The writing framework: how a step is getting on, which items were changed by hand, and why each generated text says what
-- it says. `generated` remembers what the writer made, by its text: reasons are told only for words that are still its own.
alter table framework_step
  add column modified jsonb not null default '[]',
  add column generated jsonb not null default '[]',
  add column notes jsonb not null default '[]',
  add column status text not null default 'notGenerated'
    check (status in ('notGenerated', 'generating', 'generated', 'failed')),
  add column status_at timestamptz not null default now(),
  add column iteration int not null default 0;

-- Where somebody who comes back goes on.
alter table advert add column framework_step int check (framework_step between 1 and 7);

create unique index framework_step_id on framework_step (tenant_id, id);
