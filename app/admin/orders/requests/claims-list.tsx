import { api, read, readPage } from '../../../api.server'
import { titleMeta } from '../../../shell/page-title'
import type { Route } from './+types/claims-list'
import { readRequests } from './read-requests.server'
import { RequestList } from './request-list'
import { CLAIM_LABELS } from './request-words'

export const meta = titleMeta('Claims')

export function loader(args: Route.LoaderArgs) {
	const { claims, 'claim-counts': counted } = api(args.context).orderRequests
	return readRequests(args, {
		labels: CLAIM_LABELS,
		list: 'claims',
		find: (query) => readPage(claims.$get({ query })),
		count: () => read(counted.$get()),
	})
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
