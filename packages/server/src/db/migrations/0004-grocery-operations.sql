alter table grocery_items add column is_staple boolean not null default false;
-- When each field was last changed and by which operation: {"checked": {"at": 1795000000000, "opId": "..."}}.
alter table grocery_items add column stamps jsonb not null default '{}';

-- Changes already applied. A phone whose answer was lost sends them again.
create table grocery_ops (
  user_id uuid not null references users on delete cascade,
  op_id text not null,
  received_at timestamptz not null default now(),
  primary key (user_id, op_id)
);
create index grocery_ops_received_at on grocery_ops (received_at);
