import type { ListName } from '../../../../domain/list-views/schema'
import type {
	OrderRequest,
	RequestCounts,
} from '../../../../domain/reports/requests/request-schema'
import { isKeyOf } from '../../../../shared/one-of'
import type { Context } from '../../../api.server'
import { type Part, readListPage } from '../../../components/portal/paging.server'
import { readViews } from '../../../components/portal/views/views.server'

const PAGE_SIZE = 25

/** The filters of a list of requests in an address; senseless values are left out. @param labels by the list's states */
function requestQueryIn<State extends string>(
	params: URLSearchParams,
	labels: Record<State, unknown>,
) {
	const q = (params.get('q') ?? '').trim().slice(0, 100)
	const state = params.get('state')
	return {
		q: q || undefined,
		state: isKeyOf<State>(labels)(state) ? state : undefined,
		due: params.get('due') === 'overdue' ? ('overdue' as const) : undefined,
	}
}

interface ListCalls<State extends string> {
	/** By the states of the list. */
	labels: Record<State, unknown>
	list: ListName
	find: (
		query: ReturnType<typeof requestQueryIn<State>> & Part,
	) => Promise<{ items: OrderRequest[]; total: number }>
	count: () => Promise<RequestCounts>
}

/** The page of a list of requests that an address asks for, how many there are of each state, and its saved views. */
export async function readRequests<State extends string>(
	{ request, context }: { request: Request; context: Context },
	{ labels, list, find, count }: ListCalls<State>,
) {
	const query = requestQueryIn(new URL(request.url).searchParams, labels)
	const [page, counts, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) => find({ ...query, ...part })),
		count(),
		readViews(context, list),
	])
	return { ...page, counts, views }
}
