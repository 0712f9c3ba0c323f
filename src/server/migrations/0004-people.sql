-- Pictures that people have uploaded and not yet saved with their profile: at most one waits for each of them.

create table avatar_upload (
  key text primary key,
  account_id uuid not null references account (id) on delete cascade,
  type text not null,
  size int not null,
  created_at timestamptz not null default now()
);
create index avatar_upload_by_account on avatar_upload (account_id);

-- Belongs to a person, not to a company: copywriters have none.
alter table avatar_upload enable row level security;
alter table avatar_upload force row level security;
create policy wall on avatar_upload using (app.identity());
grant select, insert, update, delete on avatar_upload to hirewright_app;
