import { Link } from 'react-router'
import type { Subsidy } from '../../../domain/subsidy/schema'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** How far an order is on its way to the subsidy, and the page of it. */
export function SubsidyLine({
	id,
	subsidy: { steps, isInstalled },
}: {
	id: string
	subsidy: Pick<Subsidy, 'steps' | 'isInstalled'>
}) {
	const done = steps.filter((step) => step.done).length
	const makesPower = steps.some((each) => each.step === 'inspection' && each.done)
	return (
		<Stack as="section" gap={2} aria-labelledby="subsidy">
			<h2 id="subsidy">Subsidy</h2>
			<Text size="small">
				{done} of {steps.length} steps done.
				{isInstalled && !makesPower && ' Installed is not yet making power.'}
			</Text>
			<div>
				<ButtonLink as={Link} variant="line" to={`/orders/${id}/subsidy`}>
					Who does what, and the papers
				</ButtonLink>
			</div>
		</Stack>
	)
}
