-- People are known by (issuer, subject): an e-mail address of an unverified account must never join two of them.
create table users (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text,
  first_name text,
  last_name text,
  profile_image_url text,
  bio text,
  date_of_birth date,
  height text,
  weight int,
  preferred_units text,
  activity_level text,
  fitness_goals text,
  dietary_restrictions jsonb not null default '[]',
  sex text,
  hide_numbers boolean not null default false,
  terms_accepted_at timestamptz,
  privacy_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- The hash only: who reads this table cannot use a session of it. user_id is null before sign-in.
create table sessions (
  id_hash text primary key,
  user_id uuid references users on delete cascade,
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  user_agent text
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

create table oidc_payloads (
  kind text not null,
  id_hash text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id_hash)
);
create index oidc_payloads_grant_id on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_user_code on oidc_payloads (user_code) where user_code is not null;
create index oidc_payloads_uid on oidc_payloads (uid) where uid is not null;
create index oidc_payloads_expires_at on oidc_payloads (expires_at);

create table oidc_accounts (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index oidc_accounts_email on oidc_accounts (lower(email));

create table settings (
  key text primary key,
  value jsonb not null
);

create table meal_plans (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  search_query text not null,
  is_favorited boolean not null default false,
  plan jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The target of foreign keys that carry user_id too: no row can point at another account's plan.
  unique (user_id, id)
);
create index meal_plans_user_id_created_at on meal_plans (user_id, created_at desc);

create table plan_drafts (
  user_id uuid not null references users on delete cascade,
  query_key text not null,
  plan jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, query_key)
);

create table shown_dishes (
  user_id uuid not null references users on delete cascade,
  dish_id text not null,
  shown_at timestamptz not null,
  primary key (user_id, dish_id)
);
create index shown_dishes_shown_at on shown_dishes (shown_at);

create table searches (
  query_key text not null,
  user_id uuid not null references users on delete cascade,
  query text not null,
  times int not null default 1,
  last_searched_at timestamptz not null default now(),
  primary key (query_key, user_id)
);
create index searches_user_id on searches (user_id);

create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_run_after on jobs (run_after);
