import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Text } from '../../ui/text/text'
import classes from './next-steps.module.css'
import { stepsOf } from './process-steps'

interface NextStepsProps {
	plan: PlanAnswer
	option: PlanOption
}

/** The steps after a plan, in days. */
export function NextSteps({ plan, option }: NextStepsProps) {
	const steps = stepsOf(option, plan)
	return (
		<section aria-labelledby="next-title" className={classes.next}>
			<h2 id="next-title">What happens next</h2>
			<Text as="ol" size="small">
				{steps.map(({ name, from, to, what }) => (
					<li key={name}>
						<Text as="span" color="muted" numeric>
							{`Day ${from} to ${to}`}
						</Text>
						<div>
							<strong>{name}</strong>
							<p>{what}</p>
						</div>
					</li>
				))}
			</Text>
			<Text size="tiny" color="muted">
				Days from your call to an installer.{' '}
				{steps.some(({ isRule }) => isRule)
					? 'Those of application, inspection, meter and subsidy are what the scheme sets (as of 2026); the others are usual.'
					: 'They are usual, not guaranteed.'}
			</Text>
		</section>
	)
}
