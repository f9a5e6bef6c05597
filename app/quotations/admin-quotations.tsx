import { Link, useSearchParams } from 'react-router'
import { api, readPage } from '../api.server'
import { FilterSearch, FilterSelect } from '../components/portal/filter-fields'
import { FilterForm } from '../components/portal/filter-form'
import { Pages } from '../components/portal/pages'
import { readListPage } from '../components/portal/paging.server'
import { Empty, HeadLink, PortalPage } from '../components/portal/portal-page'
import { ListViews } from '../components/portal/views/list-views'
import { readViews } from '../components/portal/views/views.server'
import { titleMeta } from '../shell/page-title'
import { choicesOf } from '../ui/forms/choices'
import { number } from '../ui/text/format'
import type { Route } from './+types/admin-quotations'
import { QuotationTable } from './quotation-table'

const PAGE_SIZE = 25
const STATES = ['valid', 'expired'] as const
const STATE_CHOICES = choicesOf({ '': 'Any state', valid: 'Valid', expired: 'Expired' })

export const meta = titleMeta('Quotations')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const q = searchParams.get('q')
	const state = STATES.find((each) => each === searchParams.get('state'))
	const query = { q: q || undefined, state: state || undefined }
	const [list, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(api(context).quotations.$get({ query: { ...query, ...part } })),
		),
		readViews(context, 'quotations'),
	])
	return { ...list, views }
}

/** All quotations, the last issued first. */
export default function AdminQuotations({ loaderData }: Route.ComponentProps) {
	const { items, total, page, pages, views } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Quotations"
			intro={`${number(total)} ${total === 1 ? 'quotation' : 'quotations'}`}
			views={<ListViews {...views} />}
			action={<HeadLink to="/admin/orders/new">New quotation</HeadLink>}
			filters={
				<FilterForm label="Quotations">
					<FilterSearch placeholder="Number or name" />
					<FilterSelect name="state" label="State" data={STATE_CHOICES} />
				</FilterForm>
			}
		>
			<QuotationTable
				rows={items}
				empty={
					<Empty>
						<p>{params.size > 0 ? 'No quotation found.' : 'No quotation has been issued yet.'}</p>
						{params.size > 0 && <Link to="/admin/quotations">Show all quotations</Link>}
					</Empty>
				}
			/>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
