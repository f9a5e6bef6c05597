-- How surplus is counted in each state, and what states pay beside the national scheme: each row from a day on, with its
-- source. A row is never changed: a later one of the same state or id supersedes it. What is null is not known.
create table metering_rules (
	state text not null,
	valid_from text not null,
	valid_to text,
	review_by text,
	way text not null check (way in ('net', 'net-billing', 'gross')),
	max_kw double precision,
	max_kw_without_battery double precision,
	settlement text not null check (settlement in ('bill', 'half-year', 'year')),
	settlement_month integer check (settlement_month between 1 and 12),
	surplus_rupees_per_kwh double precision,
	source text not null,
	url text not null,
	as_of text not null,
	confidence text not null check (confidence in ('high', 'medium', 'low')),
	note text not null default '',
	primary key (state, valid_from)
);

create table state_subsidies (
	id text not null,
	valid_from text not null,
	valid_to text,
	review_by text,
	state text not null,
	customers text not null,
	figures text not null,
	source text not null,
	url text not null,
	as_of text not null,
	confidence text not null check (confidence in ('high', 'medium', 'low')),
	conditions text not null default '',
	primary key (id, valid_from)
);

-- What a meter that tells the hours changes is told apart from the rest of a row's note.
alter table retail_tariffs add column time_of_day text not null default '';

update retail_tariffs set time_of_day = 'With a smart/ToD meter a rebate in solar hours 09-17 (about Rs 0.80/unit; no evening surcharge for homes).',
	note = trim(replace(note, 'Time of day: With a smart/ToD meter a rebate in solar hours 09-17 (about Rs 0.80/unit; no evening surcharge for homes).', ''))
	where id in ('mh-msedcl-home-1ph', 'mh-msedcl-home-3ph');

update retail_tariffs set time_of_day = 'Smart meter: 60 paise off a unit used 11-17 h.',
	note = trim(replace(note, 'Time of day: Smart meter: 60 paise off a unit used 11-17 h.', ''))
	where id in ('gj-guvnl-home-urban');

update retail_tariffs set time_of_day = 'Above 250 units a month with a ToD meter: 06-18 h 90 %, 18-22 h 125 %, 22-06 h 100 % (unconfirmed)',
	note = trim(replace(note, 'Time of day: Above 250 units a month with a ToD meter: 06-18 h 90 %, 18-22 h 125 %, 22-06 h 100 % (unconfirmed)', ''))
	where id in ('kl-kseb-home-1ph', 'kl-kseb-home-3ph');

insert into metering_rules values (
	'Kerala',
	'2025-11-06',
	'2030-03-31',
	'2027-03-31',
	'net',
	20,
	10,
	'year',
	4,
	2.79,
	'KSERC (Renewable Energy and Related Matters) Regulations 2025, reported by The New Indian Express, The Hindu',
	'https://werindia.com/news/kerala/newindianexpress/Net-metering-for-solar-plants-capped-at-20-KW-85888850',
	'2025-11-06',
	'medium',
	'Capacity: 10 kW without battery; 10-15 kW with 10 %, 15-20 kW with 15 % storage; from 2027-04-01 above 5 kW needs 10 %. Surplus: 3.08 for prosumers before the new rules. Charges for the grid: None to 10 kW; above, 50 paise on the first 300 banked units used in non-solar hours, then Re 1. Gross metering: to 3 MW; net billing to 500 kW. In force 2025-11-06 to 2030-03-31, billing from 2026-01-01. The High Court stayed the rules for a month in November 2025 (downtoearth.org.in); the outcome was not found.'
);

