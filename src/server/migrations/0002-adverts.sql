-- Adverts and all that belongs to one. The company's id leads every key, so that a row can only point at rows of its own
-- company, and so that the tables can be distributed by company later.

create table guideline (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id text not null,
  heading_id int not null,
  heading text not null,
  title text not null,
  value text,
  supporting_value text,
  position int not null default 0,
  version int not null default 1,
  primary key (tenant_id, id)
);
create index guideline_by_heading on guideline (tenant_id, heading_id, position);

create table advert (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  type text not null check (type in ('blankAdCanvas', 'aida', 'aiAdvert', 'copywriter')),
  status text not null default 'draft' check (status in ('draft', 'review', 'completed')),
  version int not null default 1,
  mode text not null default 'review' check (mode in ('edit', 'review')),
  mode_by uuid,
  mode_until timestamptz,
  language text not null default 'English',
  translated_from uuid,
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  deadline date,
  job_title text not null,
  sector text not null,
  industry text not null,
  country text not null,
  location text,
  salary_from numeric(20, 4),
  salary_to numeric(20, 4),
  brand_name text,
  tone_of_voice text,
  has_mission boolean not null default false,
  has_vision boolean not null default false,
  has_purpose boolean not null default false,
  has_locality boolean not null default false,
  hints_and_tips text,
  -- The copywriter's side: requested, assigned, finished. Assignments themselves are in copywriter_assignment.
  copywriter_requested boolean not null default false,
  copywriting_finished boolean not null default false,
  framework_completed boolean not null default false,
  -- Accounts that have edited it, in the order in which they began.
  editors uuid[] not null default '{}',
  -- Strength of each pillar and value: [{id, value: percent, kind: pillar | value, guidelineTitle: {id, value: name}}]. The name is the guideline's
  -- at the time of saving; a slider whose guideline was deleted since counts for nothing.
  sliders jsonb not null default '[]',
  -- Copies kept by triggers, so that opening an advert reads one row instead of four tables.
  job_description_file jsonb,
  reviewer_count int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references account (tenant_id, id)
);
create index advert_newest on advert (tenant_id, status, created_at desc, id desc);
create index advert_all_newest on advert (tenant_id, created_at desc, id desc);
create index advert_by_title on advert (tenant_id, status, lower(job_title), id);

