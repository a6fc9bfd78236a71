-- Who was taken out comes back by Undo, with what was said of dishes: the row goes an hour later.
alter table eaters add column removed_at timestamptz;
create index eaters_household on eaters (household_id, position);
