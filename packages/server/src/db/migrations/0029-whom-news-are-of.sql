-- Whoever a piece of news is about is told it in other words than those they live with.
alter table household_news add column user_id uuid references users on delete set null;
create index household_news_user on household_news (user_id) where user_id is not null;
