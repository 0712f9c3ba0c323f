-- Companies, people, sessions and mailed tokens.
--
-- Row-level security, forced on every table that holds a company's data. Two settings decide what a connection sees:
--   app.tenant  the company in whose name a transaction runs (set for that transaction only; unset: no rows)
--   app.scope   'identity' on the few connections that look people up before their company is known (login, sessions)
-- The application's role owns nothing and is no superuser, so no query can step around the policies.

create schema if not exists app;
grant usage on schema app to hirewright_app;

create function app.tenant() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

create function app.identity() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.scope', true) = 'identity', false) $$;

create table tenant (
  id uuid primary key,
  company_name text check (char_length(company_name) between 1 and 100),
  industry text check (char_length(industry) between 1 and 100),
  set_up_at timestamptz,
  trial_ends_at timestamptz,
  created_at timestamptz not null default now()
);

create table account (
  id uuid primary key,
  -- Null for copywriters: they serve several companies and belong to none.
  tenant_id uuid references tenant (id) on delete cascade,
  email text not null check (char_length(email) <= 254),
  email_key text not null,
  password_hash text,
  role text not null check (role in ('superAdmin', 'admin', 'recruiter', 'copywriter')),
  verified_at timestamptz,
  first_name text,
  last_name text,
  phone_number text,
  timezone text,
  avatar text,
  tour_completed boolean not null default false,
  skip_blank_tips boolean not null default false,
  skip_aida_tips boolean not null default false,
  skip_ai_tips boolean not null default false,
  skip_copywriter_tips boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (tenant_id, id),
  check ((role = 'copywriter') = (tenant_id is null))
);
create unique index account_by_email on account (email_key) where deleted_at is null;

create table session (
  token_hash bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_by_account on session (account_id);

create table mailed_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verification', 'reset', 'invitation')),
  email_key text not null,
  account_id uuid not null references account (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index mailed_token_by_account on mailed_token (account_id);

-- Counters for brute-force and flood limits; shared by all processes. `subject` is a hash, so no address is kept here.
create table attempt (
  kind text not null,
  subject bytea not null,
  at timestamptz not null default now()
);
create index attempt_by_subject on attempt (kind, subject, at);

-- Mail waits here, written in the transaction that causes it, until a job has handed it over.
create table outbox (
  id uuid primary key,
  message jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  last_error text
);
create index outbox_waiting on outbox (next_at) where sent_at is null;
