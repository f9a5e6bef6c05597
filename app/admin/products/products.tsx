import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { LOW_STOCK } from '../../../domain/catalogue/limits'
import type { Category } from '../../../domain/catalogue/schema'
import { isOneOf } from '../../../shared/one-of'
import { api, readPage } from '../../api.server'
import { apiPath } from '../../api-call'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Pages } from '../../components/portal/pages'
import { readListPage } from '../../components/portal/paging.server'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { ListViews } from '../../components/portal/views/list-views'
import { readViews } from '../../components/portal/views/views.server'
import { titleMeta } from '../../shell/page-title'
import { number } from '../../ui/text/format'
import type { Route } from './+types/products'
import { FORM_CATEGORIES } from './form/form-categories'
import { PRODUCT_SORTS, productSortIn } from './product-sorts'
import { stepProduct } from './product-steps.server'
import { ProductsTable } from './products-table'

export const meta = titleMeta('Products')

const PAGE_SIZE = 50

const isCategory = isOneOf<Category>(FORM_CATEGORIES)

/** The filters of the list, as parameters of the API. */
const SHOWN: Record<string, { archived: 'true' | 'false' | 'all'; maxStock?: string }> = {
	'': { archived: 'false' },
	low: { archived: 'false', maxStock: String(LOW_STOCK) },
	archived: { archived: 'true' },
	all: { archived: 'all' },
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 200)
	const category = searchParams.get('category')
	const show = searchParams.get('show') ?? ''
	const sort = productSortIn(searchParams)
	const query = {
		...(Object.hasOwn(SHOWN, show) ? SHOWN[show] : SHOWN['']),
		q: q || undefined,
		category: isCategory(category) ? category : undefined,
		sort,
	}
	const [{ items, ...page }, views] = await Promise.all([
		readListPage(request, PAGE_SIZE, (part) =>
			readPage(api(context).catalogue.products.$get({ query: { ...query, ...part } })),
		),
		readViews(context, 'products'),
	])
	return { products: items, sort, views, ...page }
}

export const action = stepProduct

export { sendForm as clientAction } from '../../ui/forms/send-form'

const CATEGORY_FILTER = [{ value: '', label: 'All categories' }, ...FORM_CATEGORIES]
const SORTS = Object.entries(PRODUCT_SORTS).map(([value, label]) => ({
	value: value === 'featured' ? '' : value,
	label,
}))
const LISTED: Record<string, 'archived' | 'all'> = { archived: 'archived', all: 'all' }
const SHOWS = [
	{ value: '', label: 'For sale' },
	{ value: 'low', label: 'Low in stock' },
	{ value: 'archived', label: 'Archived' },
	{ value: 'all', label: 'For sale and archived' },
]

const emptyWords = (params: URLSearchParams) =>
	params.get('show') === 'archived' && !params.get('q')
		? 'No product is archived.'
		: 'No products found matching your search.'

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
	const { products, sort, total, views, page, pages } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Products"
			intro={`${number(total)} ${total === 1 ? 'product' : 'products'}`}
			views={<ListViews {...views} />}
			filters={
				<FilterForm label="Products">
					<FilterSearch placeholder="Name, brand or category" maxLength={200} />
					<FilterSelect name="category" label="Category" data={CATEGORY_FILTER} />
					<FilterSelect name="show" label="Show" data={SHOWS} />
					<FilterSelect name="sort" label="Sort by" data={SORTS} />
				</FilterForm>
			}
			action={
				<>
					<Button
						component="a"
						href={apiPath('get', '/exports/products.csv')}
						download
						variant="default"
					>
						Export CSV
					</Button>
					<Button component={Link} to="/admin/add-product" color="marigold.5">
						Add product
					</Button>
				</>
			}
		>
			<ProductsTable
				products={products}
				sort={sort}
				listed={LISTED[params.get('show') ?? ''] ?? 'for-sale'}
				answer={actionData}
			>
				{products.length === 0 && (
					<Empty>
						<p>{emptyWords(params)}</p>
					</Empty>
				)}
			</ProductsTable>
			<Pages page={page} pages={pages} />
		</PortalPage>
	)
}
