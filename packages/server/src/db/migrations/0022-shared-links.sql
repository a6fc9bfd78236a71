-- What can be read by whoever has its link. The address is shown once; the row holds its hash.
create table shared_links (
  id uuid primary key,
  token_hash text not null unique,
  household_id uuid not null references households on delete cascade,
  what text not null check (what in ('plan', 'week', 'list')),
  thing_id uuid not null,
  made_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Null of one that is kept.
  expires_at timestamptz,
  revoked_at timestamptz
);
create index shared_links_household on shared_links (household_id, created_at);
create index shared_links_made_by on shared_links (made_by) where made_by is not null;
create index shared_links_over on shared_links (expires_at) where expires_at is not null;
