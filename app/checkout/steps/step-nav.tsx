import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pathOf, STEPS, type Step } from './steps'
import classes from './steps.module.css'

const NAMES: Record<Step, string> = { where: 'Address', how: 'Delivery', pay: 'Payment' }

/** The steps, with links back to those that are done. A step that follows another takes the focus. */
export function StepNav({ here }: { here: Step }) {
	const at = STEPS.indexOf(here)
	const current = useRef<HTMLLIElement>(null)
	const before = useRef(here)
	useEffect(() => {
		if (before.current !== here) current.current?.focus({ preventScroll: true })
		before.current = here
	}, [here])
	return (
		<nav aria-label="Steps of the checkout">
			<ol className={classes.steps}>
				{STEPS.map((step, index) => (
					<li
						key={step}
						{...(step === here && { 'aria-current': 'step', ref: current, tabIndex: -1 })}
						data-done={index < at || undefined}
					>
						<span aria-hidden className={classes.number}>
							{index + 1}
						</span>
						{index < at ? <Link to={pathOf(step)}>{NAMES[step]}</Link> : <span>{NAMES[step]}</span>}
					</li>
				))}
			</ol>
		</nav>
	)
}
