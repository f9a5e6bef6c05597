import { Link } from 'react-router'
import { LOADS, numberIn } from '../../../domain/planner/loads'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
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

/** Which details could be changed, as far as the reasons speak of it. */
export function suggestionsFor(reasons: readonly string[], details: PlanDetails): Suggestion[] {
	const said = reasons.join(' ')
	const ways: Suggestion[] = []
	if (details.budget && /budget/i.test(said))
		ways.push({ label: 'Plan without a budget', to: { ...details, budget: undefined } })
	const hasRoof = details.area || details.width || details.depth
	if (hasRoof && /roof/i.test(said)) {
		const open = { ...details, area: undefined, width: undefined, depth: undefined }
		ways.push({ label: 'Plan for any roof', to: open })
	}
	const hours = numberIn(details.hours ?? '')
	if (!Number.isNaN(hours) && /back-up|grid is away|battery|fewer hours/i.test(said)) {
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
	reasons,
	details,
}: {
	reasons: readonly string[]
	details: PlanDetails
}) {
	if (reasons.length === 0) return null
	const ways = suggestionsFor(reasons, details)
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
