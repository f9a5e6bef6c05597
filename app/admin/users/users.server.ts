import type { AccountSort } from '../../../domain/accounts/schema'
import type { ApplicationStatus } from '../../../domain/installers/schema'
import type { Order } from '../../../domain/orders/schema'
import { api, attempt, type Context, read, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'
import { readViews } from '../../components/portal/views/views.server'
import { isRole } from './user-labels'

const PAGE_SIZE = 25

const STATES: Record<string, 'true' | 'false'> = { suspended: 'true', active: 'false' }

const SORTS: AccountSort[] = ['oldest', 'name', '-name', 'role', '-role']

/** The accounts the address asks for. @throws a redirect to the last page there is */
export async function loadAccounts(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
	const role = searchParams.get('role')
	const suspended = STATES[searchParams.get('state') ?? '']
	const sort = SORTS.find((each) => each === searchParams.get('sort')) ?? 'newest'
	const query = {
		q: q || undefined,
		role: isRole(role) ? role : undefined,
		suspended: suspended || undefined,
		sort,
	}
	const [{ items, ...page }, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(api(context).accounts.users.$get({ query: { ...query, ...part } })),
		),
		readViews(context, 'users'),
	])
	return { accounts: items, sort, views, ...page }
}

/** The account that the address asks or reports about; null for none. */
export async function accountNamed(context: Context, request: Request) {
	const id = new URL(request.url).searchParams.get('who')
	if (!id) return null
	const found = await attempt(api(context).accounts.users[':id'].$get({ param: { id } }))
	return found.ok ? found.value : null
}

const JOBS_NAMED = 10

/** The open jobs of an installer about to be suspended: the latest of them, and their number. */
export interface OpenJobs {
	jobs: Pick<Order, 'id' | 'status' | 'buyer'>[]
	total: number
	/** Whether orders that wait for an answer go to every installer, or to the next by routing. */
	hasPool: boolean
}

/** The jobs to show before the account is suspended; null where the address does not ask for that. */
export async function openJobs(
	context: Context,
	request: Request,
	installer: string | null,
): Promise<OpenJobs | null> {
	const { searchParams } = new URL(request.url)
	if (!installer || searchParams.get('ask') !== 'suspend') return null
	const { orders, store } = api(context)
	const query = { installer, open: 'true', limit: String(JOBS_NAMED) } as const
	const [{ items, total }, { routing }] = await Promise.all([
		readPage(orders.$get({ query })),
		read(store.$get()),
	])
	const jobs = items.map(({ id, status, buyer }) => ({ id, status, buyer }))
	return { jobs, total, hasPool: routing === 'pool' }
}

const APPLICATIONS_PAGE_SIZE = 10

const STATUS_BY_NAME: Record<string, ApplicationStatus | null> = {
	approved: 'approved',
	refused: 'refused',
	all: null,
}

/** How many applications wait for a decision. */
export async function openApplications(context: Context): Promise<number> {
	const query = { status: 'open' as const, limit: '1' }
	const { total } = await readPage(
		api(context).installers['installer-applications'].$get({ query }),
	)
	return total
}

/** The applications the address asks for: those that are open, unless it says otherwise. */
export async function loadApplications(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const given = searchParams.get('status') ?? ''
	const status = Object.hasOwn(STATUS_BY_NAME, given) ? (STATUS_BY_NAME[given] ?? null) : 'open'
	const applications = api(context).installers['installer-applications']
	const { items, page, pages } = await readListPage(request, APPLICATIONS_PAGE_SIZE, (part) =>
		readPage(applications.$get({ query: { status: status || undefined, ...part } })),
	)
	return { applications: items, status, page, pages }
}
