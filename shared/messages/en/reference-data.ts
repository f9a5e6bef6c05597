import { number } from '../../format/english.ts'
import { ESTIMATED, type EstimatedName } from './planner/estimated.ts'

export const referenceData = {
	'reference_data.confidence_wrong': 'Confidence must be high, medium or low.',
	'reference_data.state_wrong': 'Choose a state or union territory of India.',
	'reference_data.rupees_wrong': 'Type an amount in rupees.',
	'reference_data.below_zero': 'This cannot be below 0.',
	'reference_data.rupees_at_most': 'This cannot be above 10 crore.',
	'reference_data.rupees_decimals': 'Use at most two decimals.',
	'reference_data.per_cent_wrong': 'Type a percentage.',
	'reference_data.per_cent_at_most': 'This cannot be above 100.',
	'reference_data.rate_decimals': 'Give a rate with at most two decimals.',
	'reference_data.class_code_required': 'Give the class a code, such as battery.',
	'reference_data.class_code_wrong':
		'A code is of small letters, digits and single hyphens, such as battery.',
	'reference_data.version_required':
		'Give the version of the schema, as the offline tool writes it.',
	'reference_data.class_name_required': 'Name the class.',
	'reference_data.tax_of_all_india': 'A tax is of all India.',
	'reference_data.class_in_use':
		'Products name this tax class, and it has no other row. Give them another class first.',
	'reference_data.hsn_too_short': ({ digits }: { digits: number }) =>
		`With the turnover in your settings, an HSN needs at least ${digits} digits.`,
	'reference_data.hsn_of_classes_too_short': ({
		names,
		digits,
	}: {
		names: string[]
		digits: number
	}) =>
		`Above ₹5 crore an HSN needs ${digits} digits. Give them to these tax classes first: ${names.join(', ')}.`,
	'reference_data.hsn_wrong': 'An HSN or SAC has four, six or eight digits.',
	'reference_data.number_wrong': 'Type a number.',
	'reference_data.not_above_zero': 'This must be above 0.',
	'reference_data.tier_required': 'Give at least one step.',
	'reference_data.estimates_missing': ({ names }: { names: readonly EstimatedName[] }) =>
		`Each needs an estimate for single phase and three phases, or for any. Missing: ${names.map((name) => ESTIMATED[name]).join(', ')}.`,
	'reference_data.tiers_not_rising': 'The limits in kW must rise.',
	'reference_data.connections_wrong': 'Connections must be on-grid, subsidised or none.',
	'reference_data.flag_wrong': 'Say true or false.',
	'reference_data.range_backwards': 'The higher price must not be below the lower one.',
	'reference_data.source_required': 'Say where the figures are from.',
	'reference_data.not_found': 'There is no tariff or price with this id.',
	'reference_data.built_in': 'This came with the store. Add a row with a later day instead.',
	'reference_data.admins_only': 'Only an admin can change tariffs and prices.',
	'reference_data.log_in_as_admin': 'Log in as an admin to change tariffs and prices.',
	'reference_data.at_most': ({ most }: { most: number }) => `This must be at most ${number(most)}.`,
	'reference_data.too_many_estimates': ({ most }: { most: number }) =>
		`Give at most ${number(most)} estimates.`,
	'reference_data.too_many_tiers': ({ most }: { most: number }) =>
		`Give at most ${number(most)} steps.`,
	'reference_data.row': ({
		kind,
		state,
		from,
	}: {
		kind: string
		state: string | null
		from: string
	}) => `${kind} ${state ?? 'India'} from ${from}`,
	'reference_data.class_row': ({ code, from }: { code: string; from: string }) =>
		`tax-class ${code} from ${from}`,
	'reference_data.class_unknown': ({ code }: { code: string }) =>
		`There is no tax class “${code}”.`,
}
