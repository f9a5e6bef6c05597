import { Link, useSearchParams } from 'react-router'
import { api, readPage } from '../api.server'
import { FilterSearch } from '../components/portal/filter-fields'
import { FilterForm } from '../components/portal/filter-form'
import { Pages } from '../components/portal/pages'
import { readListPage } from '../components/portal/paging.server'
import { Empty, PortalPage } from '../components/portal/portal-page'
import { titleMeta } from '../shell/page-title'
import { number } from '../ui/text/format'
import type { Route } from './+types/admin-quotations'
import { QuotationTable } from './quotation-table'

const PAGE_SIZE = 25

export const meta = titleMeta('Quotations')

export async function loader({ request, context }: Route.LoaderArgs) {
	const q = new URL(request.url).searchParams.get('q')
	return readListPage(request, PAGE_SIZE, (part) =>
		readPage(api(context).quotations.$get({ query: { ...part, ...(q && { q }) } })),
	)
}

/** All quotations, the last issued first. */
export default function AdminQuotations({ loaderData }: Route.ComponentProps) {
	const { items, total, page, pages } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Quotations"
			intro={`${number(total)} ${total === 1 ? 'quotation' : 'quotations'}`}
			views={<ListViews {...views} />}
			action={<HeadLink to="/admin/orders/new">New quotation</HeadLink>}
		>
			<FilterForm label="Quotations">
				<FilterSearch placeholder="Number or name" />
			</FilterForm>
			<QuotationTable
				rows={items}
				empty={
					<Empty>
						<p>{params.has('q') ? 'No quotation found.' : 'No quotation has been issued yet.'}</p>
						{params.has('q') && <Link to="/admin/quotations">Show all quotations</Link>}
					</Empty>
				}
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
