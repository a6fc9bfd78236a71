-- What the last patch of the plan changed on the list, so that it can be taken back: the rows as they were, and the ids it added.
alter table grocery_lists add column last_patch jsonb;
