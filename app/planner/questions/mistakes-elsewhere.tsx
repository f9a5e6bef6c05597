import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '../../../domain/planner/plan-address'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import type { PlannerData } from '../answer/planner-data'
import { stepOf } from './question-steps'

/** The mistakes among the figures of experts, which are out of view: each with the way back to the usual value. */
export function MistakesElsewhere({
	planned,
}: {
	planned: Pick<PlannerData, 'details' | 'mistakes'>
}) {
	const { details, mistakes } = planned
	const elsewhere = Object.entries(mistakes).filter(([name]) => stepOf(name) === null)
	if (elsewhere.length === 0) return null
	return (
		<div role="alert">
			<Stack as="ul" gap={2}>
				{elsewhere.map(([name, sentence]) => (
					<Banner
						as="li"
						key={name}
						variant="problem"
						icon={<IconAlertTriangle size={20} aria-hidden />}
						action={
							<ButtonLink
								as={Link}
								variant="line"
								to={addressOf({ ...details, [name]: undefined })}
								replace
								preventScrollReset
							>
								Use the usual figure
							</ButtonLink>
						}
					>
						{sentence}
					</Banner>
				))}
			</Stack>
		</div>
	)
}
