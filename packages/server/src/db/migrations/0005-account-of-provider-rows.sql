-- Whose code, token, grant or session it is, as a hash like the other keys: with the account they all go.
alter table oidc_payloads add column account_hash text;
create index oidc_payloads_account_hash on oidc_payloads (account_hash) where account_hash is not null;
-- Rows from before cannot be told apart: they would outlive a deleted account, so everybody signs in once more.
delete from oidc_payloads;