insert into metering_rules values (
	'Kerala',
	'2027-04-01',
	'2030-03-31',
	null,
	'net',
	20,
	5,
	'year',
	4,
	2.79,
	'KSERC (Renewable Energy and Related Matters) Regulations 2025, reported by The New Indian Express, The Hindu',
	'https://werindia.com/news/kerala/newindianexpress/Net-metering-for-solar-plants-capped-at-20-KW-85888850',
	'2025-11-06',
	'medium',
	'Capacity: 10 kW without battery; 10-15 kW with 10 %, 15-20 kW with 15 % storage; from 2027-04-01 above 5 kW needs 10 %. Surplus: 3.08 for prosumers before the new rules. Charges for the grid: None to 10 kW; above, 50 paise on the first 300 banked units used in non-solar hours, then Re 1. Gross metering: to 3 MW; net billing to 500 kW. In force 2025-11-06 to 2030-03-31, billing from 2026-01-01. The High Court stayed the rules for a month in November 2025 (downtoearth.org.in); the outcome was not found.'
);

insert into metering_rules values (
	'Karnataka',
	'2025-07-10',
	null,
	'2027-03-31',
	'net',
	150,
	null,
	'bill',
	null,
	null,
	'KERC order of 9 July 2025, reported by Mercom and SolarQuarter',
	'https://solarquarter.com/2025/07/10/karnataka-finalizes-new-solar-tariffs-and-reforms-for-fy26-to-boost-distributed-generation',
	'2025-07-10',
	'medium',
	'Capacity: to sanctioned load; no power purchase agreement below 150 kW. Surplus: By size, for plants of July 2025 to June 2026: PM Surya Ghar 1-2 kW 2.30, 2-3 kW 2.48, above 3 kW 2.93; without subsidy 1-10 kW 3.86; non-domestic 3.08. The order from July 2026 was not found. Gross metering: allowed. Surplus is paid each bill, not carried over. Solar homes to 10 kW pay Rs 25 less per kW of fixed charge. Virtual and group net metering allowed.'
);

insert into metering_rules values (
	'Maharashtra',
	'2026-04-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	2.9,
	'MERC Grid Interactive Rooftop RE Regulations 2019, reg. 6.2, 11.4, 11.5; MERC order of 25-03-2026 paras 21.12-21.14, quoted in a paper of 2026-09-20',
	'https://www.mahadiscom.in/consumer/wp-content/uploads/2020/01/Grid-Interactive-RRE-Regulations2019-English.pdf',
	'2026-09-20',
	'medium',
	'Capacity: to sanctioned load. Surplus: Generic tariff at year end; 2.90 public sources of February 2025, 3.05 set for 2023-24 (SolarQuarter 2023-05-26). Charges for the grid: None for a sanctioned load to 10 kW (reiterated 25-03-2026). With a ToD meter, solar-hour surplus may offset only solar-hour use: disputed in 2025, set aside by the High Court 2025-11-03, treatment after the order of 2026-03 not read.'
);

insert into metering_rules values (
	'Tamil Nadu',
	'2021-10-22',
	null,
	'2027-03-31',
	'net',
	150,
	null,
	'year',
	4,
	0,
	'TNERC generic order of 2021, The Hindu, Auroville Consulting',
	'https://mercomindia.com/tamil-nadu-sets-generic-tariff-%E2%82%B93-61-kwh-for-rooftop-solar-10-kw/',
	'2021-10-22',
	'low',
	'Capacity: homes choose net metering or net feed-in; to 150 kW. Surplus: nothing paid: public sources of February 2025; net feed-in 3.61 for 1-10 kW (2021-23). Charges for the grid: Network charge on all solar units, 20 % of the full charge for homes to 10 kW (about 25 paise a unit, 2021); whether still levied: not found. New draft regulations of 2024; final not found. Free units: net use decides.'
);

insert into metering_rules values (
	'Gujarat',
	'2025-02-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'bill',
	null,
	2.25,
	'Unconfirmed (GERC net metering regulations 2016 and amendments)',
	'',
	'2025-02-01',
	'low',
	'Capacity: no limit by sanctioned load for homes under PM Surya Ghar (unconfirmed). Surplus: 2.25 public sources of February 2025, for the life of the agreement. Units are set off within the billing cycle (two months); the rest is bought, not carried over.'
);

