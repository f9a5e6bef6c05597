import { SolarDay } from '../../home/solar-day'
import type { Planned } from '../answer/planned'
import { FirstSteps } from './first-steps'
import classes from './start.module.css'

/** The questions before the first answer. */
export function Start({ planned }: { planned: Planned }) {
	return (
		<div className={classes.start}>
			<header className={classes.head}>
				<h1>Plan your solar system</h1>
				<p>Three short questions, and you see a system whose parts fit together.</p>
			</header>
			<FirstSteps planned={planned} />
			<div className={classes.day}>
				<SolarDay />
			</div>
		</div>
	)
}
