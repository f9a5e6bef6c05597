import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { OrderInstaller } from '../../../domain/orders/routing/routing-schema'
import type { Order } from '../../../domain/orders/schema'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { InstallerForm, REASON } from './installer-form'
import { adminOrderIntents, type OrderProblem, type StepIntent } from './order-intents'

interface ReopenProps {
	order: Order
	/** Sorted by routing: the first to ask comes first. */
	people: OrderInstaller[]
	/** Whether every installer may take an order that has none. */
	hasPool: boolean
	problemOf: (intent: StepIntent) => OrderProblem | null
}

/** Opens a declined order again: for everybody, for the next one, or for one installer. */
export function OrderReopen({ order, people, hasPool, problemOf }: ReopenProps) {
	const busy = adminOrderIntents.in(useNavigation().formData)
	const button = (intent: StepIntent) => ({
		type: 'submit' as const,
		...adminOrderIntents.field(intent),
		variant: 'default',
		working: busy === intent,
		waiting: busy !== null && busy !== intent,
	})
	const problem = problemOf('reopen') ?? problemOf('route')
	const assign = problemOf('assign')
	const next = hasPool ? 'Every installer' : 'The next installer by routing'
	return (
		<Section title="Open it again" id="reopen" gap={2}>
			<Text size="small">
				The order then waits for an installer, and its pieces are taken from stock again.
			</Text>
			<Stack as={Form} gap={2} align="start" method="post" preventScrollReset>
				<Textarea {...REASON} defaultValue={problem?.values.reason} />
				{problem && <ProblemLine>{sentenceOf(problem)}</ProblemLine>}
				<WorkingButton {...button('reopen')}>Reopen</WorkingButton>
				<Text size="small" color="muted">
					{next} is asked, also whoever declined it.
				</Text>
				<WorkingButton {...button('route')}>Send to routing</WorkingButton>
				<Text size="small" color="muted">
					{next} is asked, but nobody who declined it.
				</Text>
			</Stack>
			{people.length > 0 && (
				<details open={assign !== null || undefined}>
					<ButtonLink as="summary" variant="line">
						Assign an installer
					</ButtonLink>
					<InstallerForm
						people={people}
						pin={order.shipping.zipCode}
						toNobody={null}
						problem={assign}
					>
						<WorkingButton {...button('assign')}>Assign the order</WorkingButton>
					</InstallerForm>
				</details>
			)}
		</Section>
	)
}
