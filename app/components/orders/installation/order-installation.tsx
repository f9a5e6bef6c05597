import { Textarea } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { Form } from 'react-router'
import type { Installation, Visit } from '../../../../domain/installations/schema'
import { Fact, FactList } from '../../../ui/display/fact-list'
import { useFocusAfter } from '../../../ui/focus-after'
import { IntentButton } from '../../../ui/forms/intent-button'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/row'
import { Stack } from '../../../ui/layout/stack'
import { ButtonLink } from '../../../ui/text/button-link'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { InstallerCard } from '../../installer/installer-card'
import { type ContactField, OrderContact } from '../order-contact'
import { OrderDocuments } from '../order-documents'
import { orderIntents } from '../order-intents'
import { AppointmentLine } from './appointment-line'
import { STEP_WORD, VISIT_WORD } from './installation-labels'
import classes from './order-installation.module.css'
import { PhotoLink } from './photo-link'
import { PhotoPlaceNote } from './photo-place-note'
import { Signature } from './signature'

interface Props {
	installation: Installation
	/** What other buyers gave its installer; none for fewer than three reviews. */
	rating?: ComponentProps<typeof InstallerCard>['rating']
	/** Why a form of this section was not taken. */
	problem: string | null
	/** The contact that the forms ask of a visitor with only the link. */
	contacts?: { confirm: ContactField | null; another: ContactField | null }
	/** The preference typed before. */
	preference?: string
	/** The appointment that the sent form is about. */
	about?: string | undefined
}

/** The installation as its buyer sees it: date, progress, and the installed parts. */
export function OrderInstallation(props: Props) {
	const { installation } = props
	const { completedAt, customerName, signature, parts, allowedActions } = installation
	const heading = useFocusAfter<HTMLHeadingElement>(allowedActions.join())
	const hasSerials = parts.some(({ serials }) => serials.length > 0)
	return (
		<Stack as="section" gap={3} aria-labelledby="installation">
			<h2 id="installation" ref={heading} tabIndex={-1}>
				Installation
			</h2>
			{installation.installer && (
				<InstallerCard installer={installation.installer} rating={props.rating} />
			)}
			<Visits {...props} />
			<Steps installation={installation} />
			{completedAt && (
				<Text size="small">
					Completed on <When at={completedAt} time />, signed off by <strong>{customerName}</strong>
					.
				</Text>
			)}
			{signature && <Signature lines={signature} name={customerName ?? ''} />}
			<OrderDocuments documents={installation.documents} />
			{hasSerials && (
				<details>
					<ButtonLink as="summary" variant="line">
						Serial numbers
					</ButtonLink>
					<FactList>
						{parts.map(({ productId, name, serials }) => (
							<Fact key={productId} name={name}>
								{serials.length > 0 ? serials.join(', ') : 'None noted'}
							</Fact>
						))}
					</FactList>
				</details>
			)}
		</Stack>
	)
}

/** The survey, where it has a time of its own, and the day of the installation. */
function Visits(props: Props) {
	const { survey, surveyActions, appointment, allowedActions, completedAt, steps } =
		props.installation
	if (completedAt) return null
	const isSurveyed = steps.some(({ step, done }) => step === 'survey' && done)
	const showsSurvey = survey !== null && !isSurveyed
	return (
		<>
			{showsSurvey && (
				<VisitPart {...props} visit="survey" appointment={survey} actions={surveyActions} />
			)}
			<VisitPart
				{...props}
				visit="installation"
				title={showsSurvey}
				appointment={appointment}
				actions={allowedActions}
			/>
		</>
	)
}

interface VisitProps extends Props {
	visit: Visit
	/** Whether it says what it is for. */
	title?: boolean
	appointment: Installation['appointment']
	actions: readonly string[]
}

function VisitPart(props: VisitProps) {
	const { visit, title = true, appointment, actions, contacts, preference = '', about } = props
	const isAsked = (about ?? 'installation') === visit
	return (
		<Card align="start">
			{title && <h3>{VISIT_WORD[visit]}</h3>}
			<AppointmentLine
				appointment={appointment}
				none="Your installer will propose a day and a time here."
			/>
			{appointment?.state === 'change-requested' && (
				<Text size="small" color="muted">
					Another time was asked for{appointment.preference ? `: “${appointment.preference}”` : '.'}{' '}
					The installer will propose one.
				</Text>
			)}
			<ProblemLine>{isAsked ? props.problem : null}</ProblemLine>
			{actions.includes('confirm') && appointment && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="at" value={appointment.at} />
					<input type="hidden" name="visit" value={visit} />
					<OrderContact contact={contacts?.confirm ?? null} />
					<IntentButton intents={orderIntents} intent="confirm-appointment" size="md">
						Confirm this time
					</IntentButton>
				</Form>
			)}
			<AskForAnother
				visit={visit}
				allowed={actions.includes('ask-another')}
				contact={contacts?.another ?? null}
				preference={isAsked ? preference : ''}
			/>
		</Card>
	)
}

/** The typed text stays, even where meanwhile there is nothing left to ask for. */
function AskForAnother({
	visit,
	allowed,
	contact,
	preference,
}: {
	visit: Visit
	allowed: boolean
	contact: ContactField | null
	preference: string
}) {
	const [begun, setBegun] = useState(false)
	if (!allowed && !begun) return null
	return (
		<details open={contact?.error != null || undefined}>
			<ButtonLink as="summary" variant="line">
				Ask for another time
			</ButtonLink>
			<Stack
				as={Form}
				gap={3}
				align="start"
				method="post"
				preventScrollReset
				onSubmit={() => setBegun(false)}
			>
				<input type="hidden" name="visit" value={visit} />
				<Textarea
					name="preference"
					label="What would suit you? (optional)"
					placeholder="Any morning next week"
					maxLength={500}
					rows={2}
					size="md"
					defaultValue={preference}
					onInput={() => setBegun(true)}
				/>
				<OrderContact contact={contact} />
				<IntentButton
					intents={orderIntents}
					intent="another-appointment"
					variant="default"
					size="md"
				>
					Ask for another time
				</IntentButton>
			</Stack>
		</details>
	)
}

function Steps({ installation: { steps } }: { installation: Installation }) {
	const done = steps.filter((step) => step.done).length
	return (
		<>
			<Row gap={3}>
				<progress value={done} max={steps.length} aria-label="Steps done" />
				<Text size="small" color="muted">
					{done} of {steps.length} {steps.length === 1 ? 'step' : 'steps'} done
				</Text>
			</Row>
			<Stack as="ol" gap={3} className={classes.steps}>
				{steps.map(({ step, done, doneAt, note, photos }) => (
					<li key={step} data-done={done || undefined}>
						<span className={classes.tick}>
							{done && <IconCheck size={14} stroke={3} aria-hidden />}
						</span>
						<div>
							<p>
								{done ? <strong>{STEP_WORD[step]}</strong> : STEP_WORD[step]}{' '}
								<Text as="span" size="tiny" color="muted">
									{doneAt ? <When at={doneAt} /> : <span>to do</span>}
								</Text>
							</p>
							{note && <Text written>{note}</Text>}
							{photos.length > 0 && (
								<Row as="ul" wrap align="stretch">
									{photos.map((photo, index) => (
										<li key={photo.id}>
											<PhotoLink
												url={photo.imageUrl}
												label={`${STEP_WORD[step]}, photo ${index + 1}`}
											/>
											<PhotoPlaceNote place={photo.place} />
										</li>
									))}
								</Row>
							)}
						</div>
					</li>
				))}
			</Stack>
		</>
	)
}