insert into metering_rules values (
	'Rajasthan',
	'2025-12-15',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	2.87,
	'constructionworld.in on the 150-unit scheme; RERC 2021 regulations unconfirmed (above 50 units paid each bill)',
	'https://www.constructionworld.in/energy-infrastructure/power-and-renewable-energy/rajasthan-starts-rs-17000-subsidy-for-150-free-power-units/83426',
	'2025-12-15',
	'low',
	'Settled by the month or year. Capacity: to sanctioned load. Surplus: 2.87 public sources of February 2025; 3.26 in another source; paid at the end of the financial year (constructionworld.in 2025-12).'
);

insert into metering_rules values (
	'Uttar Pradesh',
	'2026-04-01',
	null,
	'2027-03-31',
	'net',
	2000,
	null,
	'year',
	4,
	2.0,
	'UPERC RSPV Regulations 2019 as quoted in a public simulator of FY 2026-27',
	'',
	'2026-09-01',
	'low',
	'Capacity: to sanctioned load, at most 2 MW. Surplus: 2.00 at the end of the year (RSPV 2019, a calculator of 2026); public sources of February 2025 says 2.98.'
);

insert into metering_rules values (
	'Madhya Pradesh',
	'2024-04-10',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	2.14,
	'MPERC Grid Interactive RE Regulations 2024 (CSIS digest), vendor page',
	'https://mperc.in/uploads/regulation_document/MPERC-RG-39-2024-English.pdf',
	'2024-04-10',
	'low',
	'Capacity: to sanctioned load. Surplus: 2.14 public sources of February 2025; average purchase cost. Group and virtual net metering since 2024.'
);

insert into metering_rules values (
	'Telangana',
	'2026-01-01',
	null,
	'2027-03-31',
	'net',
	1000,
	null,
	'half-year',
	6,
	null,
	'TSERC Regulation 6 of 2016, clause 7.2-7.3 as printed in a discom''s net metering agreement (public repository)',
	'',
	'2026-01-01',
	'medium',
	'Capacity: to 1 MW. Surplus: average purchase cost of the year, each June and December; credits then start from nought.'
);

insert into metering_rules values (
	'Andhra Pradesh',
	'2023-07-12',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'half-year',
	4,
	null,
	'APERC net/gross metering regulations 2023 (draft: net to 500 kW, gross to 5 MW, CSIS digest)',
	'https://aperc.gov.in/admin/upload/DraftSRTRegulation06062023.pdf',
	'2023-07-12',
	'low',
	'Settled by the half year or year. Capacity: to contracted load. Surplus: about average purchase cost (2.1-2.4, unconfirmed). Gross metering: to 5 MW.'
);

insert into metering_rules values (
	'Delhi',
	'2025-06-15',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'DERC net metering regulations 2014 (oakridge.co.in), a policy model of 2025',
	'https://oakridge.co.in/rooftop-solar-policy-in-delhi/',
	'2025-06-15',
	'low',
	'Capacity: to sanctioned load. Surplus: average purchase cost fixed by DERC (about 3.5-5, not confirmed). Generation based incentive besides: see state-subsidies. Group and virtual net metering.'
);

insert into metering_rules values (
	'Haryana',
	'2025-02-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	0,
	'Unconfirmed (HERC rooftop regulations 2021)',
	'',
	'2025-02-01',
	'low',
	'Capacity: to sanctioned load. Surplus: nothing: public sources of February 2025. Credits usable to 90 % of the year''s use (unconfirmed).'
);

insert into metering_rules values (
	'Punjab',
	'2026-02-04',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'PSERC Grid Interactive Rooftop Solar Regulations 2021; draft third amendment of February 2026 (Mercom)',
	'https://www.mercomindia.com/punjabs-draft-amendments-aim-to-liberalize-rooftop-solar-framework',
	'2026-02-04',
	'medium',
	'Capacity: homes to the approved load, others 50-70 %. Gross metering: from 50 kW. Generation counted only to 90 % of use in a settlement period; the draft of February 2026 would lift this and add group and virtual net metering; final not found.'
);

