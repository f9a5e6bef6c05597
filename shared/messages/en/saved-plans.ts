import { number } from '../../format/english.ts'

export const savedPlans = {
	'saved_plans.log_in': 'Log in to save plans and see them.',
	'saved_plans.not_found': 'There is no such plan among yours.',
	'saved_plans.name_required': 'Give the plan a name.',
	'saved_plans.no_system': 'No system fits these details, so there is nothing to save.',
	'saved_plans.full': ({ most }: { most: number }) =>
		`An account has room for ${number(most)} plans. Remove one first.`,
}
