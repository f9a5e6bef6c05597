-- How many notifications somebody has read or cleared is counted from their marks.
create index notification_marks_by_reader on notification_marks (user_id, notification_id);
