import { Form } from 'react-router'
import type { Dispatch, Tracking } from '../../../../domain/dispatches/schema'
import { IntentButton } from '../../../ui/forms/intent-button'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { parcelIntents } from './parcel-intents'
import { TrackingFields } from './tracking-fields'

interface ParcelChangesProps {
	parcel: Dispatch
	/** Why a correction of this one was not taken. */
	problem: FormProblem<keyof Tracking> | null
}

/** Notes that a parcel has arrived, and puts right how it is followed. */
export function ParcelChanges({ parcel, problem }: ParcelChangesProps) {
	const { n, carrier, trackingNumber, trackingUrl, deliveredAt } = parcel
	const values = {
		carrier,
		trackingNumber: trackingNumber ?? '',
		trackingUrl: trackingUrl ?? '',
	}
	return (
		<>
			{deliveredAt === null && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="n" value={n} />
					<IntentButton intents={parcelIntents} intent="arrived" variant="default">
						It has arrived
					</IntentButton>
				</Form>
			)}
			<details open={problem !== null || undefined}>
				<ButtonLink as="summary" variant="line">
					Correct the tracking
				</ButtonLink>
				<Stack as={Form} method="post" preventScrollReset noValidate>
					<ProblemSummary of={problem} beside={['carrier', 'trackingNumber', 'trackingUrl']} />
					<input type="hidden" name="n" value={n} />
					<TrackingFields problem={problem} values={values} />
					<IntentButton intents={parcelIntents} intent="correct" variant="default" w="fit-content">
						Save
					</IntentButton>
				</Stack>
			</details>
		</>
	)
}
