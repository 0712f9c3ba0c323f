-- The walls between companies: policies on every table, and the few things that the application's role may do.

alter table tenant enable row level security;
alter table tenant force row level security;
create policy wall on tenant using (id = app.tenant() or app.identity());

alter table account enable row level security;
alter table account force row level security;
-- A company sees its own people, and the copywriters whom its adverts were ever assigned to.
create policy wall on account
  using (
    tenant_id = app.tenant()
    or app.identity()
    or (tenant_id is null and exists (select 1 from copywriter_assignment a where a.account_id = account.id))
  )
  with check (tenant_id = app.tenant() or app.identity());

do $$
declare t text;
begin
  foreach t in array array[
    'guideline', 'advert', 'advert_content', 'advert_brief', 'job_description', 'stored_file', 'copywriter_request', 'reviewer', 'comment', 'clipboard_entry', 'framework_step',
    'generator_answer', 'library_folder', 'library_contributor'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy wall on %I using (tenant_id = app.tenant())', t);
  end loop;
end $$;

-- Which companies a copywriter serves must be known before a company is chosen.
alter table copywriter_assignment enable row level security;
alter table copywriter_assignment force row level security;
create policy wall on copywriter_assignment
  using (tenant_id = app.tenant() or app.identity())
  with check (tenant_id = app.tenant());

-- Sessions, mailed tokens and counters belong to people, not to companies: only identity connections see them.
do $$
declare t text;
begin
  foreach t in array array['session', 'mailed_token', 'attempt'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy wall on %I using (app.identity())', t);
  end loop;
end $$;
-- Anybody may put a mail into the outbox; only identity connections read it.
alter table outbox enable row level security;
alter table outbox force row level security;
create policy read on outbox for select using (app.identity());
create policy change on outbox for update using (app.identity());
create policy clear on outbox for delete using (app.identity());
create policy put on outbox for insert with check (true);

grant usage on schema public to hirewright_app;
grant select, insert, update, delete on all tables in schema public to hirewright_app;
grant execute on all functions in schema app to hirewright_app;
