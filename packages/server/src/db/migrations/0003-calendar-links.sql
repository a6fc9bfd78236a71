-- When an entry last changed: calendar programs take a change only if its time and sequence rise.
alter table weekly_plan_days add column updated_at timestamptz not null default now();

-- In the clear, as its owner has to be able to copy it again; whoever reads this table reads the calendar beside it anyway.
create table calendar_links (
  user_id uuid primary key references users on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now()
);