insert into metering_rules values (
	'West Bengal',
	'2025-06-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'WBERC Grid Interactive Rooftop Solar for Prosumers Regulations 2025 (Mercom)',
	'https://www.mercomindia.com/west-bengal-issues-rooftop-solar-regulations-for-prosumers',
	'2025-06-01',
	'medium',
	'Homes choose: net, net billing or gross. Capacity: to sanctioned load; to 10 kW without study. Gross metering: allowed. Before: net to 5 kW only, set-off to 90 % of use. What surplus earns now: not found.'
);

insert into metering_rules values (
	'Odisha',
	'2026-04-01',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	3.25,
	'Vendor page on OERC rules; TPCODL bills of a 3 kW home Feb-Aug 2026 show monthly carrying at full value',
	'',
	'2026-09-04',
	'low',
	'Capacity: 1-500 kW. Surplus: average purchase cost 3.25-3.75 on 31 March.'
);

insert into metering_rules values (
	'Bihar',
	'2025-02-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	0,
	'Unconfirmed (BERC 2018 regulations)',
	'',
	'2025-02-01',
	'low',
	'Capacity: to sanctioned load. Surplus: nothing: public sources of February 2025.'
);

insert into metering_rules values (
	'Jharkhand',
	'2019-01-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'Unconfirmed (JSERC regulations)',
	'',
	'2019-01-01',
	'low',
	'Homes choose: net or gross. Capacity: to sanctioned load. Surplus: 3.80 net, 4.16 gross (2019, unconfirmed). Gross metering: allowed.'
);

insert into metering_rules values (
	'Chhattisgarh',
	'2025-06-15',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'Policy model of 2025 in a public repository',
	'',
	'2025-06-15',
	'low',
	'Capacity: to sanctioned load. Surplus: 2.50 in a policy model.'
);

insert into metering_rules values (
	'Assam',
	'2025-02-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	5.33,
	'Unconfirmed (AERC regulations 2019)',
	'',
	'2025-02-01',
	'low',
	'Capacity: to sanctioned load. Surplus: 5.33 public sources of February 2025.'
);

insert into metering_rules values (
	'Uttarakhand',
	'2023-09-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'Unconfirmed (UERC RE regulations 2023)',
	'',
	'2023-09-01',
	'low',
	'Capacity: to sanctioned load. Surplus: about 2 (unconfirmed).'
);

insert into metering_rules values (
	'Himachal Pradesh',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'Unconfirmed (HPERC)',
	'',
	'2023-01-01',
	'low',
	'Capacity: to sanctioned load. Surplus: about 2.2 (unconfirmed).'
);

insert into metering_rules values (
	'Jammu and Kashmir',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	null,
	null,
	'year',
	4,
	null,
	'Unconfirmed (JERC J&K 2023)',
	'',
	'2023-01-01',
	'low',
	'Capacity: to sanctioned load. Surplus: average purchase cost (unconfirmed).'
);

insert into metering_rules values (
	'Goa',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'JERC Solar PV Grid Interactive Regulations 2019 (sunshinesolars.com)',
	'https://sunshinesolars.com/solar-panel-subsidy-goa/',
	'2023-01-01',
	'medium',
	'Capacity: to 500 kW at one premise. Surplus: the lower of average purchase cost and feed-in tariff. Gross metering: to 500 kW.'
);

insert into metering_rules values (
	'Chandigarh',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'JERC Solar PV Grid Interactive Regulations 2019 (sunshinesolars.com)',
	'https://sunshinesolars.com/solar-panel-subsidy-goa/',
	'2023-01-01',
	'medium',
	'Capacity: to 500 kW at one premise. Surplus: the lower of average purchase cost and feed-in tariff. Gross metering: to 500 kW.'
);

