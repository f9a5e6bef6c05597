import { api, read, readPage } from '../../../api.server'
import { FilterSearch } from '../../../components/portal/filter-fields'
import { FilterForm } from '../../../components/portal/filter-form'
import { Pages } from '../../../components/portal/pages'
import { readListPage } from '../../../components/portal/paging.server'
import { PortalPage } from '../../../components/portal/portal-page'
import { ListViews } from '../../../components/portal/views/list-views'
import { readViews } from '../../../components/portal/views/views.server'
import { titleMeta } from '../../../shell/page-title'
import { number } from '../../../ui/text/format'
import type { Route } from './+types/returns-list'
import { DueFilter, StateFilter } from './request-filters'
import { requestQueryIn } from './request-query.server'
import { RequestTable } from './request-table'
import { RETURN_LOOKS } from './request-words'

const PAGE_SIZE = 25

export const meta = titleMeta('Returns')

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = requestQueryIn(new URL(request.url).searchParams, RETURN_LOOKS)
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
	const { items, total, page, pages, counts, views } = loaderData
	return (
		<PortalPage
			title="Returns"
			intro={`${number(total)} ${total === 1 ? 'return' : 'returns'}`}
			views={<ListViews {...views} />}
		>
			<FilterForm label="Returns">
				<FilterSearch placeholder="Buyer, phone, number, product" />
				<StateFilter looks={RETURN_LOOKS} counts={counts} />
				<DueFilter counts={counts} />
			</FilterForm>
			<RequestTable
				label="Returns"
				requests={items}
				none="No goods have been returned yet."
				notFound="No return found."
				all="Show all returns"
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
