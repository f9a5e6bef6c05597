-- Days on which cash was received: recording some locks its day, so that payments at one moment are counted one after the other.
create table cash_days (
	day text primary key
);
