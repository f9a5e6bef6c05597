import { number } from '../../../format/english.ts'

export const savedPlans = {
	'plans.log_in': 'Log in to save plans and see them.',
	'plans.not_found': 'There is no such plan among yours.',
	'plans.name_required': 'Give the plan a name.',
	'plans.no_system': 'No system fits these details, so there is nothing to save.',
	'plans.full': ({ most }: { most: number }) =>
		`An account has room for ${number(most)} plans. Remove one first.`,
}
