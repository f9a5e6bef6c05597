import { number } from '../../format/english.ts'
import { ESTIMATED, type EstimatedName } from './planner/estimated.ts'

export const facts = {
	'facts.confidence_wrong': 'Confidence must be high, medium or low.',
	'facts.state_wrong': 'Choose a state or union territory of India.',
	'facts.rupees_wrong': 'Type an amount in rupees.',
	'facts.below_zero': 'This cannot be below 0.',
	'facts.rupees_at_most': 'This cannot be above 10 crore.',
	'facts.rupees_decimals': 'Use at most two decimals.',
	'facts.per_cent_wrong': 'Type a percentage.',
	'facts.per_cent_at_most': 'This cannot be above 100.',
	'facts.rate_decimals': 'Give a rate with at most two decimals.',
	'facts.class_code_required': 'Give the class a code, such as battery.',
	'facts.class_code_wrong':
		'A code is of small letters, digits and single hyphens, such as battery.',
	'facts.version_required': 'Give the version of the schema, as the offline tool writes it.',
	'facts.class_name_required': 'Name the class.',
	'facts.tax_of_all_india': 'A tax is of all India.',
	'facts.class_in_use':
		'Products name this tax class, and it has no other row. Give them another class first.',
	'facts.hsn_too_short': ({ digits }: { digits: number }) =>
		`With the turnover in your settings, an HSN needs at least ${digits} digits.`,
	'facts.hsn_of_classes_too_short': ({ names, digits }: { names: string[]; digits: number }) =>
		`Above ₹5 crore an HSN needs ${digits} digits. Give them to these tax classes first: ${names.join(', ')}.`,
	'facts.hsn_wrong': 'An HSN or SAC has four, six or eight digits.',
	'facts.number_wrong': 'Type a number.',
	'facts.not_above_zero': 'This must be above 0.',
	'facts.tier_required': 'Give at least one step.',
	'facts.estimates_missing': ({ names }: { names: readonly EstimatedName[] }) =>
		`Each needs an estimate for single phase and three phases, or for any. Missing: ${names.map((name) => ESTIMATED[name]).join(', ')}.`,
	'facts.tiers_not_rising': 'The limits in kW must rise.',
	'facts.connections_wrong': 'Connections must be on-grid, subsidised or none.',
	'facts.flag_wrong': 'Say true or false.',
	'facts.range_backwards': 'The higher price must not be below the lower one.',
	'facts.source_required': 'Say where the figures are from.',
	'facts.not_found': 'There is no tariff or price with this id.',
	'facts.built_in': 'This came with the store. Add a row with a later day instead.',
	'facts.admins_only': 'Only an admin can change tariffs and prices.',
	'facts.log_in_as_admin': 'Log in as an admin to change tariffs and prices.',
	'facts.at_most': ({ most }: { most: number }) => `This must be at most ${number(most)}.`,
	'facts.too_many_estimates': ({ most }: { most: number }) =>
		`Give at most ${number(most)} estimates.`,
	'facts.too_many_tiers': ({ most }: { most: number }) => `Give at most ${number(most)} steps.`,
	'facts.row': ({ kind, state, from }: { kind: string; state: string | null; from: string }) =>
		`${kind} ${state ?? 'India'} from ${from}`,
	'facts.class_row': ({ code, from }: { code: string; from: string }) =>
		`tax-class ${code} from ${from}`,
	'facts.class_unknown': ({ code }: { code: string }) => `There is no tax class “${code}”.`,
}
