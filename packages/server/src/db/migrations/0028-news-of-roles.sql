-- Whoever may do more or less from now on is told of it, as is everybody they live with.
alter table household_news drop constraint household_news_kind_check;
alter table household_news add constraint household_news_kind_check
  check (kind in ('joined', 'left', 'removed', 'owner', 'now-member', 'now-shopper', 'renamed', 'you-were-removed', 'ended'));
