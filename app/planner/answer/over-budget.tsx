import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { OverBudget as Offer } from '../../../domain/planner/sizing/answer/answer-schema'
import { kilowatts, partsOf, rupees } from '../../components/planner/words'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Banner } from '../../ui/layout/banner'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { AddSystem } from './add-system'

interface OverBudgetProps {
	offer: Offer
	/** The net cost of the best within the budget, rupees. */
	insteadOf: number
	details: PlanDetails
}

/** A system that costs a little more than the budget and less in the end, with both sums. */
export function OverBudget({ offer, insteadOf, details }: OverBudgetProps) {
	const { system, more, saves } = offer
	const { price, money } = system
	const dearer = { ...details, choice: undefined, budget: String(Math.ceil(price)) }
	return (
		<Banner as="section" aria-labelledby="over-budget-title">
			<Stack gap={3}>
				<Heading level={3} size="large" id="over-budget-title">
					{rupees(more)} more saves you {rupees(saves)}
				</Heading>
				<p>
					{kilowatts(system.kwp)}: {partsOf(system)}. The parts cost {rupees(price)}, {rupees(more)}{' '}
					above your budget
					{money.subsidy.amount > 0 && `, and earn a subsidy of ${rupees(money.subsidy.amount)}`}.
				</p>
				<FactList variant="columns">
					<Fact name="Cost of this system">
						<strong>{rupees(money.cost)}</strong>
					</Fact>
					<Fact name="Cost of the best within your budget">
						<strong>{rupees(insteadOf)}</strong>
					</Fact>
				</FactList>
				<Row wrap gap={5}>
					<AddSystem option={system} details={dearer} isSecond />
					<ButtonLink to={addressOf(dearer)} preventScrollReset as={Link} variant="line">
						See this plan
						<IconArrowRight size={18} aria-hidden />
					</ButtonLink>
				</Row>
			</Stack>
		</Banner>
	)
}
