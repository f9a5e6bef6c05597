import { api, read, readPage } from '../../../api.server'
import { FilterSearch, FilterSelect } from '../../../components/portal/filter-fields'
import { FilterForm } from '../../../components/portal/filter-form'
import { Pages } from '../../../components/portal/pages'
import { readListPage } from '../../../components/portal/paging.server'
import { PortalPage } from '../../../components/portal/portal-page'
import { ListViews } from '../../../components/portal/views/list-views'
import { readViews } from '../../../components/portal/views/views.server'
import { titleMeta } from '../../../shell/page-title'
import { choicesOf } from '../../../ui/forms/choices'
import { number } from '../../../ui/text/format'
import type { Route } from './+types/requests-list'
import { DueFilter, StateFilter } from './request-filters'
import { requestQueryIn } from './request-query.server'
import { RequestTable } from './request-table'
import { KIND_WORD, REQUEST_LOOKS } from './request-words'

const PAGE_SIZE = 25
const KINDS = ['cancellation', 'change'] as const
const { cancellation, change } = KIND_WORD
const KIND_CHOICES = choicesOf({ '': 'All', cancellation, change })

export const meta = titleMeta('Requests')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const kind = KINDS.find((each) => each === searchParams.get('kind'))
	const ofKind = kind ? { kind } : {}
	const query = { ...requestQueryIn(searchParams, REQUEST_LOOKS), ...ofKind }
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
	const { items, total, page, pages, counts, views } = loaderData
	return (
		<PortalPage
			title="Requests"
			intro={`${number(total)} ${total === 1 ? 'request' : 'requests'}`}
			views={<ListViews {...views} />}
		>
			<FilterForm label="Requests">
				<FilterSearch placeholder="Buyer, phone, number, product" />
				<FilterSelect name="kind" label="Kind" data={KIND_CHOICES} />
				<StateFilter looks={REQUEST_LOOKS} counts={counts} />
				<DueFilter counts={counts} />
			</FilterForm>
			<RequestTable
				label="Requests"
				requests={items}
				none="Nobody has asked to cancel or change an order yet."
				notFound="No request found."
				all="Show all requests"
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
