import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { optionOf } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { Text } from '../../ui/text/text'
import { extremesOf } from '../words'
import classes from './checks.module.css'

/** The heading of the checks. */
export const CHECKS = 'checks-title'

/** Every rule the system was held against, with its figures. */
export function Checks({ plan, choice }: { plan: PlanAnswer; choice: string | undefined }) {
	const option = optionOf(plan, choice)
	if (!option) return null
	const { all, passed } = option.checks
	return (
		<section className={classes.checks} aria-labelledby={CHECKS}>
			<h3 id={CHECKS} tabIndex={-1}>
				{passed} of {all.length} checks hold
			</h3>
			<Text size="small" tone="muted" className={classes.site}>
				Held {extremesOf(plan)}.
			</Text>
			<ul>
				{all.map(({ rule, ok, value, limit, unit, severity, sentence, detail }) => (
					<li key={rule + detail} data-state={ok ? 'ok' : severity}>
						{ok ? (
							<IconCircleCheck size={20} aria-label="Holds" role="img" />
						) : (
							<IconAlertTriangle
								size={20}
								aria-label={severity === 'error' ? 'Fails' : 'Warning'}
								role="img"
							/>
						)}
						<div>
							<p>{sentence}</p>
							<Text tone="muted" numeric>
								{detail}
							</Text>
							<Text size="tiny" tone="muted">
								<code>{rule}</code> value {value} {unit}, limit {limit} {unit}, {severity}
							</Text>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
