import { Link } from 'react-router'
import classes from './live.module.css'
import { pathOf, STEPS, type Step } from './steps'

const NAMES: Record<Step, string> = { where: 'Address', how: 'Delivery', pay: 'Payment' }

/** The steps, with links back to those that are done. */
export function StepNav({ here }: { here: Step }) {
	const at = STEPS.indexOf(here)
	return (
		<nav aria-label="Steps of the checkout">
			<ol className={classes.steps}>
				{STEPS.map((step, index) => (
					<li
						key={step}
						aria-current={step === here ? 'step' : undefined}
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
