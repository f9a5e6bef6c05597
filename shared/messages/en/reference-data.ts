import { number } from '../../format/english.ts'
import { ESTIMATED, type EstimatedName } from './planner/estimated.ts'

export const referenceData = {
	'reference.confidence_wrong': 'Confidence must be high, medium or low.',
	'reference.state_wrong': 'Choose a state or union territory of India.',
	'reference.rupees_wrong': 'Type an amount in rupees.',
	'reference.below_zero': 'This cannot be below 0.',
	'reference.rupees_at_most': 'This cannot be above 10 crore.',
	'reference.rupees_decimals': 'Use at most two decimals.',
	'reference.per_cent_wrong': 'Type a percentage.',
	'reference.per_cent_at_most': 'This cannot be above 100.',
	'reference.rate_decimals': 'Give a rate with at most two decimals.',
	'reference.class_code_required': 'Give the class a code, such as battery.',
	'reference.class_code_wrong':
		'A code is of small letters, digits and single hyphens, such as battery.',
	'reference.version_required': 'Give the version of the schema, as the offline tool writes it.',
	'reference.class_name_required': 'Name the class.',
	'reference.tax_of_all_india': 'A tax is of all India.',
	'reference.class_in_use':
		'Products name this tax class, and it has no other row. Give them another class first.',
	'reference.hsn_too_short': ({ digits }: { digits: number }) =>
		`With the turnover in your settings, an HSN needs at least ${digits} digits.`,
	'reference.hsn_of_classes_too_short': ({ names, digits }: { names: string[]; digits: number }) =>
		`Above ₹5 crore an HSN needs ${digits} digits. Give them to these tax classes first: ${names.join(', ')}.`,
	'reference.hsn_wrong': 'An HSN or SAC has four, six or eight digits.',
	'reference.number_wrong': 'Type a number.',
	'reference.not_above_zero': 'This must be above 0.',
	'reference.tier_required': 'Give at least one step.',
	'reference.estimates_missing': ({ names }: { names: readonly EstimatedName[] }) =>
		`Each needs an estimate for single phase and three phases, or for any. Missing: ${names.map((name) => ESTIMATED[name]).join(', ')}.`,
	'reference.tiers_not_rising': 'The limits in kW must rise.',
	'reference.connections_wrong': 'Connections must be on-grid, subsidised or none.',
	'reference.flag_wrong': 'Say true or false.',
	'reference.range_backwards': 'The higher price must not be below the lower one.',
	'reference.source_required': 'Say where the figures are from.',
	'reference.not_found': 'There is no tariff or price with this id.',
	'reference.built_in': 'This came with the store. Add a row with a later day instead.',
	'reference.admins_only': 'Only an admin can change tariffs and prices.',
	'reference.log_in_as_admin': 'Log in as an admin to change tariffs and prices.',
	'reference.at_most': ({ most }: { most: number }) => `This must be at most ${number(most)}.`,
	'reference.too_many_estimates': ({ most }: { most: number }) =>
		`Give at most ${number(most)} estimates.`,
	'reference.too_many_tiers': ({ most }: { most: number }) => `Give at most ${number(most)} steps.`,
	'reference.row': ({ kind, state, from }: { kind: string; state: string | null; from: string }) =>
		`${kind} ${state ?? 'India'} from ${from}`,
	'reference.class_row': ({ code, from }: { code: string; from: string }) =>
		`tax-class ${code} from ${from}`,
	'reference.class_unknown': ({ code }: { code: string }) => `There is no tax class “${code}”.`,
}
