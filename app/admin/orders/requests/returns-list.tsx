import { api, read, readPage } from '../../../api.server'
import { titleMeta } from '../../../shell/page-title'
import type { Route } from './+types/returns-list'
import { readRequests } from './read-requests.server'
import { RequestList } from './request-list'
import { RETURN_LABELS } from './request-words'

export const meta = titleMeta('Returns')

export function loader(args: Route.LoaderArgs) {
	const { returns, 'return-counts': counted } = api(args.context).orderRequests
	return readRequests(args, {
		labels: RETURN_LABELS,
		list: 'returns',
		find: (query) => readPage(returns.$get({ query })),
		count: () => read(counted.$get()),
	})
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
