import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { OverBudget as Offer } from '../../../domain/planner/sizing/answer/answer-schema'
import { kilowatts, partsOf } from '../../components/planner/words'
import { Banner } from '../../ui/layout/banner'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { AddSystem } from './add-system'

interface OverBudgetProps {
	offer: Offer
	details: PlanDetails
}

/** A system that costs a little more than the budget and is worth more. */
export function OverBudget({ offer, details }: OverBudgetProps) {
	const { system, title, sentence } = offer
	const dearer = { ...details, choice: undefined, budget: String(Math.ceil(system.money.whole)) }
	return (
		<Banner as="section" aria-labelledby="over-budget-title">
			<Stack gap={3}>
				<Heading level={3} size="large" id="over-budget-title">
					{title}
				</Heading>
				<p>
					{kilowatts(system.kwp)}: {partsOf(system)}. {sentence}
				</p>
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
