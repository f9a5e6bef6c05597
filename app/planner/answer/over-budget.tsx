import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { OverBudget as Offer } from '../../../domain/planner/sizing/answer/answer-schema'
import { kilowatts, partsOf, rupees } from '../words'
import { AddSystem } from './add-system'
import classes from './over-budget.module.css'

interface OverBudgetProps {
	offer: Offer
	/** What the best within the budget costs in the end, rupees. */
	insteadOf: number
	details: PlanDetails
}

/** What costs a little more than the budget and less in the end, with both sums. */
export function OverBudget({ offer, insteadOf, details }: OverBudgetProps) {
	const { system, more, saves } = offer
	const { price, money } = system
	const address = addressOf({ ...details, choice: undefined, budget: String(Math.ceil(price)) })
	return (
		<section className={classes.offer} aria-labelledby="over-budget-title">
			<h3 id="over-budget-title">
				{rupees(more)} more saves you {rupees(saves)}
			</h3>
			<p>
				{kilowatts(system.kwp)}: {partsOf(system)}. The parts cost {rupees(price)}, {rupees(more)}{' '}
				above your budget
				{money.subsidy.amount > 0 && `, and earn a subsidy of ${rupees(money.subsidy.amount)}`}.
			</p>
			<dl className={classes.sums}>
				<div>
					<dt>This system in the end</dt>
					<dd>{rupees(money.cost)}</dd>
				</div>
				<div>
					<dt>Best within your budget</dt>
					<dd>{rupees(insteadOf)}</dd>
				</div>
			</dl>
			<div className={classes.actions}>
				<AddSystem option={system} address={address} isSecond />
				<Link to={address} preventScrollReset className={classes.see}>
					See this plan
					<IconArrowRight size={18} aria-hidden />
				</Link>
			</div>
		</section>
	)
}