-- The text has its own row and its own version: autosaves touch neither the list's indexes nor the General tab's version.
create table advert_content (
  tenant_id uuid not null,
  advert_id uuid not null,
  content text not null,
  version int not null default 1,
  characters int not null default 0,
  social_media_post text,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (tenant_id, advert_id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create table advert_brief (
  tenant_id uuid not null,
  advert_id uuid not null,
  description text,
  proposition text,
  responsibilities_role text,
  skills text,
  used text,
  keywords text,
  supporting_evidence text,
  tone_of_voice text,
  primary key (tenant_id, advert_id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create table job_description (
  tenant_id uuid not null,
  advert_id uuid not null,
  file_key text not null,
  file_name text not null,
  kind text not null check (kind in ('pdf', 'docx')),
  status text not null check (status in ('match', 'failed', 'unMatch')),
  text text,
  uploaded_by uuid not null references account (id),
  uploaded_at timestamptz not null default now(),
  primary key (tenant_id, advert_id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create function copy_job_description() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update advert set job_description_file = null where tenant_id = old.tenant_id and id = old.advert_id;
    return old;
  end if;
  update advert set job_description_file =
      jsonb_build_object('fileUrl', new.file_key, 'fileName', new.file_name, 'status', new.status)
    where tenant_id = new.tenant_id and id = new.advert_id;
  return new;
end $$;
create trigger copied after insert or delete or update of file_key, file_name, status on job_description
  for each row execute function copy_job_description();

-- Every object in the file store: who may read it, and whether its bytes have arrived and were found to be what they claim.
create table stored_file (
  tenant_id uuid not null references tenant (id) on delete cascade,
  key text not null,
  name text not null,
  type text not null,
  size int not null,
  created_by uuid not null references account (id),
  created_at timestamptz not null default now(),
  primary key (tenant_id, key)
);

create table copywriter_assignment (
  tenant_id uuid not null,
  advert_id uuid not null,
  account_id uuid not null references account (id),
  assigned_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, advert_id, account_id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);
create unique index one_copywriter_an_advert on copywriter_assignment (tenant_id, advert_id) where ended_at is null;
create index assignment_by_copywriter on copywriter_assignment (account_id) where ended_at is null;

create table copywriter_request (
  tenant_id uuid not null,
  advert_id uuid not null,
  requested_by uuid not null references account (id),
  message text,
  requested_at timestamptz not null default now(),
  primary key (tenant_id, advert_id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create table reviewer (
  tenant_id uuid not null,
  id uuid not null,
  advert_id uuid not null,
  email text not null,
  email_key text not null,
  name text,
  status text not null default 'pending' check (status in ('pending', 'completed')),
  token_hash bytea unique,
  expires_at timestamptz,
  invited_at timestamptz not null default now(),
  completed_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, advert_id, email_key),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create function count_reviewers() returns trigger language plpgsql as $$
declare at reviewer := coalesce(new, old);
begin
  update advert set reviewer_count = (select count(*) from reviewer r
      where r.tenant_id = at.tenant_id and r.advert_id = at.advert_id and r.revoked_at is null)
    where tenant_id = at.tenant_id and id = at.advert_id;
  return at;
end $$;
create trigger counted after insert or delete or update of revoked_at on reviewer
  for each row execute function count_reviewers();

create table comment (
  tenant_id uuid not null,
  id uuid not null,
  advert_id uuid not null,
  mark_id text not null,
  quote text not null,
  comment text not null,
  reviewer_id uuid,
  account_id uuid references account (id),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade,
  foreign key (tenant_id, reviewer_id) references reviewer (tenant_id, id) on delete cascade,
  check (num_nonnulls(reviewer_id, account_id) = 1)
);
create index comment_by_advert on comment (tenant_id, advert_id, created_at);

create table clipboard_entry (
  tenant_id uuid not null,
  id uuid not null,
  advert_id uuid not null,
  text text not null,
  source text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);
create index clipboard_by_advert on clipboard_entry (tenant_id, advert_id, created_at);

-- The writing framework: one row a step; `input` is what the person set, `items` what stands in the list.
create table framework_step (
  tenant_id uuid not null,
  advert_id uuid not null,
  step int not null check (step between 1 and 7),
  id uuid not null,
  input jsonb not null default '{}',
  items jsonb not null default '[]',
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, advert_id, step),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

-- The AI copy generator: one row a question.
create table generator_answer (
  tenant_id uuid not null,
  advert_id uuid not null,
  question int not null check (question between 1 and 7),
  id uuid not null,
  answer jsonb not null default '{}',
  generated jsonb not null default '[]',
  selected_index int,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, advert_id, question),
  foreign key (tenant_id, advert_id) references advert (tenant_id, id) on delete cascade
);

create table library_folder (
  tenant_id uuid not null references tenant (id) on delete cascade,
  id uuid not null,
  category text not null check (category in ('headlines', 'introduction', 'jobRole', 'person', 'rewards', 'cta')),
  title text not null,
  country text not null,
  location text,
  use_this_content text,
  content jsonb not null default '{}',
  version int not null default 1,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references account (tenant_id, id)
);
create index folder_by_category on library_folder (tenant_id, category, created_at desc);

create table library_contributor (
  tenant_id uuid not null,
  folder_id uuid not null,
  account_id uuid not null references account (id),
  first_at timestamptz not null default now(),
  primary key (tenant_id, folder_id, account_id),
  foreign key (tenant_id, folder_id) references library_folder (tenant_id, id) on delete cascade
);
