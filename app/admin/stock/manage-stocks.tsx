import type { StockMovement } from '../../../domain/catalogue/schema'
import { api, attempt } from '../../api.server'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { readListPage } from '../../components/portal/paging.server'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { stockedProducts } from '../products/all-products.server'
import { productSortIn } from '../products/product-sorts'
import type { Route } from './+types/manage-stocks'
import { saveStocks } from './save-stocks.server'
import { StockForm } from './stock-form'
import type { StockRow } from './stock-row'
import { waitingFor } from './waiting.server'

export const meta = titleMeta('Manage stock')

const PAGE_SIZE = 50

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').slice(0, 200)
	const low = searchParams.get('show') === 'low'
	const given = productSortIn(searchParams)
	const sort = low && given === 'featured' ? 'stock' : given
	const { items, page, pages } = await readListPage(request, PAGE_SIZE, (part) =>
		stockedProducts(context, { q, low, sort }, part),
	)
	const waiting = await waitingFor(context)
	const rows = items.map(
		({ id, name, category, price, stock, sheet }): StockRow => ({
			id,
			name,
			category,
			price,
			stock,
			kit: sheet?.kind === 'kit',
			waiting: waiting.get(id) ?? 0,
		}),
	)
	return { rows, sort, page, pages, ledger: await ledgerOf(searchParams.get('ledger'), context) }
}

async function ledgerOf(id: string | null, context: Route.LoaderArgs['context']) {
	if (!id) return null
	const movements = await attempt(
		api(context).catalogue.products[':id']['stock-movements'].$get({
			param: { id },
			query: { limit: '20' },
		}),
	)
	const none: StockMovement[] = []
	return { id, movements: movements.ok ? movements.value : none }
}

export const action = saveStocks

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function ManageStocks({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, sort, page, pages, ledger } = loaderData
	return (
		<PortalPage
			title="Manage stock"
			intro="Every change is kept in the product’s ledger, with your name."
			filters={
				<FilterForm label="Products" along={['sort']}>
					<FilterSearch placeholder="Name or id" maxLength={200} />
					<FilterSelect
						name="show"
						label="Show"
						data={[
							{ value: '', label: 'All products' },
							{ value: 'low', label: 'Low in stock' },
						]}
					/>
				</FilterForm>
			}
		>
			<StockForm rows={rows} sort={sort} ledger={ledger} answer={actionData}>
				{rows.length === 0 && (
					<Empty>
						<p>No products found matching your search.</p>
					</Empty>
				)}
			</StockForm>
			<Pages page={page} pages={pages} without={{ ledger: null, saved: null }} />
		</PortalPage>
	)
}
