import { api, read, readPage } from '../../../api.server'
import { FilterSelect } from '../../../components/portal/filter-fields'
import { readListPage } from '../../../components/portal/paging.server'
import { readViews } from '../../../components/portal/views/views.server'
import { titleMeta } from '../../../shell/page-title'
import { choicesOf } from '../../../ui/forms/choices'
import type { Route } from './+types/requests-list'
import { RequestList } from './request-list'
import { requestQueryIn } from './request-query.server'
import { KIND_WORD, REQUEST_LABELS } from './request-words'

const PAGE_SIZE = 25
const KINDS = ['cancellation', 'change'] as const
const { cancellation, change } = KIND_WORD
const KIND_CHOICES = choicesOf({ '': 'Any kind', cancellation, change })

export const meta = titleMeta('Requests')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const kind = KINDS.find((each) => each === searchParams.get('kind'))
	const ofKind = kind ? { kind } : {}
	const query = { ...requestQueryIn(searchParams, REQUEST_LABELS), ...ofKind }
	const calls = api(context).orderRequests
	const [list, counts, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(calls['order-requests'].$get({ query: { ...query, ...part } })),
		),
		read(calls['order-request-counts'].$get({ query: ofKind })),
		readViews(context, 'requests'),
	])
	return { ...list, counts, views }
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
