import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { List } from '../../ui/display/list'
import { Text } from '../../ui/text/text'
import classes from './checks.module.css'

/** Every rule the system was checked by, with its figures. */
export function Checks({ checks }: { checks: PlanOption['checks']['all'] }) {
	return (
		<List divided variant="rows" className={classes.checks}>
			{checks.map(({ rule, ok, value, limit, unit, severity, sentence, detail }) => (
				<Text as="li" size="small" key={rule + detail} data-state={ok ? 'ok' : severity}>
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
						<Text color="muted" numeric>
							{detail}
						</Text>
						<Text size="tiny" color="muted" numeric>
							{value} {unit}, limit {limit} {unit}
						</Text>
					</div>
				</Text>
			))}
		</List>
	)
}
