import { either } from '../../format/english.ts'

/** Tariffs of electricity companies, and bills by them. */
export const tariffs = {
	'tariffs.kwh': 'Units must be between 0 and 10,00,000 in a month.',
	'tariffs.twelve_months': 'Give the units of twelve months.',
	'tariffs.area': 'Area must be urban or rural.',
	'tariffs.use': 'Use must be home or shop.',
	'tariffs.phase': 'Phase must be single or three.',
	'tariffs.meter': 'Meter must be smart or ordinary.',
	'tariffs.load': 'The sanctioned load must be above 0 and at most 10,000 kW.',
	'tariffs.pin_or_tariff': 'Give either a PIN code or the id of a tariff.',
	'tariffs.kwh_or_months': 'Give the units either of one month or of twelve.',
	'tariffs.no_tariff': 'There is no tariff with this id.',
	'tariffs.id': 'The id is lower-case letters, digits and hyphens.',
	'tariffs.companies_required': 'Name at least one company.',
	'tariffs.customers_required': 'Say whose systems it is for.',
	'tariffs.hour': ({ least, most }: { least: number; most: number }) =>
		`Type a whole hour from ${least} to ${most}.`,
	'tariffs.hour_rupees': 'Type rupees from -100 to 100.',
	'tariffs.hour_pct': 'Type per cent from -100 to 1,000.',
	'tariffs.above_units': 'Type units above 0, at most 1,00,000, or leave it blank.',
	'tariffs.hours_required': 'Add a band of hours, or leave its limit of units blank.',
	'tariffs.hours_too_many': ({ most }: { most: number }) => `Give at most ${most} bands.`,
	'tariffs.hours_twice': 'An hour may be in one band alone.',
	'tariffs.slabs_or_ladders': 'Say how slabs count, or give the ladders.',
	'tariffs.storage_bands': 'Give storage by rising kW, with per cent that never fall.',
	'tariffs.choose_file': 'Choose a file.',
	'tariffs.row_twice': ({ row }: { row: number }) =>
		`Row ${row} has this id and first day already.`,
	'tariffs.row_exists': 'A row of this id begins on that day already. Choose another day.',
	'tariffs.changed_meanwhile':
		'The table was changed since the preview. Nothing was imported; see what would change now.',
	'tariffs.company_needed': ({ companies }: { companies: readonly string[] }) =>
		`Choose the company on the bill: ${either(companies)}.`,
	'tariffs.company_elsewhere': ({ companies }: { companies: readonly string[] }) =>
		companies.length > 0
			? `This company does not serve the PIN code; ${either(companies)} does.`
			: 'No electricity company is known for this PIN code.',
	'tariffs.not_known': ({ company }: { company: string }) =>
		`The tariff of ${company} for such a connection is not known. Give the price of a unit from the bill.`,
}
