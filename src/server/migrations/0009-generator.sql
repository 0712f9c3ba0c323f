-- The AI copy generator, and what a company's people ask of the writer.

-- Two people may answer at once: a save says which state it was based on.
alter table generator_answer
  add column version int not null default 1,
  add column created_at timestamptz not null default now();
create unique index generator_answer_by_id on generator_answer (tenant_id, id);

-- What a language model was used for, a day: what it costs, and by whom. Kept by company; nobody's texts are in it.
create table writer_use (
  tenant_id uuid not null references tenant (id) on delete cascade,
  day date not null,
  -- Null where nobody in particular asked.
  account_id uuid references account (id) on delete set null,
  requests int not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  unique nulls not distinct (tenant_id, day, account_id)
);
alter table writer_use enable row level security;
alter table writer_use force row level security;
create policy wall on writer_use using (tenant_id = app.tenant());
grant select, insert, update, delete on writer_use to hirewright_app;
