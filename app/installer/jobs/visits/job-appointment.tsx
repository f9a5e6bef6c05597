import { useFetcher } from 'react-router'
import type { Appointment, Installation, Visit } from '../../../../domain/installations/schema'
import type { Order } from '../../../../domain/orders/schema'
import { AppointmentLine } from '../../../components/orders/installation/appointment-line'
import { VISIT_WORD } from '../../../components/orders/installation/installation-labels'
import { Banner } from '../../../ui/layout/banner'
import { Card } from '../../../ui/layout/card'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { WorkingButton } from '../../../ui/working-button'
import page from '../job.module.css'
import type { JobAnswer } from '../job-answer'
import { JobForm } from '../job-form'
import { jobIntents } from '../job-intents'
import { Problem } from '../job-problem'
import { JobPropose } from './job-propose'
import { TellMoved } from './tell-moved'

interface Props {
	order: Order
	installation: Installation
	/** `YYYY-MM-DD` */
	tomorrow: string
}

/** When the installer comes to install: proposed, confirmed, moved. */
export const JobAppointment = (props: Props) => {
	const { appointment, allowedActions } = props.installation
	const title =
		props.installation.surveyActions.length > 0 ? VISIT_WORD.installation : 'Appointment'
	return (
		<VisitCard
			{...props}
			visit="installation"
			title={title}
			appointment={appointment}
			actions={allowedActions}
		/>
	)
}

/** When the installer comes to look at the roof, where that is to come. */
export const JobSurvey = (props: Props) => {
	const { survey, surveyActions } = props.installation
	if (surveyActions.length === 0 && !survey) return null
	return (
		<VisitCard
			{...props}
			visit="survey"
			title={VISIT_WORD.survey}
			appointment={survey}
			actions={surveyActions}
		/>
	)
}

interface VisitCardProps extends Pick<Props, 'order' | 'tomorrow'> {
	visit: Visit
	title: string
	appointment: Appointment | null
	actions: readonly string[]
}

function VisitCard({ order, visit, title, appointment, actions, tomorrow }: VisitCardProps) {
	const isWanted =
		visit === 'installation' && (appointment === null || appointment.state === 'change-requested')
	const id = visit === 'survey' ? 'survey-visit' : 'appointment'
	const what = visit === 'survey' ? 'the survey' : 'the appointment'
	return (
		<Card id={id} aria-labelledby={`${id}-title`} as="section" className={page.part}>
			<h2 id={`${id}-title`}>{title}</h2>
			<AppointmentLine appointment={appointment} none="None yet." />
			{appointment?.preference && (
				<Banner variant="notice">The customer says: “{appointment.preference}”</Banner>
			)}
			{actions.includes('propose') && appointment?.state === 'proposed' && (
				<TellMoved order={order} visit={visit} appointment={appointment} />
			)}
			{actions.includes('confirm') && appointment && <Confirm at={appointment.at} visit={visit} />}
			{actions.includes('propose') && (
				<details open={isWanted || undefined}>
					<ButtonLink as="summary" variant="line">
						{appointment
							? `Move ${what}`
							: visit === 'survey'
								? 'Propose a time for the survey'
								: 'Propose an appointment'}
					</ButtonLink>
					<JobPropose
						name={visit === 'survey' ? 'propose survey' : 'propose'}
						visit={visit}
						appointment={appointment}
						tomorrow={tomorrow}
					/>
				</details>
			)}
		</Card>
	)
}

function Confirm({ at, visit }: { at: string; visit: Visit }) {
	const key = visit === 'survey' ? 'confirm survey' : 'confirm'
	const fetcher = useFetcher<JobAnswer>({ key })
	return (
		<JobForm fetcher={fetcher} align="start">
			<input type="hidden" name="at" value={at} />
			<input type="hidden" name="visit" value={visit} />
			<Text size="small" color="muted">
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
