import { Button, Textarea } from '@mantine/core'
import { Form, Link, useSearchParams } from 'react-router'
import type { Application, ApplicationStatus } from '../../../domain/installers/schema'
import { withParams } from '../../components/portal/address'
import { CardList } from '../../components/portal/card-list'
import { FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import { Card } from '../../ui/layout/card'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { mailto } from '../../ui/mailto'
import { Confirm } from '../../ui/overlay/question-confirm'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
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
	open: { variant: 'waiting', word: 'Open' },
	approved: { variant: 'good', word: 'Approved' },
	refused: { variant: 'bad', word: 'Refused' },
} as const

export const ApplicationFilters = () => (
	<FilterForm label="Applications" along={['tab']}>
		<FilterSelect name="status" label="Status" data={CHOICES} />
	</FilterForm>
)

/** The applications of people to be installers, and the two answers. */
export function Applications({ applications, status, page, pages, problem }: ApplicationsProps) {
	const [params] = useSearchParams()
	const toRefuse = applications.find(({ id }) => id === params.get('refuse'))
	return (
		<>
			<CardList
				items={applications}
				keyOf={({ id }) => id}
				empty={
					<p>
						{status === 'open'
							? 'No application waits for you. Installers apply when they sign up.'
							: 'No applications found.'}
					</p>
				}
			>
				{(application) => (
					<ApplicationCard
						application={application}
						refuseAt={withParams(params, { refuse: application.id, done: null, who: null })}
					/>
				)}
			</CardList>
			<Pages page={page} pages={pages} without={{ done: null, who: null }} />
			{toRefuse?.status === 'open' && (
				<Confirm
					key={toRefuse.id}
					title={`Refuse ${toRefuse.firm}?`}
					label="Refuse"
					fields={{ ...userIntents.entry('refuse'), id: toRefuse.id, who: toRefuse.userId }}
					back={withParams(params, { refuse: null })}
					problem={problem}
				>
					<Textarea
						name="reason"
						label="Reason (optional)"
						description={`${toRefuse.name} reads it and can apply again.`}
						maxLength={500}
						rows={3}
					/>
				</Confirm>
			)}
		</>
	)
}

function ApplicationCard({
	application,
	refuseAt,
}: {
	application: Application
	refuseAt: string
}) {
	const { id, userId, name, email, firm, licenceNumber, message, status, createdAt } = application
	const { variant, word } = STATES[status]
	return (
		<Card as="article">
			<Row wrap gap={4} align="baseline">
				<Heading level={2} size="body">
					{firm}
				</Heading>
				<Status variant={variant}>{word}</Status>
				<Text as="span" size="tiny" color="muted" data-end>
					<When at={createdAt} time />
				</Text>
			</Row>
			<FactList variant="columns">
				<Fact name="Licence number">{licenceNumber}</Fact>
				<Fact name="Applicant">
					<Link to={`/admin/users/${userId}`}>{name}</Link>
				</Fact>
				<Fact name="Email">
					<a href={mailto(email)}>{email}</a>
				</Fact>
			</FactList>
			{message && (
				<Text size="small" measure written>
					{message}
				</Text>
			)}
			{status === 'open' ? (
				<Row wrap justify="end">
					<Button component={Link} to={refuseAt} replace preventScrollReset variant="default">
						Refuse<Hidden> {firm}</Hidden>
					</Button>
					<Form method="post" replace preventScrollReset>
						<input type="hidden" {...userIntents.field('approve')} />
						<input type="hidden" name="id" value={id} />
						<input type="hidden" name="who" value={userId} />
						<Button type="submit">
							Approve<Hidden> {firm}</Hidden>
						</Button>
					</Form>
				</Row>
			) : (
				<Decided {...application} />
			)}
		</Card>
	)
}

function Decided({ decidedBy, decidedAt, reason }: Application) {
	if (!decidedAt) return null
	return (
		<Stack gap={0}>
			<Text size="tiny" color="muted">
				Decided by {decidedBy}, <When at={decidedAt} time />
			</Text>
			{reason && <Text size="small">“{reason}”</Text>}
		</Stack>
	)
}
