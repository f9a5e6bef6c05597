import { Link } from 'react-router'
import type { AccountDetail } from '../../../domain/accounts/schema'
import { api, read } from '../../api.server'
import { PortalPage } from '../../components/portal/portal-page'
import { personContext } from '../../components/session/guard.server'
import { titleMeta } from '../../shell/page-title'
import { Fact, FactList } from '../../ui/display/fact-list'
import { List } from '../../ui/display/list'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Section } from '../../ui/layout/section'
import { mailto } from '../../ui/mailto'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { AuditList } from '../audit/audit-list'
import { personPage } from '../people/person-link'
import type { Route } from './+types/user'
import { changeUsers } from './change-users.server'
import classes from './user.module.css'
import { UserFlash } from './user-flash'
import { UserQuestion } from './user-question'
import { RolePicker, UserSteps } from './user-steps'
import { openJobs } from './users.server'
import { Guesses, StateOf } from './users-table'

export const meta: Route.MetaFunction = titleMeta(
	({ loaderData }) => loaderData?.account.name ?? 'User',
)

const LATEST = '10'

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
	const own = context.get(personContext).id
	const [account, entries, jobs] = await Promise.all([
		read(api(context).accounts.users[':id'].$get({ param: { id } })),
		read(api(context).audit.$get({ query: { subject: id, limit: LATEST } })),
		openJobs(context, request, id),
	])
	return { own, account, entries, jobs }
}

export const action = changeUsers

export { sendForm as clientAction } from '../../ui/forms/send-form'

function Sessions({ liveSessions }: Pick<AccountDetail, 'liveSessions'>) {
	if (liveSessions.length === 0) return <None>Not logged in anywhere.</None>
	return (
		<List divided className={classes.sessions}>
			{liveSessions.map(({ role, browser, createdAt, lastSeen }) => (
				<li key={createdAt}>
					{browser}
					<Text size="tiny" color="muted">
						as {role} since <When at={createdAt} time />, last seen <When at={lastSeen} />
					</Text>
				</li>
			))}
		</List>
	)
}

function None({ children }: { children: string }) {
	return (
		<Text size="tiny" color="muted">
			{children}
		</Text>
	)
}

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
	const { own, account, entries, jobs } = loaderData
	const { id, name, email, role, createdAt, liveSessions } = account
	const problem = sentenceOf(actionData?.problem)
	const isOneself = id === own
	return (
		<PortalPage
			title={name}
			intro={
				<>
					<a href={mailto(email)}>{email}</a> ·{' '}
					<Link to={personPage(email)}>Everything with this person</Link>
				</>
			}
			action={!isOneself && <UserSteps account={account} />}
		>
			<UserFlash account={account} problem={problem} />
			<Card>
				<FactList variant="columns">
					<Fact name="Role">{isOneself ? role : <RolePicker account={account} />}</Fact>
					<Fact name="Status">
						<StateOf {...account} />
						<Guesses {...account} />
					</Fact>
					<Fact name="Joined">
						<When at={createdAt} />
					</Fact>
				</FactList>
			</Card>
			<Grid aside>
				<Section title="Changes" id="changes" gap={2}>
					{entries.length > 0 ? (
						<>
							<AuditList entries={entries} />
							<div>
								<ButtonLink as={Link} variant="quiet" to={`/admin/audit?subject=${id}`}>
									All changes
								</ButtonLink>
							</div>
						</>
					) : (
						<None>No admin has changed anything here.</None>
					)}
				</Section>
				<Section title="Sessions" id="sessions" gap={2}>
					<Sessions liveSessions={liveSessions} />
				</Section>
			</Grid>
			<UserQuestion account={account} jobs={jobs} problem={problem} />
		</PortalPage>
	)
}
