-- How often somebody did something in the window under way, counted for all server processes together.
-- A key is a hash: neither addresses nor emails are kept here. Rows whose window is over are swept.
create table rate_counts (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index rate_counts_ends_at on rate_counts (ends_at);
