-- What GSTR-1 asks for, from the first month of each form on.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'gst-return-2024', 'gst-return', null, '2024-08-01',
	'{"version":"GST3.1.6","largeAboveRupees":100000,"splitsHsn":false}',
	'Notification 12/2024 - Central Tax of 10 July 2024: from August 2024 on above 1 lakh rupees. Read in a reference implementation; the version of the schema is not confirmed.',
	'2024-08-01', 'medium'
),
(
	'gst-return-2025', 'gst-return', null, '2025-05-01',
	'{"version":"GST3.2.2","largeAboveRupees":100000,"splitsHsn":true}',
	'Advisory of the portal on GSTR-1: from May 2025 on table 12 is split into sales to registered buyers and others. Read in a reference implementation; the version of the schema is not confirmed: compare it with the tool you use.',
	'2025-05-01', 'medium'
);
