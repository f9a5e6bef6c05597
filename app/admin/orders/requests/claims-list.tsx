import { api, read, readPage } from '../../../api.server'
import { readListPage } from '../../../components/portal/paging.server'
import { readViews } from '../../../components/portal/views/views.server'
import { titleMeta } from '../../../shell/page-title'
import type { Route } from './+types/claims-list'
import { RequestList } from './request-list'
import { requestQueryIn } from './request-query.server'
import { CLAIM_LABELS } from './request-words'

const PAGE_SIZE = 25

export const meta = titleMeta('Claims')

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = requestQueryIn(new URL(request.url).searchParams, CLAIM_LABELS)
	const { claims, 'claim-counts': counted } = api(context).orderRequests
	const [list, counts, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(claims.$get({ query: { ...query, ...part } })),
		),
		read(counted.$get()),
		readViews(context, 'claims'),
	])
	return { ...list, counts, views }
}

/** The warranty claims of all orders, those that wait first. */
export default function ClaimsList({ loaderData }: Route.ComponentProps) {
	return (
		<RequestList
			title="Claims"
			one="claim"
			loaded={loaderData}
			labels={CLAIM_LABELS}
			none="No warranty has been claimed yet. Find the product by its serial number under Warranty."
		/>
	)
}
