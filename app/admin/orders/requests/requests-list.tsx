import { api, read, readPage } from '../../../api.server'
import { FilterSelect } from '../../../components/portal/filter-fields'
import { titleMeta } from '../../../shell/page-title'
import { choicesOf } from '../../../ui/forms/choices'
import type { Route } from './+types/requests-list'
import { readRequests } from './read-requests.server'
import { RequestList } from './request-list'
import { KIND_WORD, REQUEST_LABELS } from './request-words'

const KINDS = ['cancellation', 'change'] as const
const { cancellation, change } = KIND_WORD
const KIND_CHOICES = choicesOf({ '': 'Any kind', cancellation, change })

export const meta = titleMeta('Requests')

export function loader(args: Route.LoaderArgs) {
	const given = new URL(args.request.url).searchParams.get('kind')
	const kind = KINDS.find((each) => each === given)
	const calls = api(args.context).orderRequests
	return readRequests(args, {
		labels: REQUEST_LABELS,
		list: 'requests',
		find: (query) => readPage(calls['order-requests'].$get({ query: { ...query, kind } })),
		count: () => read(calls['order-request-counts'].$get({ query: { kind } })),
	})
}

/** The requests to cancel, and the changes that installers propose, of all orders; those that wait first. */
export default function RequestsList({ loaderData }: Route.ComponentProps) {
	return (
		<RequestList
			title="Requests"
			one="request"
			loaded={loaderData}
			labels={REQUEST_LABELS}
			none="Nobody has asked to cancel or change an order yet."
		>
			<FilterSelect name="kind" label="Kind" data={KIND_CHOICES} />
		</RequestList>
	)
}
