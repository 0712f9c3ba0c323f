-- Of places that are alike in their words and in what stands around them, which one is ignored here, counted from 0.
alter table ignored_finding add column nth int not null default 0;
drop index ignored_finding_live;
create unique index ignored_finding_live
  on ignored_finding (tenant_id, advert_id, scope, rule, words, before, after, nth) nulls not distinct
  where restored_at is null;
