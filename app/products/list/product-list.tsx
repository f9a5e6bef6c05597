import { Loader, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import type { ShouldRevalidateFunction } from 'react-router'
import { api, read } from '../../api.server'
import { pagesOf, partOf } from '../../components/portal/paging.server'
import { cardOf } from '../../components/products/buy/product-card'
import { Paging } from '../../components/products/list/paging'
import {
	apiQuery,
	CATEGORY_LINES,
	filterFrom,
	type ProductFilter,
	SORT_NAMES,
	searchOf,
} from '../../components/products/list/product-filter'
import { ProductGrid } from '../../components/products/product-grid'
import { Understood } from '../../components/search/understood'
import type { PageHandle } from '../../page-handle'
import { canonical, pageTitle } from '../../shell/page-title'
import { Hidden } from '../../ui/layout/hidden'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { CompareBar } from '../compare/compare-bar'
import type { Route } from './+types/product-list'
import { FilterChips } from './filter-chips'
import { activeFilters } from './filter-names'
import { FilterButton, FilterPanel } from './filter-panel'
import { EmptyShop, NoProducts } from './no-products'
import classes from './product-list.module.css'
import { FILTER_FORM, ProductSearch } from './product-search'
import { type FilterForm, useProductFilter } from './use-product-filter'

const PAGE_SIZE = 24

const LINE = 'Panels, batteries, inverters, generators, kits and accessories.'

const titleOf = ({ categories: [only, ...more] }: ProductFilter) =>
	only && more.length === 0 ? only : 'Products'

const lineOf = ({ categories: [only, ...more] }: ProductFilter) =>
	only && more.length === 0 ? CATEGORY_LINES[only] : LINE

export const handle = {
	cachedBy: ['q', 'category', 'brand', 'price', 'power', 'inStock', 'sort', 'page'],
	isListed: true,
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return [pageTitle(matches, 'Products')]
	const { filter } = loaderData
	const main = filterFrom(new URLSearchParams())
	// Searches and finer filters are views of the same list; only a category's pages are their own.
	const categories = titleOf(filter) === 'Products' ? [] : filter.categories
	return [
		pageTitle(matches, titleOf(filter)),
		{ name: 'description', content: lineOf(filter) },
		...canonical(matches, `/products${searchOf({ ...main, categories, page: filter.page })}`),
	]
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const filter = filterFrom(new URL(request.url).searchParams)
	const { catalogue } = api(context)
	const query = apiQuery(filter)
	const facets = await read(catalogue['product-facets'].$get({ query }))
	const pages = pagesOf(facets.total, PAGE_SIZE)
	const page = Math.min(filter.page, pages)
	const part = {
		sort: filter.sort,
		...partOf(page, PAGE_SIZE),
	}
	const products = await read(catalogue.products.$get({ query: { ...query, ...part } }))
	return { filter: { ...filter, page }, facets, pages, products: products.map(cardOf) }
}

/** Putting something in the cart changes nothing of the list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
	formMethod,
	defaultShouldRevalidate,
}) => (formMethod === 'POST' ? false : defaultShouldRevalidate)

function SortSelect({ form: { draft, choose } }: { form: FilterForm }) {
	return (
		<Row gap={3} className={classes.sort}>
			<Text as="label" htmlFor="sort" size="small" color="muted" oneLine>
				Sort by
			</Text>
			<NativeSelect
				id="sort"
				name="sort"
				form={FILTER_FORM}
				value={draft.sort}
				onInput={(event) => choose({ sort: event.currentTarget.value as ProductFilter['sort'] })}
				data={Object.entries(SORT_NAMES).map(([value, label]) => ({ value, label }))}
				size="sm"
			/>
		</Row>
	)
}

export default function ProductList({ loaderData }: Route.ComponentProps) {
	const { filter, facets, pages, products } = loaderData
	const results = useRef<HTMLElement>(null)
	const form = useProductFilter(filter, () => show(results.current))
	const active = activeFilters(filter)
	const isEmptyShop = facets.total === 0 && active.length === 0
	return (
		<Page airy>
			<Stack as="header" gap={2} className={classes.head}>
				<h1>{titleOf(filter)}</h1>
				<Text color="muted" measure>
					{lineOf(filter)}
				</Text>
			</Stack>
			{isEmptyShop ? (
				<EmptyShop />
			) : (
				<div className={classes.columns}>
					<ProductSearch form={form} />
					<div className={classes.side}>
						<FilterPanel form={form} facets={facets} />
					</div>
					<Stack ref={results} as="section" className={classes.results} aria-busy={form.busy}>
						<Row wrap gap={3} className={classes.bar}>
							<Text
								as="h2"
								size="body"
								strong
								numeric
								oneLine
								className={classes.count}
								aria-live="polite"
							>
								{facets.total === 1 ? '1 product' : `${facets.total} products`}
								{filter.page > 1 && <Hidden>{` page ${filter.page} of ${pages}`}</Hidden>}
							</Text>
							<FilterButton active={active.length - (filter.q.trim() ? 1 : 0)} />
							<SortSelect form={form} />
						</Row>
						<Understood {...facets.understood} />
						<FilterChips filter={filter} />
						<div className={classes.place}>
							{form.busy && (
								<div className={classes.waiting}>
									<Loader size={32} role="img" aria-label="Loading" />
								</div>
							)}
							<div className={classes.found} data-stale={form.busy || undefined}>
								{products.length > 0 ? (
									<ProductGrid products={products} eager={4} choice />
								) : (
									<NoProducts filter={filter} />
								)}
								<Paging
									page={filter.page}
									pages={pages}
									addressOf={(page) => `/products${searchOf({ ...filter, page })}`}
								/>
							</div>
						</div>
						<CompareBar />
					</Stack>
				</div>
			)}
		</Page>
	)
}

/** Brings the top of the results back into view when it has been scrolled past. */
function show(results: HTMLElement | null) {
	if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
