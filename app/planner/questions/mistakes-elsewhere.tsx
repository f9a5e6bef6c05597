import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '../../../domain/planner/plan-address'
import { Stack } from '../../ui/layout/stack'
import type { Planned } from '../answer/planned'
import classes from './mistakes-elsewhere.module.css'
import { stepOf } from './steps'

/** What is wrong among the figures of experts, which are out of view: each with the way back to the usual. */
export function MistakesElsewhere({ planned }: { planned: Pick<Planned, 'details' | 'mistakes'> }) {
	const { details, mistakes } = planned
	const elsewhere = Object.entries(mistakes).filter(([name]) => stepOf(name) === null)
	if (elsewhere.length === 0) return null
	return (
		<div role="alert">
			<Stack as="ul" gap={2} className={classes.mistakes}>
				{elsewhere.map(([name, sentence]) => (
					<li key={name}>
						<IconAlertTriangle size={20} aria-hidden />
						<span>{sentence}</span>
						<Link to={addressOf({ ...details, [name]: undefined })} replace preventScrollReset>
							Use the usual figure
						</Link>
					</li>
				))}
			</Stack>
		</div>
	)
}
