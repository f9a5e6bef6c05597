import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Link, redirect, useSearchParams } from 'react-router'
import type { Category, Sort } from '../../domain/catalogue/schema'
import { requireRole } from '../account/guard.server'
import { api, readPage } from '../api.server'
import { SORT_NAMES } from '../storefront/product-filter'
import type { Route } from './+types/products'
import { pageIn, pagesOf, withParams } from './address'
import { FilterForm } from './filter-form'
import { hereWith } from './here.server'
import { Pages } from './pages'
import { Empty, PortalPage } from './portal-page'
import { ProductsTable } from './products-table'
import { CATEGORY_CHOICES } from './typed-product'

export const meta: Route.MetaFunction = () => [{ title: 'Products – Solbazaar' }]

const PER_PAGE = 50

const isCategory = (text: string | null): text is Category =>
	CATEGORY_CHOICES.some((category) => category === text)
const isSort = (text: string | null): text is Sort =>
	text !== null && Object.hasOwn(SORT_NAMES, text)

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	const { searchParams } = new URL(request.url)
	const q = (searchParams.get('q') ?? '').trim().slice(0, 200)
	const category = searchParams.get('category')
	const sort = searchParams.get('sort')
	const page = pageIn(searchParams)
	const { items, total } = await readPage(
		api(context).catalogue.products.$get({
			query: {
				...(q && { q }),
				...(isCategory(category) && { category }),
				...(isSort(sort) && { sort }),
				limit: String(PER_PAGE),
				offset: String((page - 1) * PER_PAGE),
			},
		}),
	)
	const pages = pagesOf(total, PER_PAGE)
	if (page > pages) throw redirect(hereWith(request, { page: String(pages) }))
	return { products: items, total, page, pages }
}

const CATEGORIES = [{ value: '', label: 'All categories' }, ...CATEGORY_CHOICES]
const SORTS = Object.entries(SORT_NAMES).map(([value, label]) => ({
	value: value === 'featured' ? '' : value,
	label: value === 'featured' ? 'As in the shop' : label,
}))

export default function Products({ loaderData }: Route.ComponentProps) {
	const { products, total, page, pages } = loaderData
	const [params] = useSearchParams()
	return (
		<PortalPage
			title="Products"
			intro={`${total} ${total === 1 ? 'product' : 'products'}`}
			action={
				<Button component={Link} to="/admin/add-product" color="marigold.5">
					Add product
				</Button>
			}
		>
			<FilterForm label="Products">
				<TextInput
					type="search"
					name="q"
					label="Search"
					placeholder="Name, brand or kind"
					maxLength={200}
					autoComplete="off"
					defaultValue={params.get('q') ?? ''}
				/>
				<NativeSelect
					name="category"
					label="Category"
					data={CATEGORIES}
					defaultValue={params.get('category') ?? ''}
				/>
				<NativeSelect
					name="sort"
					label="Sort by"
					data={SORTS}
					defaultValue={params.get('sort') ?? ''}
				/>
			</FilterForm>
			{products.length === 0 ? (
				<Empty>
					<p>No products found matching your search.</p>
				</Empty>
			) : (
				<ProductsTable products={products} />
			)}
			<Pages page={page} pages={pages} to={(to) => withParams(params, { page: String(to) })} />
		</PortalPage>
	)
}
