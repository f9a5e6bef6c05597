-- Whether a plan was worth its money when it was saved: yes, no or unsure; null where it was saved before this.
alter table saved_plans add column verdict text;
