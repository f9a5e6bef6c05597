import { z } from 'zod'
import type { TableEntry, TableSort } from '../../../domain/tariffs/editing/editing-schema'
import { api, type Context, readPage } from '../../api.server'
import { callAction } from '../../components/portal/call-action.server'
import { readListPage } from '../../components/portal/paging.server'
import { Id } from '../../ui/forms/fields.server'
import { isState } from '../reference-data/words'
import { type TableName, tableIn } from './tables'

const PAGE_SIZE = 25

/** How the rows of a table are looked at. */
const VIEWS = { history: { history: 'true' }, expiring: { expiring: 'true' } } as const

function viewOf(params: URLSearchParams) {
	const view = params.get('view')
	return view === 'history' || view === 'expiring' ? VIEWS[view] : {}
}

const SORTS: TableSort[] = ['name', '-name', 'from', '-from', 'expires', '-expires']

/** The rows that an address asks for, and how many of the table expire soon. */
export async function tablePage(context: Context, request: Request) {
	const { searchParams } = new URL(request.url)
	const table = tableIn(searchParams)
	const state = searchParams.get('state')
	const call = (query: object) =>
		readPage(api(context).tariffTables[':table'].$get({ param: { table }, query }))
	const sort = SORTS.find((each) => each === searchParams.get('sort')) ?? 'state'
	const filter = { ...viewOf(searchParams), state: isState(state) ? state : undefined, sort }
	const [page, { total: expiring }] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) => call({ ...filter, ...part })),
		call({ expiring: 'true', limit: '1' }),
	])
	return { table, expiring, sort, ...page }
}

/** A row of a table by its id and first day; null where there is none. */
export async function rowWith(
	context: Context,
	table: TableName,
	params: URLSearchParams,
): Promise<TableEntry | null> {
	const [id, from] = [params.get('like'), params.get('from')]
	if (!id) return null
	const query = { history: 'true', limit: '500' } as const
	const { items } = await readPage(
		api(context).tariffTables[':table'].$get({ param: { table }, query }),
	)
	return items.find((entry) => entry.id === id && (!from || entry.validFrom === from)) ?? null
}

const About = z.object({ table: z.string(), id: Id, validFrom: Id })

/** Deletes the row that was asked about, and leads back to the page that says so. */
export const handleDelete = callAction(
	About,
	({ table, ...row }, { context }) =>
		api(context).tariffTables[':table'][':id'][':validFrom'].$delete({
			param: { ...row, table: table as TableName },
		}),
	{ ask: null, like: null, from: null, done: 'deleted' },
)
