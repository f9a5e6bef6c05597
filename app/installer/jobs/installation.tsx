import { useState } from 'react'
import { Link, redirectDocument } from 'react-router'
import { pageToKeep, useKeptPages } from '../../components/installer/waiting/use-kept-pages'
import { useSendingQueue } from '../../components/installer/waiting/use-queue'
import { OrderChanges } from '../../components/orders/changes/order-changes'
import { WithdrawChange } from '../../components/orders/changes/withdraw-change'
import { OrderClaims } from '../../components/orders/claims/order-claims'
import { OrderDocuments } from '../../components/orders/order-documents'
import { STATUS_VARIANT, STATUS_WORD } from '../../components/orders/order-status'
import { SubsidyLine } from '../../components/orders/subsidy-line'
import { useFollowed } from '../../components/orders/use-followed'
import { HandBack } from '../../components/portal/hand-back'
import { PortalPage } from '../../components/portal/portal-page'
import { onlyFor } from '../../components/session/guard.server'
import type { PageHandle } from '../../page-handle'
import { titleMeta } from '../../shell/page-title'
import { useShell } from '../../shell/use-shell'
import { Status } from '../../ui/display/status'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { SelfSaving } from '../../ui/self-saving'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { BackLink } from '../back-link'
import { INSTALLER_PORTAL } from '../bar/portal'
import type { Route } from './+types/installation'
import { changeJobPage } from './change-job.server'
import { JobChecklist } from './checklist/job-checklist'
import { JobCompletion } from './completion/job-completion'
import { isJobDocument } from './is-job-document'
import page from './job.module.css'
import { readJob } from './job.server'
import { JobCustomer } from './job-customer'
import { jobIntents } from './job-intents'
import { JobMeasurements } from './job-measurements'
import { JobNext } from './job-next'
import { JobParts } from './serials/job-parts'
import { JobAppointment, JobSurvey } from './visits/job-appointment'
import { JobWaiting } from './waiting/job-waiting'
import { withWaiting } from './waiting/with-waiting'

export const handle = {
	large: 'picture',
	portal: INSTALLER_PORTAL,
	devices: ['camera', 'geolocation'],
} satisfies PageHandle

export const meta: Route.MetaFunction = titleMeta(({ params }) => `Installation ${params.id}`)

export const middleware = [onlyFor('Installer', 'Admin')]

export const loader = ({ context, params }: Route.LoaderArgs) => readJob(context, params.id)

/** A page that another document leads to is loaded as its own: only that may use the camera, and opens without a signal. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
	if (!isJobDocument()) throw redirectDocument(request.url)
	return serverLoader()
}

export const action = changeJobPage

export { sendJobForm as clientAction } from './waiting/send-job-form'

/** One job, from the first call to the customer's name; made for a phone on a roof. */
export default function InstallationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { after, back, proposed, tomorrow } = loaderData
	const user = useShell()?.user
	const { changes, made, hadChanges, state } = useSendingQueue(user)
	const [version, setVersion] = useState(made)
	// A line that is short of time has the changes first, and the page as it then is.
	if (state !== 'sending' && version !== made) setVersion(made)
	const { order, installation: read } = useFollowed(loaderData.read, { after, made })
	const visits = [read?.appointment ?? null, read?.survey ?? null]
	useKeptPages(user, [pageToKeep(order.id, visits)], { version })
	const returnLink = <BackLink to={back.to}>{back.label}</BackLink>
	if (!read)
		return (
			<PortalPage title={order.buyer} intro={order.id}>
				{returnLink}
				<Text>
					This order has no installation any more. It was cancelled, or is to be accepted anew.
				</Text>
				<JobWaiting orderId={order.id} />
			</PortalPage>
		)
	const installation = withWaiting(read, changes)
	const { status } = installation
	const isProposed = proposed.some(({ state }) => state === 'proposed')
	const canPropose = installation.allowedActions.includes('work') && !isProposed
	// Where JavaScript is off, a refusal is the page's.
	const handBack = jobIntents.problem(actionData, 'hand-back')
	const problem = actionData?.problem && !actionData.lacks && !handBack ? actionData.problem : null
	return (
		<PortalPage
			title={order.buyer}
			intro={
				<Row as="span" gap={4} wrap align="stretch">
					<span>{order.id}</span>
					<Status variant={STATUS_VARIANT[status]}>{STATUS_WORD[status]}</Status>
				</Row>
			}
		>
			{returnLink}
			{problem && <ProblemLine>{sentenceOf(problem)}</ProblemLine>}
			<JobWaiting orderId={order.id} parts={read.parts} />
			{/* Its fields begin with the texts that wait, which are read once the page is hydrated. */}
			<SelfSaving key={String(hadChanges)}>
				<Grid gap={3} className={page.columns}>
					<Stack gap={3}>
						<JobCustomer order={order} />
						{installation.awaitsPayment && (
							<Text size="small">
								Not paid yet: the buyer still owes what is due before the work. Bring the parts once
								it is paid.
							</Text>
						)}
						<JobSurvey order={order} installation={installation} tomorrow={tomorrow} />
						<JobAppointment order={order} installation={installation} tomorrow={tomorrow} />
					</Stack>
					<Stack gap={3}>
						<JobChecklist installation={installation} />
						<OrderChanges changes={proposed}>
							{(change) => (
								<WithdrawChange
									change={change}
									field={jobIntents.field('withdraw-change')}
									problem={sentenceOf(jobIntents.problem(actionData, 'withdraw-change'))}
								/>
							)}
						</OrderChanges>
						{canPropose && (
							<ButtonLink
								as={Link}
								variant="line"
								to={`/installer/installations/${order.id}/change`}
							>
								Propose other parts
							</ButtonLink>
						)}
						<JobParts installation={installation} />
						<OrderClaims claims={loaderData.claims} />
						<JobMeasurements installation={installation} />
						{loaderData.subsidy && <SubsidyLine id={order.id} subsidy={loaderData.subsidy} />}
						<OrderDocuments documents={installation.documents} />
						<JobCompletion installation={installation} answer={actionData} />
						{order.allowedActions.includes('hand-back') && (
							<HandBack
								title="Hand this order back"
								action="Hand the order back"
								explained="The appointment ends, the customer is notified, and another installer is asked. You are not asked again."
								field={jobIntents.field('hand-back')}
								problem={handBack}
							/>
						)}
					</Stack>
				</Grid>
				<JobNext installation={installation} tomorrow={tomorrow} />
			</SelfSaving>
		</PortalPage>
	)
}
