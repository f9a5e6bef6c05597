-- More retail tariffs: companies without one, and shops at other loads. Three rows of Torrent in Ahmedabad supersede
-- those of the year before. A row that an admin has added for the same day stays.

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-torrent-ahd-home-1ph', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["Torrent Power Ahmedabad"]', 'home', 'any', 'single', null, null,
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":3.2},{"uptoKwh":200,"rupeesPerKwh":3.95},{"uptoKwh":null,"rupeesPerKwh":5.0}],"telescopic":true,"ladders":null,"fixed":{"perConnection":25},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":15,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":3.72,"surchargeBySlab":null,"surchargePct":3.4,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, provider profile, file version of 2026-08-28), "verified against the order and a bill"',
	'https://connect.torrentpower.com/tplcp/index.php/faqs/view?category_id=40', '2026-08-28', 'medium', 0,
	'["surcharge (one bill, changes each cycle)"]', 'BPL: fixed 5. Replaces the row of the same id, marked approximate. Surcharge: FPPAS seen on one bill of 2026: base 3.72 a unit, and 3.4 % of energy + fixed + base FPPAS (surchargeOn leaves the base out: about 0.13 a unit more). Changes every billing cycle. Order: GERC tariff order for Torrent Power Ltd (Distribution), Ahmedabad and Gandhinagar, FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-torrent-ahd-home-3ph', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["Torrent Power Ahmedabad"]', 'home', 'any', 'three', null, null,
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":3.2},{"uptoKwh":200,"rupeesPerKwh":3.95},{"uptoKwh":null,"rupeesPerKwh":5.0}],"telescopic":true,"ladders":null,"fixed":{"perConnection":65},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":15,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":3.72,"surchargeBySlab":null,"surchargePct":3.4,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, provider profile, file version of 2026-08-28), "verified against the order and a bill"',
	'https://connect.torrentpower.com/tplcp/index.php/faqs/view?category_id=40', '2026-08-28', 'medium', 0,
	'["surcharge (one bill, changes each cycle)"]', 'Replaces the row of the same id, marked approximate. Surcharge: FPPAS seen on one bill of 2026: base 3.72 a unit, and 3.4 % of energy + fixed + base FPPAS (surchargeOn leaves the base out: about 0.13 a unit more). Changes every billing cycle. Order: GERC tariff order for Torrent Power Ltd (Distribution), Ahmedabad and Gandhinagar, FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-torrent-ahd-shop', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["Torrent Power Ahmedabad"]', 'shop', 'any', 'any', null, 5,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":4.6}],"telescopic":true,"ladders":null,"fixed":{"perKw":70},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":20,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":3.72,"surchargeBySlab":null,"surchargePct":3.4,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, provider profile, file version of 2026-08-28), "verified against the order and a bill"',
	'https://connect.torrentpower.com/tplcp/index.php/faqs/view?category_id=40', '2026-08-28', 'medium', 0,
	'["surcharge (one bill, changes each cycle)"]', 'Replaces the row of the same id (4.70, 70/kW to 15 kW), marked approximate. Surcharge: FPPAS seen on one bill of 2026: base 3.72 a unit, and 3.4 % of energy + fixed + base FPPAS (surchargeOn leaves the base out: about 0.13 a unit more). Changes every billing cycle. Order: GERC tariff order for Torrent Power Ltd (Distribution), Ahmedabad and Gandhinagar, FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-torrent-ahd-shop-5to15kw', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["Torrent Power Ahmedabad"]', 'shop', 'any', 'any', 5, 15,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":4.6}],"telescopic":true,"ladders":null,"fixed":{"perKw":90},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":20,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":3.72,"surchargeBySlab":null,"surchargePct":3.4,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, provider profile, file version of 2026-08-28), "verified against the order and a bill"',
	'https://connect.torrentpower.com/tplcp/index.php/faqs/view?category_id=40', '2026-08-28', 'medium', 0,
	'["surcharge (one bill, changes each cycle)"]', 'Surcharge: FPPAS seen on one bill of 2026: base 3.72 a unit, and 3.4 % of energy + fixed + base FPPAS (surchargeOn leaves the base out: about 0.13 a unit more). Changes every billing cycle. Order: GERC tariff order for Torrent Power Ltd (Distribution), Ahmedabad and Gandhinagar, FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-torrent-ahd-shop-15to50kw', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["Torrent Power Ahmedabad"]', 'shop', 'any', 'any', 15, 50,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":4.8}],"telescopic":true,"ladders":null,"fixed":{"perKw":175},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":20,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":3.72,"surchargeBySlab":null,"surchargePct":3.4,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, provider profile, file version of 2026-08-28), "verified against the order and a bill"',
	'https://connect.torrentpower.com/tplcp/index.php/faqs/view?category_id=40', '2026-08-28', 'medium', 0,
	'["surcharge (one bill, changes each cycle)"]', 'LTMD-2. Fixed on billing demand: the highest of the recorded demand, 85 % of the contract and 6 kW; first 50 kW 175/kW. Above 50 kW of billing demand 5.00 a unit (fixed above 50 kW not read). Surcharge: FPPAS seen on one bill of 2026: base 3.72 a unit, and 3.4 % of energy + fixed + base FPPAS (surchargeOn leaves the base out: about 0.13 a unit more). Changes every billing cycle. Order: GERC tariff order for Torrent Power Ltd (Distribution), Ahmedabad and Gandhinagar, FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'gj-guvnl-shop-10to40kw', '2026-04-01', null, '2027-03-31', 'Gujarat',
	'["UGVCL","DGVCL","MGVCL","PGVCL"]', 'shop', 'any', 'any', 10, 40,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":4.65}],"telescopic":true,"ladders":null,"fixed":{"byLoad":[{"uptoKw":10,"perKw":50},{"uptoKw":null,"perKw":85}],"byLoadMarginal":true},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":20,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":2.3,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":{"aboveKwh":null,"bands":[{"from":7,"to":11,"rupeesPerKwh":0.45,"pct":0},{"from":18,"to":22,"rupeesPerKwh":0.45,"pct":0}]}}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: GERC orders of 25 March 2026, Petitions 2581-2584/2025; fuel surcharge 2.30 from the State''s announcement for July 2025 on; duty 15 % / 20 % from Torrent Power''s own page',
	'https://gercin.org/order-category/tariff-orders/', '2026-08-21', 'medium', 0,
	'["surcharge"]', 'Another public source shows a fuel surcharge of 3.2 as typical of 2026; the row keeps 2.30 of the existing row. Surcharge: FPPPA from 2025-07-01 "until GERC changes it"; every unit Time of day: 45 paise more a unit 07-11 and 18-22 h. Order: GERC 25-03-2026, rates kept from FY 2025-26.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'dd-dnhdd-home', '2026-04-01', null, '2027-03-31', 'Dadra and Nagar Haveli and Daman and Diu',
	'["DNHDDPDCL"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":1.85},{"uptoKwh":200,"rupeesPerKwh":2.5},{"uptoKwh":300,"rupeesPerKwh":3.15},{"uptoKwh":400,"rupeesPerKwh":3.25},{"uptoKwh":null,"rupeesPerKwh":3.8}],"telescopic":true,"ladders":null,"fixed":{"perKw":10},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: JERC Petition 145/2025, MYT order of 17-09-2025, Table 10-1',
	'https://jercuts.gov.in/wp-content/uploads/2025/09/dnhddpdcl-ready-to-upload-order-1.pdf', '2026-08-28', 'medium', 0,
	'["duty not found","fuel surcharge not found"]', 'LTDS-II (demand based); LTDS-I lifeline and LTDS-III mixed use apart. Order: JERC order of 17-09-2025, Petition 145/2025, Table 10-1, FY 2026-27 column.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'dd-dnhdd-shop', '2026-04-01', null, '2027-03-31', 'Dadra and Nagar Haveli and Daman and Diu',
	'["DNHDDPDCL"]', 'shop', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":3.75},{"uptoKwh":200,"rupeesPerKwh":4.85},{"uptoKwh":null,"rupeesPerKwh":5.0}],"telescopic":true,"ladders":null,"fixed":{"perKva":25},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: JERC Petition 145/2025, MYT order of 17-09-2025, Table 10-1',
	'https://jercuts.gov.in/wp-content/uploads/2025/09/dnhddpdcl-ready-to-upload-order-1.pdf', '2026-08-28', 'medium', 0,
	'["duty not found","fuel surcharge not found"]', 'NDS-I; hotels, religious and government premises apart. The load limit of NDS-I was not read. Order: JERC order of 17-09-2025, Petition 145/2025, Table 10-1, FY 2026-27 column.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'mn-mspdcl-home', '2026-05-01', null, '2027-03-31', 'Manipur',
	'["MSPDCL"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":5.36},{"uptoKwh":200,"rupeesPerKwh":6.25},{"uptoKwh":null,"rupeesPerKwh":7.1}],"telescopic":true,"ladders":null,"fixed":{"perKw":65},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: MnERC order for MSPDCL, Petition 2 of 2025-26; duty nil by the CEA tariff and duty book of FY 2023-24',
	'https://mnerc.mn.gov.in/wp-content/uploads/2026/05/MSPDCL-Tariff-Order-FY-2026-27_compressed.pdf', '2026-08-28', 'medium', 0,
	'["fuel surcharge not found"]', 'Order: MnERC tariff order of 14-05-2026, in force from 01-05-2026.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'mn-mspdcl-shop', '2026-05-01', null, '2027-03-31', 'Manipur',
	'["MSPDCL"]', 'shop', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":7.07},{"uptoKwh":200,"rupeesPerKwh":7.85},{"uptoKwh":null,"rupeesPerKwh":8.3}],"telescopic":true,"ladders":null,"fixed":{"perKw":85},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: MnERC order for MSPDCL, Petition 2 of 2025-26; duty nil by the CEA tariff and duty book of FY 2023-24',
	'https://mnerc.mn.gov.in/wp-content/uploads/2026/05/MSPDCL-Tariff-Order-FY-2026-27_compressed.pdf', '2026-08-28', 'medium', 0,
	'["fuel surcharge not found"]', 'Order: MnERC tariff order of 14-05-2026, in force from 01-05-2026.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'mz-ped-home', '2026-04-01', null, '2027-03-31', 'Mizoram',
	'["P&E Department"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":4.9},{"uptoKwh":200,"rupeesPerKwh":7.1},{"uptoKwh":null,"rupeesPerKwh":8.2}],"telescopic":true,"ladders":null,"fixed":{"perKw":50},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: MZERC P&ED tariff order FY 2026-27, Petition 1 of 2025',
	'https://mzerc.mizoram.gov.in/uploads/attachments/2026/03/7be5860da7dbbda3560a7e255caff169/ped-to-26-27-khp27mar26-evng-with-sign.pdf', '2026-08-28', 'medium', 0,
	'["duty not included in the schedule, level not found","fuel surcharge not found"]', 'Order: MZERC order of 25-03-2026, Petition 1/2025, subsidised schedule.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'mz-ped-shop', '2026-04-01', null, '2027-03-31', 'Mizoram',
	'["P&E Department"]', 'shop', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":150,"rupeesPerKwh":8.2},{"uptoKwh":null,"rupeesPerKwh":8.45}],"telescopic":true,"ladders":null,"fixed":{"perKw":80},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: MZERC P&ED tariff order FY 2026-27, Petition 1 of 2025',
	'https://mzerc.mizoram.gov.in/uploads/attachments/2026/03/7be5860da7dbbda3560a7e255caff169/ped-to-26-27-khp27mar26-evng-with-sign.pdf', '2026-08-28', 'medium', 0,
	'["duty not included in the schedule, level not found","fuel surcharge not found"]', 'Order: MZERC order of 25-03-2026, Petition 1/2025, subsidised schedule.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'nl-dop-home', '2025-04-01', null, '2026-12-31', 'Nagaland',
	'["Department of Power"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":30,"rupeesPerKwh":5.9},{"uptoKwh":100,"rupeesPerKwh":6.4},{"uptoKwh":250,"rupeesPerKwh":7.15},{"uptoKwh":null,"rupeesPerKwh":7.8}],"telescopic":true,"ladders":null,"fixed":{"perConnection":10},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: public notice of the FY 2025-26 tariff proposal (the final order itself not opened)',
	'https://ipr.nagaland.gov.in/POWER-DEPARTMENT-ISSUES-PUBLIC-NOTICE-FOR-APPROVAL-OF-ARR', '2026-08-28', 'low', 0,
	'["slabs (proposal, not order)","a petition proposes new rates for 01-10-2026 to 31-03-2027: outcome not found","duty not found","fuel surcharge not found"]', 'The 10 a connection is for public lighting. Order: NERC MYT order of 28-03-2025, FY 2025-26 figures as in a public notice of the proposal.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'nl-dop-shop', '2025-04-01', null, '2026-12-31', 'Nagaland',
	'["Department of Power"]', 'shop', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":60,"rupeesPerKwh":8.15},{"uptoKwh":240,"rupeesPerKwh":9.45},{"uptoKwh":null,"rupeesPerKwh":9.85}],"telescopic":true,"ladders":null,"fixed":{"perConnection":15},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":null,"dutyOn":null,"levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: public notice of the FY 2025-26 tariff proposal (the final order itself not opened)',
	'https://ipr.nagaland.gov.in/POWER-DEPARTMENT-ISSUES-PUBLIC-NOTICE-FOR-APPROVAL-OF-ARR', '2026-08-28', 'low', 0,
	'["slabs (proposal, not order)","a petition proposes new rates for 01-10-2026 to 31-03-2027: outcome not found","duty not found","fuel surcharge not found"]', 'The 15 a connection is for public lighting. Order: NERC MYT order of 28-03-2025, FY 2025-26 figures as in a public notice of the proposal.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'la-lpdd-home', '2026-09-01', null, '2027-03-31', 'Ladakh',
	'["LPDD"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":200,"rupeesPerKwh":2.35},{"uptoKwh":400,"rupeesPerKwh":4.1},{"uptoKwh":null,"rupeesPerKwh":4.5}],"telescopic":true,"ladders":null,"fixed":{"perKw":13},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":15,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: JERC J&K and Ladakh, Order 05 of 2026 (LPDD, FY 2026-27)',
	'https://jercjkl.jk.gov.in/pdf/LPDD%20%20Tariff%20Order%20for%20FY%202026-27%20R1.pdf', '2026-08-28', 'medium', 0,
	'["fuel surcharge not found"]', 'Order: JERC J&K and Ladakh, Order 05/2026 of 18-08-2026, subsidised schedule, from 01-09-2026.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'la-lpdd-shop-1ph', '2026-09-01', null, '2027-03-31', 'Ladakh',
	'["LPDD"]', 'shop', 'any', 'single', null, null,
	'{"slabs":[{"uptoKwh":200,"rupeesPerKwh":3.75},{"uptoKwh":500,"rupeesPerKwh":5.6},{"uptoKwh":null,"rupeesPerKwh":6.1}],"telescopic":true,"ladders":null,"fixed":{"perKw":66},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":15,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (github.com/navinbhaskar/TheDiscomBill, file version checked 2026-08-28), transcribed from: JERC J&K and Ladakh, Order 05 of 2026 (LPDD, FY 2026-27)',
	'https://jercjkl.jk.gov.in/pdf/LPDD%20%20Tariff%20Order%20for%20FY%202026-27%20R1.pdf', '2026-08-28', 'medium', 0,
	'["fuel surcharge not found"]', 'Three-phase shops are billed on kVAh by a schedule of their own, not taken. Order: JERC J&K and Ladakh, Order 05/2026 of 18-08-2026, subsidised schedule, from 01-09-2026.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'dl-ndmc-home', '2021-10-01', null, null, 'Delhi',
	'["NDMC"]', 'home', 'any', 'any', null, null,
	'{"slabs":[{"uptoKwh":200,"rupeesPerKwh":3.0},{"uptoKwh":400,"rupeesPerKwh":4.5},{"uptoKwh":800,"rupeesPerKwh":6.5},{"uptoKwh":1200,"rupeesPerKwh":7.0},{"uptoKwh":null,"rupeesPerKwh":8.0}],"telescopic":true,"ladders":null,"fixed":{"perConnection":40},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":5,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21)',
	'https://www.derc.gov.in/tarriff-orders', '2026-08-17', 'low', 1,
	'["fixed (flat 40, without any source named)","PPAC","levies","duty base","State subsidy for NDMC homes not read"]', 'Same DERC slabs as the other Delhi companies. Not to be shown. Surcharge: PPAC of NDMC not found Order: DERC tariff order of 30-09-2021, still in force; none later seen by August 2026.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'rj-discoms-shop-above5kw', '2025-10-01', null, null, 'Rajasthan',
	'["JVVNL","AVVNL","JdVVNL"]', 'shop', 'any', 'any', 5, 50,
	'{"slabs":[{"uptoKwh":100,"rupeesPerKwh":7.0},{"uptoKwh":null,"rupeesPerKwh":8.5}],"telescopic":true,"ladders":null,"fixed":{"bySlab":[{"uptoKwh":500,"perKw":160},{"uptoKwh":null,"perKw":200}]},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":0.4,"dutyOn":"units","levies":[{"name":"Water conservation cess","rupeesPerKwh":0.1},{"name":"Urban cess (towns)","rupeesPerKwh":0.15}],"surchargeRupeesPerKwh":1.0,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: Tariff for Supply of Electricity 2025, NDS/LT-2',
	'https://cescrajasthan.co.in/kedl/pages/event/uploads/Tariff-2025%202.pdf', '2026-08-21', 'medium', 0,
	'["duty and cesses: 40 + 10 + 15 paise unconfirmed, seen as 0.40/0.10 in a bill model","duty"]', 'To 50 kVA. Above 18.65 kW (25 hp) and 500 units: 320/kVA of billing demand instead of 200/kW. TheDiscomBill gives the duty as 5 % of the total; the row keeps the per-unit duty of the existing row. Surcharge: Regulatory surcharge with FPPAS, at most 1.00 together; 0.70 for homes up to 100 units (order of 03-10-2025) Order: RERC 30-03-2026 (Petitions 2378-2380/2025), unchanged from 2025-10-01.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'up-discoms-shop-urban-above4kw', '2019-09-12', null, null, 'Uttar Pradesh',
	'["PVVNL","MVVNL","DVVNL","PuVVNL","KESCO"]', 'shop', 'urban', 'any', 4, null,
	'{"slabs":[{"uptoKwh":1000,"rupeesPerKwh":7.5},{"uptoKwh":null,"rupeesPerKwh":8.75}],"telescopic":true,"ladders":null,"fixed":{"perKw":450},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":7.5,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":1.26,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: UPERC schedule LMV-2',
	'https://www.uperc.org', '2026-08-21', 'medium', 0,
	'[]', 'ST-20. The upper load limit of the schedule was not read. Surcharge: FPPAS by the month, mean of April 2025 to August 2026; from -4.43 % to +10 % Order: UPERC 02-07-2026, rates kept since 2019.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'up-discoms-shop-rural', '2019-09-12', null, null, 'Uttar Pradesh',
	'["PVVNL","MVVNL","DVVNL","PuVVNL","KESCO"]', 'shop', 'rural', 'any', null, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":5.5}],"telescopic":true,"ladders":null,"fixed":{"perKw":110},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":7.5,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed+surcharge","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":1.26,"surchargeOn":"energy+fixed","minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: UPERC schedule LMV-2',
	'https://www.uperc.org', '2026-08-21', 'medium', 0,
	'[]', 'ST-27, metered shops in gram sabha areas. Surcharge: FPPAS by the month, mean of April 2025 to August 2026; from -4.43 % to +10 % Order: UPERC 02-07-2026, rates kept since 2019.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'hr-discoms-shop-10to20kw', '2025-04-01', null, null, 'Haryana',
	'["UHBVN","DHBVN"]', 'shop', 'any', 'any', 10, 20,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.8}],"telescopic":true,"ladders":null,"fixed":{"perKw":100},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":0.1,"dutyOn":"units","levies":[{"name":"Municipal tax (towns)","pct":2,"on":"energy+fixed+surcharge"}],"surchargeRupeesPerKwh":0.47,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: HERC order of 28-03-2025, kept for FY 2026-27 (DHBVN circular D-04/2025)',
	'https://herc.gov.in', '2026-08-21', 'medium', 0,
	'["surcharge","levies (2 % unconfirmed; TheDiscomBill 5 paise a unit)"]', 'Surcharge: FSA 47 paise, not for homes up to 200 units; FY 2025-26, unconfirmed'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'hr-discoms-shop-20to50kw', '2025-04-01', null, null, 'Haryana',
	'["UHBVN","DHBVN"]', 'shop', 'any', 'any', 20, 50,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.6}],"telescopic":true,"ladders":null,"fixed":{"perKw":250},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":0.1,"dutyOn":"units","levies":[{"name":"Municipal tax (towns)","pct":2,"on":"energy+fixed+surcharge"}],"surchargeRupeesPerKwh":0.47,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: HERC order of 28-03-2025, kept for FY 2026-27 (DHBVN circular D-04/2025)',
	'https://herc.gov.in', '2026-08-21', 'medium', 0,
	'["surcharge","levies (2 % unconfirmed; TheDiscomBill 5 paise a unit)"]', 'Above 50 kW the HT schedule. Surcharge: FSA 47 paise, not for homes up to 200 units; FY 2025-26, unconfirmed'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'pb-pspcl-shop-7to20kw', '2026-04-01', null, '2027-03-31', 'Punjab',
	'["PSPCL"]', 'shop', 'any', 'any', 7, 20,
	'{"slabs":[{"uptoKwh":500,"rupeesPerKwh":6.1},{"uptoKwh":null,"rupeesPerKwh":7.1}],"telescopic":true,"ladders":null,"fixed":{"perKw":100},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":13,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[{"name":"Infrastructure development fee","pct":5,"on":"energy+fixed"},{"name":"Municipal tax (towns)","pct":2,"on":"energy+fixed"},{"name":"Cow cess","rupeesPerKwh":0.02}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: PSERC order FY 2026-27, PSPCL Annexure A; subsidy: Govt of Punjab memo 13/01/2023-EV2/442 of 04-03-2026 as quoted in a solar vendor''s configuration',
	'https://docs.pspcl.in/docs/cecommercial2620260409130617682.pdf', '2026-08-21', 'medium', 0,
	'["duty and levies unconfirmed"]', 'Surcharge: FCA: not found Order: PSERC FY 2026-27, a cut.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'pb-pspcl-shop-20to100kva', '2026-04-01', null, '2027-03-31', 'Punjab',
	'["PSPCL"]', 'shop', 'any', 'any', 20, 100,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.25}],"telescopic":true,"ladders":null,"fixed":{"perKva":130},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":13,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[{"name":"Infrastructure development fee","pct":5,"on":"energy+fixed"},{"name":"Municipal tax (towns)","pct":2,"on":"energy+fixed"},{"name":"Cow cess","rupeesPerKwh":0.02}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: PSERC order FY 2026-27, PSPCL Annexure A; subsidy: Govt of Punjab memo 13/01/2023-EV2/442 of 04-03-2026 as quoted in a solar vendor''s configuration',
	'https://docs.pspcl.in/docs/cecommercial2620260409130617682.pdf', '2026-08-21', 'medium', 0,
	'["duty and levies unconfirmed"]', 'Limits in kVA. Surcharge: FCA: not found Order: PSERC FY 2026-27, a cut.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'pb-pspcl-shop-above100kva', '2026-04-01', null, '2027-03-31', 'Punjab',
	'["PSPCL"]', 'shop', 'any', 'any', 100, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.45}],"telescopic":true,"ladders":null,"fixed":{"perKva":140},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":13,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[{"name":"Infrastructure development fee","pct":5,"on":"energy+fixed"},{"name":"Municipal tax (towns)","pct":2,"on":"energy+fixed"},{"name":"Cow cess","rupeesPerKwh":0.02}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: PSERC order FY 2026-27, PSPCL Annexure A; subsidy: Govt of Punjab memo 13/01/2023-EV2/442 of 04-03-2026 as quoted in a solar vendor''s configuration',
	'https://docs.pspcl.in/docs/cecommercial2620260409130617682.pdf', '2026-08-21', 'medium', 0,
	'["duty and levies unconfirmed"]', 'Limits in kVA. Surcharge: FCA: not found Order: PSERC FY 2026-27, a cut.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'mp-discoms-shop-rural', '2026-04-01', null, '2027-03-31', 'Madhya Pradesh',
	'["MPPaKVVCL (West)","MPMKVVCL (Central)","MPPKVVCL (East)"]', 'shop', 'rural', 'any', null, 10,
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":6.8},{"uptoKwh":null,"rupeesPerKwh":8.3}],"telescopic":false,"ladders":null,"fixed":{"bySlab":[{"uptoKwh":50,"perKw":83},{"uptoKwh":null,"perKw":133}]},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":15,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":0.97,"surchargeOn":"energy","minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: MPERC Retail Supply Tariff Order FY 2026-27, Annexure 2; a real East-zone bill of April 2026 (418.76 units) comes out within 4 paise when one day of 30 is at the old rates',
	'https://mperc.in', '2026-08-21', 'medium', 0,
	'["duty"]', 'LV-2.2 rural, to 10 kW; energy as in towns. Surcharge: FPPAS, bill of April 2026 (6.27 paise a unit); -2.23 % in November 2025 Order: MPERC FY 2026-27.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'cg-cspdcl-shop-3ph-upto15kw', '2026-07-01', null, '2027-03-31', 'Chhattisgarh',
	'["CSPDCL"]', 'shop', 'any', 'three', null, 15,
	'{"slabs":[{"uptoKwh":400,"rupeesPerKwh":7.5},{"uptoKwh":null,"rupeesPerKwh":9.0}],"telescopic":true,"ladders":null,"fixed":{"perKw":130},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":17,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[{"name":"Energy development cess","rupeesPerKwh":0.1}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":7,"surchargeOn":"energy","minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: CSERC Tariff Schedule FY 2026-27, in force from 01-07-2026',
	'https://cserc.gov.in/Welcome/show_tariff_orders', '2026-08-21', 'medium', 0,
	'["duty unconfirmed","surcharge"]', 'LV-2.2(A). Fixed on billing demand, also the monthly minimum. Surcharge: FPPAS by the month, some 5-10 % in 2025 (unconfirmed)'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'cg-cspdcl-shop-3ph-above15kw', '2026-07-01', null, '2027-03-31', 'Chhattisgarh',
	'["CSPDCL"]', 'shop', 'any', 'three', 15, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":8.4}],"telescopic":true,"ladders":null,"fixed":{"perKw":210},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":17,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[{"name":"Energy development cess","rupeesPerKwh":0.1}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":7,"surchargeOn":"energy","minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: CSERC Tariff Schedule FY 2026-27, in force from 01-07-2026',
	'https://cserc.gov.in/Welcome/show_tariff_orders', '2026-08-21', 'medium', 0,
	'["duty unconfirmed","surcharge"]', 'LV-2.2(B). Fixed on billing demand. Surcharge: FPPAS by the month, some 5-10 % in 2025 (unconfirmed)'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'tn-tnpdcl-shop-50to112kw', '2025-07-01', null, null, 'Tamil Nadu',
	'["TNPDCL"]', 'shop', 'any', 'any', 50, 112,
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":6.65},{"uptoKwh":null,"rupeesPerKwh":10.45}],"telescopic":false,"ladders":null,"fixed":{"perKw":332},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":5,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: TNERC Order 6 of 2025, 3.2.15 (LT-V)',
	'https://www.tnerc.tn.gov.in/Orders/files/TO-Order%20No6300620252131.pdf', '2026-08-21', 'medium', 0,
	'["duty base"]', 'As the existing row, other fixed charge.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'tn-tnpdcl-shop-above112kw', '2025-07-01', null, null, 'Tamil Nadu',
	'["TNPDCL"]', 'shop', 'any', 'any', 112, null,
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":6.65},{"uptoKwh":null,"rupeesPerKwh":10.45}],"telescopic":false,"ladders":null,"fixed":{"perKw":608},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":5,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":2,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: TNERC Order 6 of 2025, 3.2.15 (LT-V)',
	'https://www.tnerc.tn.gov.in/Orders/files/TO-Order%20No6300620252131.pdf', '2026-08-21', 'medium', 0,
	'["duty base"]', 'As the existing row, other fixed charge.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'jh-jbvnl-shop-rural', '2026-04-01', null, '2027-03-31', 'Jharkhand',
	'["JBVNL"]', 'shop', 'rural', 'any', null, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.7}],"telescopic":true,"ladders":null,"fixed":{"perKw":120},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":5,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: JSERC tariff order FY 2026-27, Chapter 13',
	'https://jserc.org/tariff.aspx', '2026-08-21', 'medium', 0,
	'["duty"]', 'A shop up to 5 kW is billed as a home.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'br-discoms-shop-rural', '2026-04-01', null, '2027-03-31', 'Bihar',
	'["NBPDCL","SBPDCL"]', 'shop', 'rural', 'any', null, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":7.79}],"telescopic":true,"ladders":null,"fixed":{"perKva":60},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":6,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: BERC tariff chart FY 2026-27 (order of 18-03-2026)',
	'https://berc.co.in/images/pdf/tariff-order/2026-27/Tariff_Chart_FY_2026-27.pdf', '2026-08-21', 'medium', 0,
	'["duty"]', 'NDS-I. TheDiscomBill gives the duty as 5 % of energy; the row keeps 6 % of the existing row.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'br-discoms-shop-urban-upto0-5kw', '2026-04-01', null, '2027-03-31', 'Bihar',
	'["NBPDCL","SBPDCL"]', 'shop', 'urban', 'any', null, 0.5,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":7.73}],"telescopic":true,"ladders":null,"fixed":{"perConnection":150},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":6,"dutyRupeesPerKwh":null,"dutyOn":"energy+fixed","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: BERC tariff chart FY 2026-27 (order of 18-03-2026)',
	'https://berc.co.in/images/pdf/tariff-order/2026-27/Tariff_Chart_FY_2026-27.pdf', '2026-08-21', 'medium', 0,
	'["duty"]', 'NDS-II to 0.5 kW.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'uk-upcl-shop-upto4kw-60units', '2026-04-01', null, '2027-03-31', 'Uttarakhand',
	'["UPCL"]', 'shop', 'any', 'any', null, 4,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":5.75}],"telescopic":true,"ladders":null,"fixed":{"perKw":90},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":0.15,"dutyOn":"units","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":60,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: UERC order of 30-03-2026, RTS-1 / RTS-2, rates kept',
	'https://uerc.uk.gov.in', '2026-08-21', 'medium', 0,
	'["duty"]', 'RTS-2, only while the month stays at or below 60 units; above, the row to 25 kW holds for the whole month.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'uk-upcl-shop-above25kw', '2026-04-01', null, '2027-03-31', 'Uttarakhand',
	'["UPCL"]', 'shop', 'any', 'any', 25, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":7.8}],"telescopic":true,"ladders":null,"fixed":{"perKva":115},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":null,"dutyRupeesPerKwh":0.15,"dutyOn":"units","levies":[],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: UERC order of 30-03-2026, RTS-1 / RTS-2, rates kept',
	'https://uerc.uk.gov.in', '2026-08-21', 'medium', 0,
	'["duty"]', ''
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'hp-hpsebl-shop-20to100kva', '2026-04-01', null, '2027-03-31', 'Himachal Pradesh',
	'["HPSEBL"]', 'shop', 'any', 'any', 20, 100,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.3}],"telescopic":true,"ladders":null,"fixed":{"perKva":110},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":3,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[{"name":"Milk and environment cess","rupeesPerKwh":0.12}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: HPERC order FY 2026-27, Part II',
	'https://hperc.org', '2026-08-21', 'medium', 0,
	'["duty and cesses unconfirmed"]', 'Limits in kVA.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'hp-hpsebl-shop-above100kva', '2026-04-01', null, '2027-03-31', 'Himachal Pradesh',
	'["HPSEBL"]', 'shop', 'any', 'any', 100, null,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.2}],"telescopic":true,"ladders":null,"fixed":{"perKva":170},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":3,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[{"name":"Milk and environment cess","rupeesPerKwh":0.12}],"surchargeRupeesPerKwh":null,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kVAh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: HPERC order FY 2026-27, Part II',
	'https://hperc.org', '2026-08-21', 'medium', 0,
	'["duty and cesses unconfirmed"]', 'Limits in kVA.'
) on conflict (id, valid_from) do nothing;

