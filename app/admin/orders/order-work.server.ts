import { ORDER_WORK } from '../../../domain/reports/worklist/worklist-schema'
import { api, type Context, read, readPage } from '../../api.server'
import { readListPage } from '../../components/portal/paging.server'

/** The kind of work that a list's address names; null where it names none. */
export function workIn(params: URLSearchParams) {
	const wanted = params.get('work')
	return ORDER_WORK.find((kind) => kind === wanted) ?? null
}

/** A page of the orders with this kind of work. @throws a redirect to the last page there is */
export async function ordersWithWork(
	context: Context,
	request: Request,
	{ kind, pageSize }: { kind: (typeof ORDER_WORK)[number]; pageSize: number },
) {
	const { after } = await read(api(context).events.cursor.$get())
	const listed = await readListPage(request, pageSize, (part) =>
		readPage(api(context).worklist.orders.$get({ query: { kind, ...part } })),
	)
	return { ...listed, after }
}
