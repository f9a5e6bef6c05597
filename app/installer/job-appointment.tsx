import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Installation } from '../../domain/installations/schema'
import { APPOINTMENT } from '../account/installation-words'
import { Status } from '../portal/status'
import { Stay } from '../portal/stay'
import { calendarDay, clock } from '../ui/clock'
import { Period } from '../ui/period'
import { WorkingButton } from '../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { jobIntents } from './job-intents'

const MINUTES = [30, 60, 90, 120, 180, 240, 300, 360, 420, 480, 540, 600]

const lengthOf = (minutes: number) => {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	if (hours === 0) return `${rest} minutes`
	const whole = hours === 1 ? '1 hour' : `${hours} hours`
	return rest === 0 ? whole : `${whole} ${rest} minutes`
}

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
			{appointment?.wish && <p className={page.wish}>The customer says: “{appointment.wish}”</p>}
			{may.includes('confirm') && appointment && <Confirm at={appointment.at} />}
			{may.includes('propose') && (
				<details className={page.more} open={isWanted || undefined}>
					<summary>{appointment ? 'Move the appointment' : 'Propose an appointment'}</summary>
					<Propose installation={installation} tomorrow={tomorrow} />
				</details>
			)}
		</section>
	)
}

function Confirm({ at }: { at: string }) {
	const fetcher = useFetcher<JobAnswer>({ key: 'confirm' })
	return (
		<fetcher.Form method="post" className={page.form}>
			<Stay />
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

function Propose({ installation: { appointment }, tomorrow }: Props) {
	const fetcher = useFetcher<JobAnswer>({ key: 'propose' })
	const busy = fetcher.state !== 'idle'
	const minutes = appointment?.minutes ?? 240
	const choices = MINUTES.includes(minutes) ? MINUTES : [minutes, ...MINUTES]
	return (
		<fetcher.Form method="post" className={page.form}>
			<Stay />
			<input type="hidden" {...jobIntents.field('propose')} />
			<div className={page.fields}>
				<TextInput
					type="date"
					name="date"
					label="Day"
					size="md"
					required
					withAsterisk={false}
					defaultValue={appointment ? calendarDay(appointment.at) : tomorrow}
				/>
				<TextInput
					type="time"
					name="time"
					label="Time"
					size="md"
					required
					withAsterisk={false}
					defaultValue={appointment ? clock(appointment.at) : '10:00'}
				/>
				<NativeSelect
					name="minutes"
					label="Length"
					size="md"
					defaultValue={minutes}
					data={choices.map((each) => ({ value: String(each), label: lengthOf(each) }))}
				/>
			</div>
			<Problem answer={fetcher.data} />
			<div className={page.buttons}>
				<WorkingButton type="submit" size="md" className={page.button ?? ''} working={busy}>
					{appointment ? 'Propose this time instead' : 'Propose this time'}
				</WorkingButton>
				{fetcher.data?.overlaps && (
					<Button
						type="submit"
						name="anyway"
						value="yes"
						variant="default"
						size="md"
						className={page.button ?? ''}
						disabled={busy}
					>
						Propose it anyway
					</Button>
				)}
			</div>
		</fetcher.Form>
	)
}

/** Why a form was not taken, beside it. */
export function Problem({ answer }: { answer: JobAnswer | undefined }) {
	return (
		<p className={page.problem} role="alert">
			{answer?.problem}
		</p>
	)
}