insert into metering_rules values (
	'Puducherry',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'JERC Solar PV Grid Interactive Regulations 2019 (sunshinesolars.com)',
	'https://sunshinesolars.com/solar-panel-subsidy-goa/',
	'2023-01-01',
	'medium',
	'Capacity: to 500 kW at one premise. Surplus: the lower of average purchase cost and feed-in tariff. Gross metering: to 500 kW.'
);

insert into metering_rules values (
	'Dadra and Nagar Haveli and Daman and Diu',
	'2023-01-01',
	null,
	'2027-03-31',
	'net',
	500,
	null,
	'year',
	4,
	null,
	'JERC Solar PV Grid Interactive Regulations 2019 (sunshinesolars.com)',
	'https://sunshinesolars.com/solar-panel-subsidy-goa/',
	'2023-01-01',
	'medium',
	'Capacity: to 500 kW at one premise. Surplus: the lower of average purchase cost and feed-in tariff. Gross metering: to 500 kW.'
);

insert into state_subsidies values (
	'uttar-pradesh-capital',
	'2026-04-01',
	null,
	'2027-03-31',
	'Uttar Pradesh',
	'["home"]',
	'{"kind":"per-kw","tiers":[{"uptoKw":2,"rupeesPerKw":15000}],"capRupees":30000}',
	'UPNEDA as recorded by two public calculators of Aug-Sep 2026',
	'https://upneda.org.in',
	'2026-09-08',
	'medium',
	'Application on the UPNEDA portal too. One source: only the first 100,000 plants.'
);

insert into state_subsidies values (
	'delhi-capital',
	'2025-05-20',
	'2028-05-19',
	'2027-03-31',
	'Delhi',
	'["home"]',
	'{"kind":"per-kw","tiers":[{"uptoKw":3,"rupeesPerKw":10000}],"capRupees":30000}',
	'newsdrum.in (PTI): cabinet of 2025-05-20',
	'https://www.newsdrum.in/national/delhi-cabinet-approves-providing-rs-30000-subsidy-for-3-kw-rooftop-solar-panels-9088842',
	'2025-05-20',
	'medium',
	'PM Surya Ghar State Top-Up, to 3 kW. Until: three years from the decision of 20 May 2025, unconfirmed.'
);

insert into state_subsidies values (
	'delhi-generation',
	'2026-04-01',
	null,
	'2027-03-31',
	'Delhi',
	'["home"]',
	'{"kind":"told"}',
	'Delhi Solar Policy 2023, unconfirmed: 3 to 3 kW, 2 for 3-10 kW, five years. A calculator of 2026-09-08 says 2-3 for 24 months',
	'https://solar.delhi.gov.in',
	'2026-09-08',
	'low',
	'For what a plant makes: ₹3 a unit to 3 kW, ₹2 a unit from 3 to 10 kW, for five years; another source says 24 months.'
);

insert into state_subsidies values (
	'rajasthan-capital',
	'2025-12-15',
	null,
	'2027-03-31',
	'Rajasthan',
	'["home"]',
	'{"kind":"told"}',
	'constructionworld.in 2025-12; patrika.com',
	'https://www.constructionworld.in/energy-infrastructure/power-and-renewable-energy/rajasthan-starts-rs-17000-subsidy-for-150-free-power-units/83426',
	'2025-12-15',
	'medium',
	'₹17,000 from 1.1 kW. Only homes registered for the 100 free units and with a lasting roof; they lose the 100 free units. Registration was to end 2026-03-31 (patrika 2025-09-15); extension not found. Another calculator (2026-09) shows Rs 10,000 to 2 kW and 15,000 from 3 kW: not confirmed.'
);

insert into state_subsidies values (
	'gujarat-capital',
	'2026-04-01',
	null,
	'2027-03-31',
	'Gujarat',
	'["home"]',
	'{"kind":"told"}',
	'Calculator of 2026-09-08 (Rs 10,000, 1-10 kW, budget dependent); solsetu.com (10,000/kW to 3 kW); both doubtful, other Gujarat vendors count none',
	'https://suryagujarat.guvnl.in',
	'2026-09-08',
	'low',
	'Sources do not agree on ₹10,000 or more. Treat as none until GUVNL confirms.'
);

