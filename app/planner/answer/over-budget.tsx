import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { OverBudget as Offer } from '../../../domain/planner/sizing/answer/answer-schema'
import { Inline } from '../../ui/layout/inline'
import { Stack } from '../../ui/layout/stack'
import { Action } from '../../ui/text/action'
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
		<Stack as="section" gap={3} className={classes.offer} aria-labelledby="over-budget-title">
			<h3 id="over-budget-title">
				{rupees(more)} more saves you {rupees(saves)}
			</h3>
			<p>
				{kilowatts(system.kwp)}: {partsOf(system)}. The parts cost {rupees(price)}, {rupees(more)}{' '}
				above your budget
				{money.subsidy.amount > 0 && `, and earn a subsidy of ${rupees(money.subsidy.amount)}`}.
			</p>
			<Inline as="dl" wrap align="stretch" gap={8} className={classes.sums}>
				<div>
					<dt>This system in the end</dt>
					<dd>{rupees(money.cost)}</dd>
				</div>
				<div>
					<dt>Best within your budget</dt>
					<dd>{rupees(insteadOf)}</dd>
				</div>
			</Inline>
			<Inline wrap gap={5}>
				<AddSystem option={system} address={address} isSecond />
				<Action to={address} preventScrollReset as={Link} look="line">
					See this plan
					<IconArrowRight size={18} aria-hidden />
				</Action>
			</Inline>
		</Stack>
	)
}
