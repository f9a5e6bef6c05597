import { Stack } from '../../ui/layout/stack'
import { SolarDay } from '../../ui/pictures/drawn/solar-day'
import { Text } from '../../ui/text/text'
import type { PlannerData } from '../answer/planner-data'
import { FirstSteps } from './first-steps'
import { KindsOfPlan } from './kinds-of-plan'
import classes from './start.module.css'

/** The questions before the first answer. */
export function Start({ planned }: { planned: PlannerData }) {
	return (
		<div className={classes.start}>
			<Stack as="header" gap={2}>
				<h1>Plan your solar system</h1>
				<Text color="muted">
					Three short questions, and you see a system whose parts fit together.
				</Text>
				{planned.step === 1 && <KindsOfPlan here="system" />}
			</Stack>
			<FirstSteps planned={planned} />
			<div className={classes.day}>
				<SolarDay />
			</div>
		</div>
	)
}
