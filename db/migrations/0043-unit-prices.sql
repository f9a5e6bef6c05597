-- Company tariffs, metering rules and what is paid for surplus have tables of their own. Of the facts that stood for
-- them one is left: the price of a unit where no company's tariff is known, which was that of the last slab.
delete from money_facts where kind in ('export', 'metering');

with recursive rest (id, text) as (
	select id, figures from money_facts where kind = 'tariff'
	union all
	select id, substr(text, 2) from rest where text not like '"uptoKwh":null,"rupeesPerKwh":%' and text <> ''
),
price (id, text) as (
	select id, substr(text, 31) from rest where text like '"uptoKwh":null,"rupeesPerKwh":%'
)
update money_facts set
	kind = 'unit-price',
	figures = (
		select '{"rupeesPerKwh":' || substr(text, 1, length(text) - length(ltrim(text, '0123456789.'))) || '}'
		from price where price.id = money_facts.id
	)
where kind = 'tariff';

update money_facts set id = 'unit-price-india' where id = 'tariff-india';
update money_facts set id = 'unit-price-odisha-2026' where id = 'tariff-odisha-2026';
update money_facts set
	id = 'unit-price-telangana-2025',
	source = 'Telangana domestic tariff FY 2025-26 for homes above 200 units a month, from public sources: its highest slab.'
where id = 'tariff-telangana-2025';
update money_facts set source = 'Odisha domestic tariff FY 2026-27, from public sources: its highest slab.'
where id = 'unit-price-odisha-2026';
