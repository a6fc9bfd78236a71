-- What an item was before its line was split or merged, by which this is undone:
-- of a part {"type": "whole", ...}, of a merged line {"type": "parts", ...}.
alter table grocery_items add column counterpart jsonb;
