import { Link } from 'react-router'
import { addressOf, type Typed } from '../../../domain/planner/asked'
import { LOADS, numberIn } from '../../../domain/planner/loads'
import classes from './ways-out.module.css'

interface Way {
	label: string
	to: Typed
}

const NO_BACKUP: Typed = {
	load: undefined,
	hours: undefined,
	...Object.fromEntries(LOADS.map(({ name }) => [name, undefined])),
}

/** Which details could be changed, as far as the reasons speak of it. */
export function waysOut(reasons: readonly string[], typed: Typed): Way[] {
	const said = reasons.join(' ')
	const ways: Way[] = []
	if (typed.budget && /budget/i.test(said))
		ways.push({ label: 'Plan without a budget', to: { ...typed, budget: undefined } })
	const hasRoof = typed.area || typed.width || typed.depth
	if (hasRoof && /roof/i.test(said)) {
		const open = { ...typed, area: undefined, width: undefined, depth: undefined }
		ways.push({ label: 'Plan for any roof', to: open })
	}
	const hours = numberIn(typed.hours ?? '')
	if (!Number.isNaN(hours) && /back-up|grid is away|battery|fewer hours/i.test(said)) {
		if (hours > 1) {
			const half = Math.max(1, Math.floor(hours) / 2)
			ways.push({ label: `Back-up for ${half} h`, to: { ...typed, hours: String(half) } })
		}
		ways.push({ label: 'No back-up', to: { ...typed, ...NO_BACKUP } })
	}
	return ways
}

/** Why it is less than was asked for, or nothing, with one-click ways out. */
export function Reasons({ reasons, typed }: { reasons: readonly string[]; typed: Typed }) {
	if (reasons.length === 0) return null
	const ways = waysOut(reasons, typed)
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
