import { useFetcher } from 'react-router'
import type { Installation } from '../../../domain/installations/schema'
import { AppointmentLine } from '../../components/orders/appointment-line'
import { Banner } from '../../ui/layout/banner'
import { Card } from '../../ui/layout/card'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { JobForm } from './job-form'
import { jobIntents } from './job-intents'
import { Problem } from './job-problem'
import { JobPropose } from './job-propose'

interface Props {
	installation: Installation
	/** `YYYY-MM-DD` */
	tomorrow: string
}

/** When the installer comes: proposed, confirmed, moved. */
export function JobAppointment({ installation, tomorrow }: Props) {
	const { appointment, allowedActions } = installation
	const isWanted = appointment === null || appointment.state === 'change-requested'
	return (
		<Card id="appointment" aria-labelledby="appointment-title" as="section" className={page.part}>
			<h2 id="appointment-title">Appointment</h2>
			<AppointmentLine appointment={appointment} none="None yet." />
			{appointment?.preference && (
				<Banner tone="notice">The customer says: “{appointment.preference}”</Banner>
			)}
			{allowedActions.includes('confirm') && appointment && <Confirm at={appointment.at} />}
			{allowedActions.includes('propose') && (
				<details open={isWanted || undefined}>
					<ButtonLink as="summary" variant="line">
						{appointment ? 'Move the appointment' : 'Propose an appointment'}
					</ButtonLink>
					<JobPropose name="propose" installation={installation} tomorrow={tomorrow} />
				</details>
			)}
		</Card>
	)
}

function Confirm({ at }: { at: string }) {
	const fetcher = useFetcher<JobAnswer>({ key: 'confirm' })
	return (
		<JobForm fetcher={fetcher} align="start">
			<input type="hidden" name="at" value={at} />
			<Text size="small" tone="muted">
				The customer can confirm it on the order’s page.
			</Text>
			<WorkingButton
				type="submit"
				{...jobIntents.field('confirm')}
				variant="default"
				size="md"
				working={fetcher.state !== 'idle'}
			>
				Agreed by telephone: confirm
			</WorkingButton>
			<Problem answer={fetcher.data} />
		</JobForm>
	)
}