insert into state_subsidies values (
	'odisha-capital',
	'2025-01-03',
	'2027-03-31',
	'2027-03-31',
	'Odisha',
	'["home"]',
	'{"kind":"per-kw","tiers":[{"uptoKw":2,"rupeesPerKw":25000},{"uptoKw":3,"rupeesPerKw":10000}],"capRupees":60000}',
	'sambadenglish.com: cabinet of 2025-01-03',
	'https://sambadenglish.com/latest-news/cabinet-decision-odisha-announces-additional-subsidy-for-surya-ghar-scheme-check-details-8589201',
	'2025-01-03',
	'medium',
	''
);

insert into state_subsidies values (
	'assam-capital',
	'2026-04-01',
	null,
	'2027-03-31',
	'Assam',
	'["home"]',
	'{"kind":"per-kw","tiers":[{"uptoKw":3,"rupeesPerKw":15000}],"capRupees":45000}',
	'sentinelassam.com 2024-03-19; recorded as current by TheDiscomBill 2026-08',
	'https://www.sentinelassam.com/topheadlines/household-solar-panel-assam-among-top-3-applicant-states',
	'2026-08-21',
	'medium',
	''
);

insert into state_subsidies values (
	'chhattisgarh-capital',
	'2025-11-20',
	'2027-03-31',
	'2027-03-31',
	'Chhattisgarh',
	'["home", "society"]',
	'{"kind":"by-size","steps":[{"fromKw":1,"rupees":15000},{"fromKw":2,"rupees":30000}]}',
	'newsdrum.in (PTI) 2025-07-26; pratidintime.com Nov 2025',
	'https://www.newsdrum.in/national/chhattisgarh-dual-subsidy-makes-installing-solar-power-units-affordable-under-pm-surya-ghar-scheme-9539524',
	'2025-11-20',
	'medium',
	''
);

insert into state_subsidies values (
	'haryana-capital',
	'2025-03-01',
	null,
	'2027-03-31',
	'Haryana',
	'["home"]',
	'{"kind":"told"}',
	'techbharosa.com; theharyana.co.in',
	'https://theharyana.co.in/?p=9277',
	'2025-03-01',
	'medium',
	'To 2 kW: ₹25,000 per kW, at most ₹50,000, for families with up to ₹1,80,000 a year; ₹10,000 per kW, at most ₹20,000, up to ₹3,00,000. Antyodaya families, to 2 kW, first come.'
);

insert into state_subsidies values (
	'haryana-loan',
	'2026-02-13',
	null,
	'2027-03-31',
	'Haryana',
	'["home"]',
	'{"kind":"told"}',
	'devdiscourse.com 2026-02-13: Solar Energy Promotion Scheme',
	'https://www.devdiscourse.com/article/headlines/3803890-haryana-govt-sets-target-to-install-rooftop-solar-systems-on-222-lakh-households',
	'2026-02-13',
	'medium',
	'A loan without interest: ₹19,500 per kW, at most ₹97,500. Without interest, back in 24 monthly or 12 two-monthly bills; payers without arrears and State employees.'
);

insert into state_subsidies values (
	'maharashtra-capital',
	'2025-10-07',
	'2027-03-31',
	'2027-03-31',
	'Maharashtra',
	'["home"]',
	'{"kind":"told"}',
	'SMART scheme, GR of 2025-10-06 (Mercom, Free Press Journal)',
	'https://www.mercomindia.com/maharashtra-launches-rooftop-solar-program-for-economically-weaker-sections',
	'2025-10-07',
	'medium',
	'For 1 kW: ₹17,500 for families below the poverty line, ₹15,000 for SC and ST and ₹10,000 for others below 100 units a month. MSEDCL homes, 1 kW.'
);

