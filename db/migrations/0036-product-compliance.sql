-- What a product is listed and registered as, from a day to a day, each with its proof.
create table product_compliance (
	product_id text not null references products (id),
	place bigint not null,
	kind text not null check (kind in ('almm-modules', 'almm-cells', 'dcr', 'bis', 'm2m')),
	number text,
	valid_from text not null,
	valid_to text,
	proof text,
	checked_on text,
	is_sample bigint not null default 0,
	primary key (product_id, place)
);

alter table products add column origin text;
alter table products add column importer text;

-- What the law asks of products on the grid, as other facts: from which day, and of which connections.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'almm-modules-2024', 'almm-modules', null, '2024-04-01',
	'{"since":"2024-04-01","connections":"on-grid"}',
	'Approved List of Models and Manufacturers (ALMM), List-I: asked for again since 1 April 2024 of modules in net-metered, open-access and subsidised projects. Net billing, group and virtual net metering count as net metering.',
	'2026-11-01', 'medium'
),
(
	'almm-cells-2026', 'almm-cells', null, '2024-12-09',
	'{"since":"2026-06-01","connections":"on-grid"}',
	'Approved List of Models and Manufacturers (ALMM), List-II: asked for of cells in projects commissioned since 1 June 2026.',
	'2026-11-01', 'medium'
),
(
	'bis-2025', 'bis', null, '2025-01-01',
	'{"since":"2025-01-01","connections":"on-grid"}',
	'BIS registration of panels (IS 14286, IEC 61730) and inverters (IS 16221, IEC 62116). The day is the store''s own assumption: it was asked for earlier.',
	'2026-11-01', 'medium'
),
(
	'm2m-2025', 'm2m', null, '2025-12-24',
	'{"since":"2025-12-24","connections":"subsidised"}',
	'Inverters under PM Surya Ghar need an M2M SIM with data kept in India: order of 24 December 2025.',
	'2026-11-01', 'medium'
);
