-- The last number of each series of papers in a financial year. It is raised in the transaction that issues the paper,
-- so that one that is undone leaves no gap.
create table document_numbers (
	series text not null,
	fy text not null,
	last bigint not null check (last > 0),
	primary key (series, fy)
);

-- Papers that were issued. Each is what was true when it was, as JSON, and stays so.
create table documents (
	id text primary key,
	kind text not null,
	series text not null,
	number text not null unique,
	fy text not null,
	order_id text references orders (id),
	snapshot text not null,
	-- The uploaded picture at its head, which is kept for as long as there is the paper.
	logo text,
	created_at bigint not null
);
create index documents_of_order on documents (order_id, created_at);
create index documents_by_series on documents (series, fy);
