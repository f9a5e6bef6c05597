import { Link } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { api, read } from '../../api.server'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { ListViews } from '../../components/portal/views/list-views'
import { personContext } from '../../components/session/guard.server'
import { titleMeta } from '../../shell/page-title'
import { choicesOf } from '../../ui/forms/choices'
import { sentenceOf } from '../../ui/forms/problem'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import type { Route } from './+types/users'
import { ApplicationFilters, Applications } from './applications'
import { BulkQuestion, type ChosenUsers, PASSED } from './bulk-users'
import { changeUsers } from './change-users.server'
import { UserFlash } from './user-flash'
import { UserQuestion } from './user-question'
import classes from './users.module.css'
import {
	accountNamed,
	loadAccounts,
	loadApplications,
	openApplications,
	openJobs,
} from './users.server'
import { UsersTable } from './users-table'

export const meta = titleMeta('Users')

export async function loader({ request, context }: Route.LoaderArgs) {
	const own = context.get(personContext).id
	const isApplications = new URL(request.url).searchParams.get('tab') === 'applications'
	const [waiting, named, shown] = await Promise.all([
		openApplications(context),
		accountNamed(context, request),
		isApplications ? loadApplications(context, request) : loadAccounts(context, request),
	])
	const jobs = await openJobs(context, request, named?.id ?? null)
	// Where anybody can sign up with any role, nobody need be invited.
	const invites = (await read(api(context).store.$get())).installersApply
	return { own, waiting, named, jobs, shown, invites }
}

export const action = changeUsers

export { sendForm as clientAction } from '../../ui/forms/send-form'

const ROLE_CHOICES = [{ value: '', label: 'All roles' }, ...ROLES]
const STATE_CHOICES = choicesOf({ '': 'Any status', active: 'Active', suspended: 'Suspended' })
const UserFilters = () => (
	<FilterForm label="Users" along={['sort']}>
		<FilterSearch placeholder="Name or email" />
		<FilterSelect name="role" label="Role" data={ROLE_CHOICES} />
		<FilterSelect name="state" label="Status" data={STATE_CHOICES} />
	</FilterForm>
)

type Shown<K extends string> = Extract<
	Route.ComponentProps['loaderData']['shown'],
	Record<K, unknown>
>

function Accounts({
	accounts,
	sort,
	page,
	pages,
	own,
	chosen,
}: Shown<'accounts'> & { own: string; chosen: ChosenUsers | null }) {
	return (
		<>
			{accounts.length === 0 ? (
				<Empty>
					<p>No users found matching your search.</p>
				</Empty>
			) : (
				<UsersTable accounts={accounts} own={own} sort={sort} outcome={chosen} />
			)}
			<Pages page={page} pages={pages} without={PASSED} />
			{!chosen && <BulkQuestion accounts={accounts} />}
		</>
	)
}

function introOf(shown: Route.ComponentProps['loaderData']['shown']) {
	if ('applications' in shown) return 'Who asks to work with you'
	return `${number(shown.total)} ${shown.total === 1 ? 'user' : 'users'}`
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
	const { own, waiting, named, jobs, shown, invites } = loaderData
	const problem = sentenceOf(actionData?.problem)
	const chosen = actionData && 'chosen' in actionData ? actionData.chosen : null
	const tab = 'applications' in shown ? 'applications' : 'users'
	return (
		<PortalPage
			title="Users"
			intro={introOf(shown)}
			views={
				<>
					<Tabs label="Users" className={classes.tabs}>
						<Tab to="/admin/users" here={tab === 'users'}>
							Everybody
						</Tab>
						<Tab to="/admin/users?tab=applications" here={tab === 'applications'}>
							Applications{waiting > 0 && ` (${number(waiting)})`}
						</Tab>
					</Tabs>
					{'views' in shown && <ListViews {...shown.views} />}
				</>
			}
			filters={'accounts' in shown ? <UserFilters /> : <ApplicationFilters />}
			action={
				invites && (
					<ButtonLink as={Link} to="/admin/invitations">
						Invitations
					</ButtonLink>
				)
			}
		>
			<UserFlash account={named} chosen={chosen} problem={problem} />
			{'applications' in shown ? (
				<Applications {...shown} problem={problem} />
			) : (
				<Accounts {...shown} own={own} chosen={chosen} />
			)}
			{named && <UserQuestion account={named} jobs={jobs} problem={problem} />}
		</PortalPage>
	)
}
