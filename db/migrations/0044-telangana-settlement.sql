-- Telangana settles surplus each June and December: its half-years begin in July and January.
update metering_rules set settlement_month = 7
where state = 'Telangana' and valid_from = '2026-01-01' and settlement = 'half-year' and settlement_month = 6
	and added_by is null
	and source = 'TSERC Regulation 6 of 2016, clause 7.2-7.3 as printed in a discom''s net metering agreement (public repository)';
