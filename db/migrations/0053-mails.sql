-- Mails of the store, each once for an event and whom it goes to; jobs of kind `mail` send them.
create table mails (
	id text primary key,
	-- What has happened, of what: `order SB-7KQ4-M2XD placed`.
	event text not null,
	template text not null,
	recipient text not null,
	recipient_name text not null,
	account_id text references users (id) on delete set null,
	-- What the mail is about, as JSON; null once it is too old to be kept.
	data text,
	-- What only its recipient may know; null once it was sent.
	secret text,
	-- The same at each try, so that a mail that arrives twice is known to be one.
	message_id text not null unique,
	state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
	error text,
	sent_at bigint,
	created_at bigint not null,
	unique (event, template, recipient)
);
create index mails_by_date on mails (created_at, id);
create index mails_by_state on mails (state, created_at, id);
create index mails_of_account on mails (account_id);
