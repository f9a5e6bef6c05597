import { inWholeRupees } from '../../../format/money.ts'

export const netCost = {
	'net_cost.pay_now': 'Pay now',
	'net_cost.paid': 'Paid',
	'net_cost.pay_later': 'Pay later',
	'net_cost.on_delivery': 'Pay on delivery',
	'net_cost.comes_back': 'Comes back from the government (estimate, after inspection)',
	'net_cost.in_the_end': 'Your cost in the end',
	'net_cost.not_included': 'Not in this price: installation (estimate)',
	'net_cost.note':
		'The government pays the subsidy to you, not to us, and decides on it after its inspection. Until then you pay the whole price.',
	'net_cost.plan_note': ({ cost }: { cost: number }) =>
		`This plan calculates with ${inWholeRupees(cost)}: the parts and their installation, less what comes back.`,
}
