import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { USUAL_MINUTES } from '../../../../domain/installations/limits'
import type { Appointment, Visit } from '../../../../domain/installations/schema'
import { calendarDay, clock } from '../../../../shared/format/dates'
import { REASON_WORD } from '../../../components/orders/installation/installation-labels'
import { Grid } from '../../../ui/layout/grid'
import { Row } from '../../../ui/layout/row'
import { WorkingButton } from '../../../ui/working-button'
import type { JobAnswer } from '../job-answer'
import { JobForm } from '../job-form'
import { jobIntents } from '../job-intents'
import { Problem } from '../job-problem'
import { useSent } from '../use-sent'

const REASONS = Object.entries(REASON_WORD).map(([value, label]) => ({ value, label }))

const MINUTES = [30, 60, 90, 120, 180, 240, 300, 360, 420, 480, 540, 600]

const lengthOf = (minutes: number) => {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	if (hours === 0) return `${rest} minutes`
	const whole = hours === 1 ? '1 hour' : `${hours} hours`
	return rest === 0 ? whole : `${whole} ${rest} minutes`
}

interface Props {
	visit: Visit
	appointment: Appointment | null
	/** `YYYY-MM-DD` */
	tomorrow: string
	/** Tells the forms of a page apart. */
	name: string
	/** Further buttons. */
	children?: ReactNode
}

/** The form for the day, the time and how long. */
export function JobPropose({ visit, appointment, tomorrow, name, children }: Props) {
	const fetcher = useFetcher<JobAnswer>({ key: name })
	const busy = fetcher.state !== 'idle'
	const isOverlapping = fetcher.data?.problem && fetcher.data.overlaps
	const sent = useSent('propose')
	const minutes = appointment?.minutes ?? USUAL_MINUTES[visit]
	const choices = MINUTES.includes(minutes) ? MINUTES : [minutes, ...MINUTES]
	return (
		<JobForm fetcher={fetcher}>
			<input type="hidden" {...jobIntents.field('propose')} />
			<input type="hidden" name="visit" value={visit} />
			<Grid column="narrow" gap={3}>
				<TextInput
					type="date"
					name="date"
					label="Day"
					size="md"
					required
					withAsterisk={false}
					defaultValue={sent.date ?? (appointment ? calendarDay(appointment.at) : tomorrow)}
				/>
				<TextInput
					type="time"
					name="time"
					label="Time"
					size="md"
					required
					withAsterisk={false}
					defaultValue={sent.time ?? (appointment ? clock(appointment.at) : '10:00')}
				/>
				<NativeSelect
					name="minutes"
					label="Length"
					size="md"
					defaultValue={minutes}
					data={choices.map((each) => ({ value: String(each), label: lengthOf(each) }))}
				/>
			</Grid>
			{appointment && (
				<NativeSelect
					name="reason"
					label="Why it is moved"
					size="md"
					defaultValue={sent.reason ?? ''}
					data={[{ value: '', label: 'No reason given' }, ...REASONS]}
				/>
			)}
			<Problem answer={fetcher.data} />
			<Row gap={3} wrap>
				<WorkingButton type="submit" size="md" working={busy}>
					{appointment ? 'Propose this time instead' : 'Propose this time'}
				</WorkingButton>
				{isOverlapping && (
					<Button
						type="submit"
						name="anyway"
						value="yes"
						variant="default"
						size="md"
						disabled={busy}
					>
						Propose it anyway
					</Button>
				)}
				{children}
			</Row>
		</JobForm>
	)
}
