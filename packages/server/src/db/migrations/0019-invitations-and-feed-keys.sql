-- Who may make an account where not everybody may (SIGN_UP). Each opens one, once. The links of a household come into this table too.
create table invitations (
  code_hash text primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The address of a feed is its key: it is found by its hash, and the copy that its owner's screen shows is sealed. The key of that
-- seal is none of the database's, so the server seals what is here in the clear when it starts (LinkStore.sealTokens).
alter table calendar_links alter column token drop not null;
alter table calendar_links add column token_hash text unique, add column token_sealed text;
update calendar_links set token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex');
