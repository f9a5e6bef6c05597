import { useFetcher } from 'react-router'
import type { Installation } from '../../../domain/installations/schema'
import { APPOINTMENT } from '../../orders/installation-words'
import { Status } from '../../ui/display/status'
import { Period } from '../../ui/text/period'
import { WorkingButton } from '../../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
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
	const { appointment, may } = installation
	const isWanted = appointment === null || appointment.state === 'another-asked'
	return (
		<section id="appointment" aria-labelledby="appointment-title" className={page.part}>
			<h2 id="appointment-title">Appointment</h2>
			{appointment ? (
				<p className={page.when}>
					<strong>
						<Period at={appointment.at} minutes={appointment.minutes} />
					</strong>
					<Status tone={APPOINTMENT[appointment.state].tone}>
						{APPOINTMENT[appointment.state].word}
					</Status>
				</p>
			) : (
				<p className={page.quiet}>None yet.</p>
			)}
			{appointment?.preference && (
				<p className={page.preference}>The customer says: “{appointment.preference}”</p>
			)}
			{may.includes('confirm') && appointment && <Confirm at={appointment.at} />}
			{may.includes('propose') && (
				<details className={page.more} open={isWanted || undefined}>
					<summary>{appointment ? 'Move the appointment' : 'Propose an appointment'}</summary>
					<JobPropose name="propose" installation={installation} tomorrow={tomorrow} />
				</details>
			)}
		</section>
	)
}

function Confirm({ at }: { at: string }) {
	const fetcher = useFetcher<JobAnswer>({ key: 'confirm' })
	return (
		<fetcher.Form method="post" className={page.form}>
			<input type="hidden" name="at" value={at} />
			<p className={page.quiet}>The customer can confirm it on the order’s page.</p>
			<WorkingButton
				type="submit"
				{...jobIntents.field('confirm')}
				variant="default"
				size="md"
				className={page.button ?? ''}
				working={fetcher.state !== 'idle'}
			>
				Agreed by telephone: confirm
			</WorkingButton>
			<Problem answer={fetcher.data} />
		</fetcher.Form>
	)
}
