import { Link } from 'react-router'
import { LOADS } from '../../../domain/planner/loads'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { numberIn } from '../../../shared/numbers/typed-number'
import { Banner } from '../../ui/layout/banner'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

interface Suggestion {
	label: string
	to: PlanDetails
}

const NO_BACKUP: PlanDetails = {
	load: undefined,
	hours: undefined,
	...Object.fromEntries(LOADS.map(({ name }) => [name, undefined])),
}

/** The details that could be changed, as far as they limit the plan. */
export function suggestionsFor(
	limitedBy: PlanAnswer['limitedBy'],
	details: PlanDetails,
): Suggestion[] {
	const ways: Suggestion[] = []
	if (details.budget && limitedBy.includes('budget'))
		ways.push({ label: 'Plan without a budget', to: { ...details, budget: undefined } })
	const hasRoof = details.area || details.width || details.depth
	if (hasRoof && limitedBy.includes('roof')) {
		const open = { ...details, area: undefined, width: undefined, depth: undefined }
		ways.push({ label: 'Plan for any roof', to: open })
	}
	const hours = numberIn(details.hours ?? '')
	if (!Number.isNaN(hours) && limitedBy.includes('backup')) {
		if (hours > 1) {
			const half = Math.max(1, Math.floor(hours) / 2)
			ways.push({ label: `Back-up for ${half} h`, to: { ...details, hours: String(half) } })
		}
		ways.push({ label: 'No back-up', to: { ...details, ...NO_BACKUP } })
	}
	return ways
}

/** Why it is less than was asked for, or nothing, with one-click ways out. */
export function Reasons({
	plan: { reasons, limitedBy },
	details,
}: {
	plan: Pick<PlanAnswer, 'reasons' | 'limitedBy'>
	details: PlanDetails
}) {
	if (reasons.length === 0) return null
	const ways = suggestionsFor(limitedBy, details)
	return (
		<Banner variant="info">
			<Stack gap={3}>
				<Stack gap={2}>
					{reasons.map((reason) => (
						<Text key={reason} size="body">
							{reason}
						</Text>
					))}
				</Stack>
				{ways.length > 0 && (
					<Row as="ul" wrap>
						{ways.map(({ label, to }) => (
							<li key={label}>
								<ButtonLink as={Link} to={addressOf(to)} preventScrollReset>
									{label}
								</ButtonLink>
							</li>
						))}
					</Row>
				)}
			</Stack>
		</Banner>
	)
}
