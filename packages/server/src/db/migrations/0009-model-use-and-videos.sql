-- What the language model was asked for and cost, by day; of prompts and answers nothing is kept.
create table model_use (
  day date primary key,
  calls int not null default 0,
  tokens int not null default 0
);

create table model_use_by_user (
  user_id uuid not null references users on delete cascade,
  day date not null,
  calls int not null default 0,
  tokens int not null default 0,
  primary key (user_id, day)
);

-- Found videos by the title's key. The row is also the claim: one process asks upstream while claimed_until is ahead.
create table video_answers (
  title_key text primary key,
  videos jsonb,
  fetched_at timestamptz,
  claimed_until timestamptz,
  claim uuid,
  -- After a failure nobody asks again before this.
  failed_until timestamptz
);
create index video_answers_fetched_at on video_answers (fetched_at);

-- Searches made upstream, by the day of the video site's own clock.
create table video_searches (
  day date primary key,
  searches int not null default 0,
  is_spent boolean not null default false
);
