-- What happened to an assignment: when the text was sent to the owner, and what the owner sent it back with.
alter table copywriter_assignment
  add column finished_at timestamptz,
  add column sent_back_at timestamptz,
  add column sent_back_by uuid references account (id) on delete set null,
  add column sent_back_message text;

-- The operator's desk finds out which companies wait; what they wait for is read in each company's own name.
drop policy wall on copywriter_request;
create policy wall on copywriter_request
  using (tenant_id = app.tenant() or app.identity())
  with check (tenant_id = app.tenant());
