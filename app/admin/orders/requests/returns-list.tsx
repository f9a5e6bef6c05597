import { api, read, readPage } from '../../../api.server'
import { readListPage } from '../../../components/portal/paging.server'
import { readViews } from '../../../components/portal/views/views.server'
import { titleMeta } from '../../../shell/page-title'
import type { Route } from './+types/returns-list'
import { RequestList } from './request-list'
import { requestQueryIn } from './request-query.server'
import { RETURN_LABELS } from './request-words'

const PAGE_SIZE = 25

export const meta = titleMeta('Returns')

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = requestQueryIn(new URL(request.url).searchParams, RETURN_LABELS)
	const { returns, 'return-counts': counted } = api(context).orderRequests
	const [list, counts, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(returns.$get({ query: { ...query, ...part } })),
		),
		read(counted.$get()),
		readViews(context, 'returns'),
	])
	return { ...list, counts, views }
}

/** The returns of all orders, those that wait first. */
export default function ReturnsList({ loaderData }: Route.ComponentProps) {
	return (
		<RequestList
			title="Returns"
			one="return"
			loaded={loaderData}
			labels={RETURN_LABELS}
			none="No goods have been returned yet."
		/>
	)
}
