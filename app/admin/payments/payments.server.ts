import { day, isForwards } from '../../../shared/day'
import { api, type Context, read, readPage } from '../../api.server'
import { BACKWARDS } from '../../components/portal/backwards.server'
import { readListPage } from '../../components/portal/paging.server'
import { isKind, isState, isWay } from './movement-words'

const PAGE_SIZE = 50

const Day = day()
const dayIn = (text: string | null) => Day.safeParse(text).data

/** The words that the address searches for. */
export const wordsIn = (params: URLSearchParams) =>
	(params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)

/** The query for payments and refunds in the address; senseless values are left out. */
function movementQueryIn(params: URLSearchParams) {
	const [q, kind] = [wordsIn(params), params.get('kind')]
	const [way, state] = [params.get('way'), params.get('state')]
	const [from, to] = [dayIn(params.get('from')), dayIn(params.get('to'))]
	return {
		q: q || undefined,
		kind: isKind(kind) ? kind : undefined,
		way: isWay(way) ? way : undefined,
		state: isState(state) ? state : undefined,
		from,
		to,
	}
}

const NOTHING = { received: 0, refunded: 0, refunding: 0 }

/** The payments and refunds that the address asks for. @throws a redirect to the last page there is */
export async function loadPayments(context: Context, request: Request) {
	const query = movementQueryIn(new URL(request.url).searchParams)
	if (!isForwards(query))
		return {
			rows: [],
			totals: NOTHING,
			query: {},
			problem: BACKWARDS,
			total: 0,
			page: 1,
			pages: 1,
			held: [],
			owed: { rupees: 0, orders: 0 },
		}
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).money.payments.$get({ query: { ...query, ...part } })),
	)
	const held = await read(api(context).online['held-payments'].$get())
	const first = { query: { limit: '1' } }
	const owing = await readPage(api(context).money.payables.$get(first))
	const owed = { rupees: owing.items.totals.owed, orders: owing.total }
	return { ...items, ...page, held, owed, query, problem: null }
}

/** The due and late amounts that the address asks for. @throws a redirect to the last page there is */
export async function loadDue(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const [q, way] = [wordsIn(searchParams), searchParams.get('way')]
	const query = {
		q: q || undefined,
		way: isWay(way) ? way : undefined,
		late: searchParams.get('late') === 'true' ? ('true' as const) : undefined,
	}
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).money.receivables.$get({ query: { ...query, ...part } })),
	)
	return { ...items, ...page, query }
}
