import { Button, NativeSelect, Textarea } from '@mantine/core'
import { Form, Link, useSearchParams } from 'react-router'
import type { Application, ApplicationStatus } from '../../../domain/installers/schema'
import { withParams } from '../../portal/address'
import { FilterForm } from '../../portal/filter-form'
import { Pages } from '../../portal/pages'
import { Empty } from '../../portal/portal-page'
import { Status } from '../../ui/display/status'
import { mailto } from '../../ui/mailto'
import { When } from '../../ui/text/when'
import { Confirm } from '../confirm'
import classes from './applications.module.css'
import { userIntents } from './user-intents'

interface ApplicationsProps {
	applications: Application[]
	status: ApplicationStatus | null
	page: number
	pages: number
	problem: string | null
}

const CHOICES = [
	{ value: '', label: 'Open' },
	{ value: 'approved', label: 'Approved' },
	{ value: 'refused', label: 'Refused' },
	{ value: 'all', label: 'All' },
]

const STATES = {
	open: { tone: 'waiting', word: 'Open' },
	approved: { tone: 'good', word: 'Approved' },
	refused: { tone: 'bad', word: 'Refused' },
} as const

/** Those who ask to be installers, and the two answers. */
export function Applications({ applications, status, page, pages, problem }: ApplicationsProps) {
	const [params] = useSearchParams()
	const asked = applications.find(({ id }) => id === params.get('refuse'))
	return (
		<>
			<FilterForm label="Applications">
				<input type="hidden" name="tab" value="applications" />
				<NativeSelect
					name="status"
					label="Status"
					data={CHOICES}
					defaultValue={params.get('status') ?? ''}
				/>
			</FilterForm>
			{applications.length === 0 ? (
				<Empty>
					<p>
						{status === 'open'
							? 'No application waits for you. Installers apply when they sign up.'
							: 'No applications found.'}
					</p>
				</Empty>
			) : (
				<ul className={classes.list}>
					{applications.map((application) => (
						<li key={application.id}>
							<Card
								application={application}
								refuseAt={withParams(params, {
									refuse: application.id,
									done: null,
									who: null,
								})}
							/>
						</li>
					))}
				</ul>
			)}
			<Pages
				page={page}
				pages={pages}
				to={(to) => withParams(params, { page: String(to), done: null, who: null })}
			/>
			{asked?.status === 'open' && (
				<Confirm
					key={asked.id}
					title={`Refuse ${asked.firm}?`}
					label="Refuse"
					fields={{ ...userIntents.entry('refuse'), id: asked.id, who: asked.userId }}
					back={withParams(params, { refuse: null })}
					problem={problem}
				>
					<Textarea
						name="reason"
						label="Reason (optional)"
						description={`${asked.name} reads it and can apply again.`}
						maxLength={500}
						rows={3}
					/>
				</Confirm>
			)}
		</>
	)
}

function Card({ application, refuseAt }: { application: Application; refuseAt: string }) {
	const { id, userId, name, email, firm, licenceNumber, message, status, createdAt } = application
	const { tone, word } = STATES[status]
	return (
		<article className={classes.card}>
			<div className={classes.head}>
				<h2>{firm}</h2>
				<Status tone={tone}>{word}</Status>
				<span className={classes.date}>
					<When at={createdAt} time />
				</span>
			</div>
			<dl className={classes.facts}>
				<div>
					<dt>Licence number</dt>
					<dd>{licenceNumber}</dd>
				</div>
				<div>
					<dt>Applicant</dt>
					<dd>
						<Link to={`/admin/users/${userId}`}>{name}</Link>
					</dd>
				</div>
				<div>
					<dt>Email</dt>
					<dd>
						<a href={mailto(email)}>{email}</a>
					</dd>
				</div>
			</dl>
			{message && <p className={classes.message}>{message}</p>}
			{status === 'open' ? (
				<div className={classes.answers}>
					<Button component={Link} to={refuseAt} replace preventScrollReset variant="default">
						Refuse<span className={classes.hidden}> {firm}</span>
					</Button>
					<Form method="post" replace preventScrollReset>
						<input type="hidden" {...userIntents.field('approve')} />
						<input type="hidden" name="id" value={id} />
						<input type="hidden" name="who" value={userId} />
						<Button type="submit">
							Approve<span className={classes.hidden}> {firm}</span>
						</Button>
					</Form>
				</div>
			) : (
				<Decided {...application} />
			)}
		</article>
	)
}

function Decided({ decidedBy, decidedAt, reason }: Application) {
	if (!decidedAt) return null
	return (
		<p className={classes.decided}>
			Decided by {decidedBy}, <When at={decidedAt} time />
			{reason && <span>“{reason}”</span>}
		</p>
	)
}
