import { list } from '../../../format/english.ts'
import { inWholeRupees } from '../../../format/money.ts'
import { ESTIMATED, type EstimatedName } from '../planner/estimated.ts'

/** A name as it is within a sentence; those that begin with an abbreviation stay. */
const within = (name: string) =>
	/^[A-Z][a-z]/.test(name) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name

export const netCost = {
	'net_cost.pay_now': 'Pay now',
	'net_cost.paid': 'Paid',
	'net_cost.pay_later': 'Pay later',
	'net_cost.on_delivery': 'Pay on delivery',
	'net_cost.comes_back': 'Comes back from the government (estimate, after inspection)',
	'net_cost.in_the_end': 'Your cost in the end',
	'net_cost.not_included': ({ of }: { of: readonly (EstimatedName | 'installation')[] }) =>
		`Not in this price: ${list(of.map((each) => (each === 'installation' ? each : within(ESTIMATED[each]))))} (estimate)`,
	'net_cost.note':
		'The government pays the subsidy to you, not to us, and decides on it after its inspection. Until then you pay the whole price.',
	/** Whole: before any subsidy. */
	'net_cost.plan_note': (p: { cost: number; whole: number; hasSubsidy: boolean }) =>
		p.hasSubsidy
			? `This plan calculates with ${inWholeRupees(p.cost)}: ${inWholeRupees(p.whole)} with what is not in this price, less what comes back.`
			: `This plan calculates with ${inWholeRupees(p.whole)}: this price with what is not in it.`,
}
