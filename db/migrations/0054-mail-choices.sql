-- What mail an account does not want; everything else is sent.
create table mail_opt_outs (
	account_id text not null references users (id) on delete cascade,
	kind text not null,
	primary key (account_id, kind)
);
