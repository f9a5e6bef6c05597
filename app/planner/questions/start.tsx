import { SolarDay } from '../../home/solar-day'
import type { Planned } from '../answer/planned'
import { FirstSteps } from './first-steps'
import classes from './start.module.css'
import { START } from './start-styles'

export interface StartProps {
	planned: Planned
}

/** The questions before the first answer. */
export function Start({ planned }: StartProps) {
	return (
		<div className={classes.start}>
			<header className={classes.head}>
				<h1 id={START}>Plan your solar system</h1>
				<p>Three short questions, and you see a system whose parts fit together.</p>
			</header>
			<FirstSteps planned={planned} />
			<div className={classes.day}>
				<SolarDay />
			</div>
		</div>
	)
}
