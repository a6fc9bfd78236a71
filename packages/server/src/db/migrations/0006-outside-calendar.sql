-- One outside calendar per account. The row stays when it is disconnected: it remembers the calendar if deleting that one failed.
create table calendar_connections (
  user_id uuid primary key references users on delete cascade,
  status text not null check (status in ('connected', 'needs-reconnect', 'disconnected')),
  -- Sealed under a key that is not in this database.
  refresh_token text,
  calendar_id text,
  -- Why it needs to be connected again, or why the last attempt failed.
  problem text,
  -- A comparison of all days with the outside calendar is due while these differ.
  comparisons_asked int not null default 1,
  comparisons_done int not null default 0,
  failures int not null default 0,
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  lock_token uuid,
  synced_at timestamptz,
  connected_at timestamptz not null default now()
);
create index calendar_connections_run_after on calendar_connections (run_after) where status = 'connected';

-- Never the same number twice, so that what was written is told from what has changed since.
create sequence calendar_outbox_version;

-- Entries whose copy outside may differ. What it has to become is read when it is sent: the last state is all that counts.
create table calendar_outbox (
  entry_id uuid primary key,
  user_id uuid not null references calendar_connections on delete cascade,
  version bigint not null default nextval('calendar_outbox_version'),
  is_new boolean not null default false,
  attempts int not null default 0,
  run_after timestamptz not null default now(),
  -- Set when it is not tried again until the entry changes.
  problem text,
  changed_at timestamptz not null default clock_timestamp()
);
create index calendar_outbox_user_id on calendar_outbox (user_id, run_after);

create function queue_calendar_entry(owner uuid, entry uuid, entry_is_new boolean) returns void language plpgsql as $$
begin
  -- No lock of the account's row here: whoever changes several days holds it, and may wait for the very day this comes from.
  -- A day that is being stored while a connection is made is seen all the same, as its own foreign key takes that lock first.
  perform 1 from calendar_connections where user_id = owner and status = 'connected';
  if not found then return; end if;
  insert into calendar_outbox (entry_id, user_id, is_new) values (entry, owner, entry_is_new)
    on conflict (entry_id) do update
    set version = nextval('calendar_outbox_version'), attempts = 0, run_after = now(), problem = null, changed_at = clock_timestamp();
  perform pg_notify('calendar_sync', '');
end $$;

create function queue_changed_day() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform queue_calendar_entry(old.user_id, old.id, false);
  else
    perform queue_calendar_entry(new.user_id, new.id, tg_op = 'INSERT');
  end if;
  return null;
end $$;

-- Triggers and not the features: deleting a plan takes its days along by foreign key, and nothing can forget to say so.
create trigger queue_changed_day after insert or update or delete on weekly_plan_days
  for each row execute function queue_changed_day();

create function queue_changed_plan() returns trigger language plpgsql as $$
begin
  perform queue_calendar_entry(day.user_id, day.id, false)
    from weekly_plan_days as day where day.user_id = new.user_id and day.meal_plan_id = new.id order by day.id;
  return null;
end $$;

create trigger queue_changed_plan after update of title, plan on meal_plans
  for each row when (old.title is distinct from new.title or old.plan is distinct from new.plan)
  execute function queue_changed_plan();

-- Subscribers may prefer one entry a meal, for whose hours the time zone is needed.
alter table calendar_links add column style text not null default 'days' check (style in ('days', 'meals'));
alter table calendar_links add column time_zone text not null default 'UTC';