insert into retail_tariffs (
	id, valid_from, valid_to, review_by, state, companies, use, area, phase, load_above_kw, load_upto_kw,
	figures, source, url, as_of, confidence, is_approximate, weak, note
) values (
	'ka-escoms-shop-demand-5to150kw', '2026-04-01', null, '2027-03-31', 'Karnataka',
	'["BESCOM","MESCOM","CESC Mysuru","HESCOM","GESCOM"]', 'shop', 'any', 'any', 5, 150,
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":6.8}],"telescopic":true,"ladders":null,"fixed":{"perKw":235},"customerChargeBySlab":null,"wheelingRupeesPerKwh":null,"dutyPct":9,"dutyRupeesPerKwh":null,"dutyOn":"energy","levies":[],"surchargeRupeesPerKwh":0.7,"surchargeBySlab":null,"surchargePct":null,"surchargeOn":null,"minimumRupees":null,"billedIn":"kWh","billingMonths":1,"subsidy":null,"monthlyKwhUpTo":null,"timeOfDay":null}',
	'TheDiscomBill (a public transcription, github.com/navinbhaskar/TheDiscomBill, version of 2026-08-21), transcribed from: KERC Tariff Order 2025, LT-3(a), FY 2026-27 column',
	'https://kerc.karnataka.gov.in/uploads/96731743148968.pdf', '2026-08-21', 'low', 0,
	'["slabs"]', 'Optional demand-based tariff: 235/kW of demand, same price a unit. KERC''s order of 03-03-2026 in Review Petition 8/2025 revises LT-3a; the revised figure was not seen.'
) on conflict (id, valid_from) do nothing;
