import type { ReferenceRow, ReferenceRowEntry } from '../../../domain/reference-data/schema'
import { dayAt } from '../../../shared/calendar'
import { api, type Context, read, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'
import { isReferenceKind, isState, REFERENCE_KINDS, type ReferenceStatus } from './words'

const PAGE_SIZE = 25
const ALL_PAGE_SIZE = 500

export interface ListedRow {
	row: ReferenceRow
	status: ReferenceStatus
}

/** Today on the store's calendar. */
export const today = () => dayAt(Date.now())

function filtersIn(request: Request) {
	const { searchParams } = new URL(request.url)
	const kind = searchParams.get('kind')
	const state = searchParams.get('state')
	return {
		kind: isReferenceKind(kind) ? kind : undefined,
		state: isState(state) ? state : undefined,
	}
}

const inOrder = (a: ReferenceRow, b: ReferenceRow) =>
	REFERENCE_KINDS.indexOf(a.kind) - REFERENCE_KINDS.indexOf(b.kind) ||
	(a.state ?? '').localeCompare(b.state ?? '')

/** The rows in force today, as the address filters them: kind by kind, all of India first. */
export async function rowsInForce(context: Context, request: Request): Promise<ListedRow[]> {
	const facts = await read(api(context).facts.$get({ query: filtersIn(request) }))
	return facts.sort(inOrder).map((row) => ({ row, status: 'in force' }))
}

/** Every row, as the address filters them, latest first. @throws a redirect to the last page there is */
export async function rowsEver(context: Context, request: Request) {
	const [inForce, { items, ...page }] = await Promise.all([
		read(api(context).facts.$get({ query: {} })),
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(api(context).facts.history.$get({ query: { ...filtersIn(request), ...part } })),
		),
	])
	const holding = new Set(inForce.map(({ id }) => id))
	const statusOf = ({ id, validFrom }: ReferenceRowEntry): ReferenceStatus => {
		if (holding.has(id)) return 'in force'
		return validFrom > today() ? 'to come' : 'superseded'
	}
	return { rows: items.map((row) => ({ row, status: statusOf(row) })), ...page }
}

/** Any row, of any time; null where there is none. */
export async function rowWithId(context: Context, id: string | null): Promise<ReferenceRow | null> {
	if (!id) return null
	for (let offset = 0, total = 1; offset < total; offset += ALL_PAGE_SIZE) {
		const query = { limit: String(ALL_PAGE_SIZE), offset: String(offset) }
		const part = await readPage(api(context).facts.history.$get({ query }))
		const found = part.items.find((row) => row.id === id)
		if (found) return found
		total = part.total
	}
	return null
}
