import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { Facets } from '../../../domain/catalogue/search/search-schema'
import { CATEGORY_NAMES } from '../../components/products/list/product-filter'
import { Pill } from '../../ui/display/status'
import { Sheet } from '../../ui/overlay/sheet'
import sheet from '../../ui/overlay/sheet.module.css'
import { ButtonLink } from '../../ui/text/button-link'
import { BandFilter, ChoiceFilter } from './filter-groups'
import { powerName, priceName } from './filter-names'
import classes from './filter-panel.module.css'
import { FILTER_FORM } from './product-search'
import type { FilterForm } from './use-product-filter'

const PANEL = 'product-filters'

/** Opens the filters where they are not beside the list. */
export function FilterButton({ active }: { active: number }) {
	return (
		<ButtonLink className={classes.opener} popoverTarget={PANEL}>
			<IconAdjustmentsHorizontal size={20} aria-hidden />
			Filters
			{active > 0 && <Pill variant="count">{active}</Pill>}
		</ButtonLink>
	)
}

interface FilterPanelProps {
	form: FilterForm
	facets: Facets
}

/** Every way to narrow the list: beside it where there is room, else a sheet that opens without a script. */
export function FilterPanel({ form, facets }: FilterPanelProps) {
	return (
		<Sheet
			id={PANEL}
			isBeside
			title="Filters"
			close="Close the filters"
			className={classes.panel}
			headClassName={classes.head}
		>
			<Groups form={form} facets={facets} />
			<noscript>
				<Button type="submit" form={FILTER_FORM} fullWidth>
					Show the products
				</Button>
			</noscript>
			<div className={sheet.foot}>
				<Button fullWidth size="md" popoverTarget={PANEL} popoverTargetAction="hide">
					{facets.total === 1 ? 'Show 1 product' : `Show ${facets.total} products`}
				</Button>
			</div>
		</Sheet>
	)
}

function Groups({ form, facets }: FilterPanelProps) {
	const { draft, choose } = form
	const inCategory = new Map(facets.categories.map(({ value, count }) => [value, count]))
	const kinds = CATEGORY_NAMES.map((value) => ({ value, count: inCategory.get(value) ?? 0 }))
	const found = new Set(facets.brands.map(({ value }) => value))
	const lost = draft.brands.filter((brand) => !found.has(brand))
	const brands = [...facets.brands, ...lost.map((value) => ({ value, count: 0 }))]
	return (
		<>
			<ChoiceFilter
				title="Category"
				name="category"
				choices={kinds}
				chosen={draft.categories}
				onChoose={(categories) => choose({ categories })}
			/>
			<ChoiceFilter
				title="Availability"
				name="inStock"
				choices={[{ value: 'true', label: 'In stock', count: facets.inStock }]}
				chosen={draft.inStock ? ['true'] : []}
				onChoose={(chosen) => choose({ inStock: chosen.length > 0 })}
			/>
			<BandFilter title="Price" name="price" bands={facets.prices} label={priceName} form={form} />
			<BandFilter title="Power" name="power" bands={facets.powers} label={powerName} form={form} />
			{brands.length > 0 && (
				<ChoiceFilter
					title="Brand"
					name="brand"
					choices={brands}
					chosen={draft.brands}
					onChoose={(next) => choose({ brands: next })}
				/>
			)}
		</>
	)
}
