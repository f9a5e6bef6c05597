import { Link } from 'react-router'
import type { AccountDetail } from '../../../domain/accounts/schema'
import { requireRole } from '../../account/guard.server'
import { api, read } from '../../api.server'
import { PortalPage } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { sentenceOf } from '../../ui/forms/problem'
import { sendForm } from '../../ui/forms/send-form'
import { mailto } from '../../ui/mailto'
import { When } from '../../ui/text/when'
import { AuditList } from '../audit/audit-list'
import type { Route } from './+types/user'
import { changeUsers } from './change-users.server'
import classes from './user.module.css'
import { UserFlash } from './user-flash'
import { UserQuestion } from './user-question'
import { RolePicker, UserSteps } from './user-steps'
import { openJobs } from './users.server'
import { StateOf } from './users-table'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.account.name ?? 'User'} – Solbazaar` },
]

const LATEST = '10'

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
	const own = (await requireRole(context, request, ['Admin'])).id
	const [account, entries, jobs] = await Promise.all([
		read(api(context).accounts.users[':id'].$get({ param: { id } })),
		read(api(context).audit.$get({ query: { subject: id, limit: LATEST } })),
		openJobs(context, request, id),
	])
	return { own, account, entries, jobs }
}

export const action = ({ request, context }: Route.ActionArgs) => changeUsers(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

function Sessions({ liveSessions }: Pick<AccountDetail, 'liveSessions'>) {
	if (liveSessions.length === 0) return <p className={classes.none}>Not logged in anywhere.</p>
	return (
		<ul className={classes.list}>
			{liveSessions.map(({ role, browser, createdAt, lastSeen }) => (
				<li key={createdAt}>
					<span>{browser}</span>
					<span className={classes.quiet}>
						as {role} since <When at={createdAt} time />, last seen <When at={lastSeen} />
					</span>
				</li>
			))}
		</ul>
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
				<a className={classes.email} href={mailto(email)}>
					{email}
				</a>
			}
			action={!isOneself && <UserSteps account={account} />}
		>
			<UserFlash account={account} problem={problem} />
			<dl className={classes.facts}>
				<div>
					<dt>Role</dt>
					<dd>{isOneself ? role : <RolePicker account={account} />}</dd>
				</div>
				<div>
					<dt>Status</dt>
					<dd>
						<StateOf {...account} />
					</dd>
				</div>
				<div>
					<dt>Joined</dt>
					<dd>
						<When at={createdAt} />
					</dd>
				</div>
			</dl>
			<div className={classes.columns}>
				<section aria-labelledby="changes">
					<h2 id="changes">Changes</h2>
					{entries.length > 0 ? (
						<>
							<AuditList entries={entries} />
							<Link to={`/admin/audit?subject=${id}`} className={tableClasses.link}>
								All changes
							</Link>
						</>
					) : (
						<p className={classes.none}>No admin has changed anything here.</p>
					)}
				</section>
				<section aria-labelledby="sessions">
					<h2 id="sessions">Sessions</h2>
					<Sessions liveSessions={liveSessions} />
				</section>
			</div>
			<UserQuestion account={account} jobs={jobs} problem={problem} />
		</PortalPage>
	)
}