insert into state_subsidies values (
	'andhra-pradesh-capital',
	'2025-04-12',
	null,
	'2027-03-31',
	'Andhra Pradesh',
	'["home"]',
	'{"kind":"told"}',
	'sakshipost.com 2025-04-12',
	'https://www.sakshipost.com/news/andhrapradesh/pm-muft-bijli-scheme-government-s-big-solar-push-how-you-can-apply-396859',
	'2025-04-12',
	'medium',
	'For 2 kW: ₹50,000 for SC and ST, ₹20,000 for BC.'
);

insert into state_subsidies values (
	'bihar-capital',
	'2025-07-18',
	null,
	'2027-03-31',
	'Bihar',
	'["home"]',
	'{"kind":"told"}',
	'etvbharat.com 2025-07-18',
	'https://www.etvbharat.com/en/!state/bihar-cabinet-approves-free-electricity-scheme-enn25071805576',
	'2025-07-18',
	'medium',
	'For Kutir Jyoti homes 1.1 kW is wholly paid. "Assistance" for other homes: amount not found.'
);

insert into state_subsidies values (
	'goa-capital',
	'2021-10-11',
	null,
	'2027-03-31',
	'Goa',
	'["home"]',
	'{"kind":"told"}',
	'sunshinesolars.com, legalitysimplified.com: schemes of 2017-2021, up to 50 % with the centre',
	'https://legalitysimplified.com/2021/10/11/government-of-goa-has-published-the-revised-scheme-for-promotion-of-grid-connected-solar-rooftop-systems-with-net-metering-2021-22/',
	'2021-10-11',
	'low',
	'Up to half the price together with the centre, by schemes of 2017 to 2021. Not found for 2026: ask GEDA.'
);

insert into state_subsidies values (
	'karnataka-bill',
	'2026-04-01',
	null,
	'2027-03-31',
	'Karnataka',
	'["home"]',
	'{"kind":"fixed-charge","rupeesPerKwMonth":25,"uptoKw":10}',
	'KERC LT-1 note (b)',
	'https://kerc.karnataka.gov.in/uploads/96731743148968.pdf',
	'2026-09-19',
	'medium',
	'Off the fixed charge, plants to 10 kW; no capital subsidy found.'
);

insert into state_subsidies values (
	'madhya-pradesh-capital',
	'2026-04-01',
	null,
	'2027-03-31',
	'Madhya Pradesh',
	'["home"]',
	'{"kind":"told"}',
	'Calculator of 2026-09-08: by income, no amount published',
	'https://mpuvn.mp.gov.in',
	'2026-09-08',
	'low',
	'By income. Amount not found.'
);

insert into state_subsidies values (
	'tamil-nadu-capital',
	'2026-04-01',
	null,
	'2027-03-31',
	'Tamil Nadu',
	'["home"]',
	'{"kind":"told"}',
	'Research log of 2026-09-19: a top-up announced in the revised budget 2026-27, no order found',
	'',
	'2026-09-19',
	'low',
	'An addition was announced in the revised budget of 2026-27. Amount not found.'
);

insert into state_subsidies values (
	'kerala-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Kerala',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08; Kerala''s own pages read on 2026-09-19 state none',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'telangana-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Telangana',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'punjab-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Punjab',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'west-bengal-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'West Bengal',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'jharkhand-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Jharkhand',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'uttarakhand-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Uttarakhand',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'himachal-pradesh-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Himachal Pradesh',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'jammu-and-kashmir-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Jammu and Kashmir',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'chandigarh-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Chandigarh',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);

insert into state_subsidies values (
	'puducherry-none',
	'2026-04-01',
	null,
	'2027-03-31',
	'Puducherry',
	'["home"]',
	'{"kind":"none"}',
	'No State top-up found: calculator of 2026-09-08',
	'',
	'2026-09-08',
	'low',
	''
);
