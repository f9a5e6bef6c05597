import { Form } from 'react-router'
import type { Dispatches, NewDispatch } from '../../../../domain/dispatches/schema'
import { LineQuantities } from '../../../components/orders/returns/line-quantities'
import { useFirstError } from '../../../ui/forms/first-error'
import { IntentButton } from '../../../ui/forms/intent-button'
import { type FormProblem, fieldProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/stack'
import { number } from '../../../ui/text/format'
import { parcelIntents } from './parcel-intents'
import { TrackingFields } from './tracking-fields'

interface SendParcelProps {
	left: Dispatches['left']
	problem: FormProblem<keyof NewDispatch> | null
}

/** Another parcel: how many of each line go into it, the rest unless said otherwise. */
export function SendParcel({ left, problem }: SendParcelProps) {
	const form = useFirstError(problem)
	return (
		<Card as="section" pad={6} aria-labelledby="send-parcel">
			<h2 id="send-parcel">Send a parcel</h2>
			<Stack ref={form} method="post" noValidate as={Form} gap={5}>
				<ProblemSummary
					of={problem}
					beside={['carrier', 'trackingNumber', 'trackingUrl', 'lines']}
				/>
				<LineQuantities
					title="Goods in the parcel"
					lines={left}
					usual={String}
					hint={(quantity) => `${number(quantity)} left to send`}
					problem={fieldProblem(problem, 'lines')}
				/>
				<TrackingFields problem={problem} />
				<IntentButton
					intents={parcelIntents}
					intent="send"
					size="md"
					color="marigold.5"
					w="fit-content"
				>
					Send
				</IntentButton>
			</Stack>
		</Card>
	)
}
