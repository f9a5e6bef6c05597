import { day, isForwards } from '../../../shared/day'
import { api, type Context, readPage } from '../../api.server'
import { BACKWARDS } from '../../components/portal/backwards.server'
import { readListPage } from '../../components/portal/paging.server'
import { isKind } from './audit-labels'

const PAGE_SIZE = 25

const Day = day()

const dayIn = (text: string | null) => Day.safeParse(text).data

/** The entries the address asks for. @throws a redirect to the last page there is */
export async function loadEntries(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const text = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, 100)
	const kind = searchParams.get('kind')
	const from = dayIn(searchParams.get('from'))
	const to = dayIn(searchParams.get('to'))
	if (!isForwards({ from, to }))
		return { entries: [], total: 0, page: 1, pages: 1, problem: BACKWARDS }
	const query = {
		kind: isKind(kind) ? kind : undefined,
		subject: text('subject') || undefined,
		q: text('q') || undefined,
		from,
		to,
		sort: searchParams.get('sort') === 'oldest' ? ('oldest' as const) : undefined,
	}
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).audit.$get({ query: { ...query, ...part } })),
	)
	return { entries: items, ...page, problem: null }
}
