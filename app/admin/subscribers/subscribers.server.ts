import { api, type Context, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'

const PAGE_SIZE = 50

/** The subscribers the address asks for. @throws a redirect to the last page there is */
export function loadSubscribers(context: Context, request: Request) {
	const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).newsletter.subscribers.$get({ query: { q: q || undefined, ...part } })),
	)
}
