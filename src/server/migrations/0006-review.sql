-- Review by guests.

-- How many of the text's last versions changed marks only. A save that was based on one of them has every word of the
-- stored text, so it is no conflict; the marks it doesn't know are carried over.
alter table advert_content add column mark_versions int not null default 0;

-- A reviewer's link says neither company nor advert: they are found by its hash, before a company is chosen.
drop policy wall on reviewer;
create policy wall on reviewer
  using (tenant_id = app.tenant() or app.identity())
  with check (tenant_id = app.tenant());

-- Somebody whose access was taken away still counts while their comments are there: the Review tab has to show them.
create or replace function count_reviewers() returns trigger language plpgsql as $$
declare at reviewer := coalesce(new, old);
begin
  update advert set reviewer_count = (select count(*) from reviewer r
      where r.tenant_id = at.tenant_id and r.advert_id = at.advert_id and (r.revoked_at is null or exists (
        select 1 from comment c where c.tenant_id = r.tenant_id and c.reviewer_id = r.id)))
    where tenant_id = at.tenant_id and id = at.advert_id;
  return at;
end $$;
