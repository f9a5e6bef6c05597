-- The day by which the goods of an order are sent, as its buyer was told when the order was confirmed.
alter table orders add column send_by text;

-- The conditions of a state's subsidy are read by buyers: what was noted in them of the research stands with the source, for
-- admins. Rows that an owner has added keep their words.
update state_subsidies
set source = source || '. ' || conditions
where added_by is null and conditions <> '';
update state_subsidies set conditions = 'Apply on the UPNEDA portal too. For the first 100,000 systems.'
where id = 'uttar-pradesh-capital' and added_by is null;
update state_subsidies set conditions = 'PM Surya Ghar State Top-Up, for systems up to 3 kW.'
where id = 'delhi-capital' and added_by is null;
update state_subsidies set conditions = '₹3 for each unit produced by a system up to 3 kW, ₹2 from 3 to 10 kW, for some years.'
where id = 'delhi-generation' and added_by is null;
update state_subsidies set conditions = '₹17,000 from 1.1 kW, for homes that are registered for the 100 free units and have a permanent (pucca) roof; they give up the 100 free units. Ask your distribution company whether it takes registrations.'
where id = 'rajasthan-capital' and added_by is null;
update state_subsidies set conditions = 'Ask GUVNL whether it pays an addition now.'
where id = 'gujarat-capital' and added_by is null;
update state_subsidies set conditions = 'Up to 2 kW: ₹25,000 per kW, at most ₹50,000, for families with an income of up to ₹1,80,000 a year; ₹10,000 per kW, at most ₹20,000, up to ₹3,00,000. For Antyodaya families, first come, first served.'
where id = 'haryana-capital' and added_by is null;
update state_subsidies set conditions = 'An interest-free loan of ₹19,500 per kW, at most ₹97,500, repaid in 24 monthly or 12 two-monthly bills. For payers without arrears and employees of the State.'
where id = 'haryana-loan' and added_by is null;
update state_subsidies set conditions = 'For 1 kW: ₹17,500 for families below the poverty line, ₹15,000 for SC and ST families, ₹10,000 for others who use less than 100 units a month. For homes with MSEDCL.'
where id = 'maharashtra-capital' and added_by is null;
update state_subsidies set conditions = 'For 2 kW: ₹50,000 for SC and ST families, ₹20,000 for BC families.'
where id = 'andhra-pradesh-capital' and added_by is null;
update state_subsidies set conditions = 'Homes with a Kutir Jyoti (below-poverty) connection pay nothing for 1.1 kW. Ask your distribution company what other homes get.'
where id = 'bihar-capital' and added_by is null;
update state_subsidies set conditions = 'Ask GEDA whether it pays an addition now.'
where id = 'goa-capital' and added_by is null;
update state_subsidies set conditions = 'Off the fixed charge, for systems up to 10 kW.'
where id = 'karnataka-bill' and added_by is null;
update state_subsidies set conditions = 'By income. Ask your distribution company for the amount.'
where id = 'madhya-pradesh-capital' and added_by is null;
update state_subsidies set conditions = 'An addition is announced in the budget of 2026-27. Ask TNPDCL for the amount.'
where id = 'tamil-nadu-capital' and added_by is null;

-- The documents that a mail carries as PDF files: one of a kind of each event.
create table mail_documents (
	mail_id text not null references mails (id) on delete cascade,
	kind text not null,
	about text not null,
	primary key (mail_id, kind, about)
);
create index mail_documents_by_document on mail_documents (kind, about);
