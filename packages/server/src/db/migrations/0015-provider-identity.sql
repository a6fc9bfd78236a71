-- The oldest user of an account at the built-in provider keeps it; those that a change of address made beside it are here.
create table duplicate_users (
  user_id uuid primary key references users on delete cascade,
  kept_user_id uuid not null references users on delete cascade,
  -- To the offer of what this one saved; null until the person answers.
  answer text check (answer in ('added', 'left'))
);
create index duplicate_users_kept on duplicate_users (kept_user_id);

-- The built-in provider's people were known by the address it was reached at, which a change of BASE_URL or PORT made another.
-- Its identity is made here only where somebody has to be given it: an empty database stays empty, to be restored into.
insert into settings (key, value)
  select 'provider-identity', to_jsonb('urn:uuid:' || gen_random_uuid()) where exists (select 1 from oidc_accounts);

insert into duplicate_users (user_id, kept_user_id)
  select id, kept_id from (
    select u.id, first_value(u.id) over (partition by u.subject order by u.created_at, u.id) as kept_id
      from users u join oidc_accounts a on a.id::text = u.subject
      where u.issuer ~ '^https?://[^/]+/oidc$'
  ) as own where id <> kept_id;

update sessions set user_id = kept_user_id from duplicate_users d where d.user_id = sessions.user_id;

update users set issuer = identity.value #>> '{}'
  from settings identity
  where identity.key = 'provider-identity'
    and users.issuer ~ '^https?://[^/]+/oidc$'
    and users.subject in (select id::text from oidc_accounts)
    and users.id not in (select user_id from duplicate_users);
