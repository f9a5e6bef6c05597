import type { EnquiryStatus } from '../../domain/enquiries/schema'
import { type Asked, api, read, readPage } from '../api.server'
import { type Due, isDue, isStatus } from '../components/enquiries/status'
import { readListPage } from '../components/portal/paging.server'

const PAGE_SIZE = 20
const SORTS = ['oldest', 'due'] as const

/**
 * Reads the part of the enquiries that the address asks for.
 * @param isOwn those that one has sent, not those that an installer or an admin works with
 * @throws a redirect to the last page
 */
export async function readEnquiries({ context, request }: Asked, isOwn = false) {
	const { enquiries, events } = api(context)
	const params = new URL(request.url).searchParams
	const given = params.get('status')
	const status: EnquiryStatus | '' = isStatus(given) ? given : ''
	const dueGiven = params.get('due')
	const due: Due | '' = isDue(dueGiven) ? dueGiven : ''
	const q = (params.get('q') ?? '')
		.replace(/\p{Cc}/gu, ' ')
		.trim()
		.slice(0, 100)
	const sort = SORTS.find((each) => each === params.get('sort')) ?? ''
	// First: later events are received, even if the list read next has them already.
	const { after } = await read(events.cursor.$get())
	const query = {
		status: status || undefined,
		q: q || undefined,
		due: due || undefined,
		sort: sort || undefined,
		mine: isOwn ? ('true' as const) : undefined,
	}
	const { items, ...page } = await readListPage(request, PAGE_SIZE, (part) =>
		readPage(enquiries.$get({ query: { ...query, ...part } })),
	)
	return { enquiries: items, ...page, status, q, due, sort, after }
}

export type EnquiryPage = Awaited<ReturnType<typeof readEnquiries>>
