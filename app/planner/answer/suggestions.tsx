import { Link } from 'react-router'
import { LOADS, numberIn } from '../../../domain/planner/loads'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import classes from './suggestions.module.css'

interface Suggestion {
	label: string
	to: PlanDetails
}

const NO_BACKUP: PlanDetails = {
	load: undefined,
	hours: undefined,
	...Object.fromEntries(LOADS.map(({ name }) => [name, undefined])),
}

/** Which details could be changed, as far as they limit the plan. */
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
		<div className={classes.reasons}>
			{reasons.map((reason) => (
				<p key={reason}>{reason}</p>
			))}
			{ways.length > 0 && (
				<ul>
					{ways.map(({ label, to }) => (
						<li key={label}>
							<Link to={addressOf(to)} preventScrollReset>
								{label}
							</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
