import type { Product } from '../../../domain/catalogue/schema'
import type { SheetOf } from '../../../domain/catalogue/sheet'
import { groupsOf } from '../../../domain/catalogue/sheet-words/sheet-groups'
import { formatRupees } from '../../../shared/format/money'
import { type ComparedKind, comparedAs } from '../../components/products/compare/kinds'

/** One line of a comparison: the value of each product. */
export interface ComparedRow {
	label: string
	values: string[]
	differs: boolean
	/** The products with the best figure, where one is better than another. */
	best: number[]
}

export interface Comparison {
	rows: ComparedRow[]
	/** The values each product is best at, in words. */
	bestAt: string[][]
}

/** A figure by which one product is better than another. */
interface Measure {
	/** The label of the line that has it. */
	label: string
	/** The name of the best value. */
	words: string
	/** The more, the better. */
	of: (product: Product) => number
}

const sheetOf = <K extends ComparedKind>({ sheet }: Product) => sheet as SheetOf<K>

const measures = <K extends ComparedKind>(
	given: [label: string, words: string, of: (sheet: SheetOf<K>, price: number) => number][],
): Measure[] =>
	given.map(([label, words, of]) => ({
		label,
		words,
		of: (product) => of(sheetOf<K>(product), product.price),
	}))

const PRICE: Measure = { label: 'Price', words: 'Lowest price', of: ({ price }) => -price }

const MEASURES: Record<ComparedKind, Measure[]> = {
	panel: measures<'panel'>([
		['Price per W', 'Lowest price per W', ({ powerW }, price) => -price / powerW],
		['Rated power (Pmax)', 'Most power', ({ powerW }) => powerW],
		['Efficiency', 'Most efficient', ({ efficiencyPct }) => efficiencyPct],
		[
			'Temperature coefficient of power',
			'Loses least in the heat',
			({ gammaPmpPctPerC }) => gammaPmpPctPerC,
		],
		['Product warranty', 'Longest warranty', ({ warrantyYears }) => warrantyYears],
		[
			'Performance warranty',
			'Longest performance warranty',
			({ performanceYears }) => performanceYears,
		],
	]),
	inverter: measures<'inverter'>([
		['Price per W', 'Lowest price per W', ({ acW }, price) => -price / acW],
		['Rated output', 'Most output', ({ acW }) => acW],
		['Efficiency', 'Most efficient', ({ efficiencyPct }) => efficiencyPct],
		['Backup power', 'Most backup power', ({ backupW }) => backupW ?? 0],
		['Warranty', 'Longest warranty', ({ warrantyYears }) => warrantyYears],
	]),
	battery: measures<'battery'>([
		['Price per kWh', 'Lowest price per kWh', ({ usableKwh }, price) => -price / usableKwh],
		['Usable capacity', 'Most usable capacity', ({ usableKwh }) => usableKwh],
		['Cycle life', 'Most cycles', ({ cycles }) => cycles],
		['Warranty', 'Longest warranty', ({ warrantyYears }) => warrantyYears],
	]),
}

/** The price of a product per unit of its main figure. */
function priceFor({ sheet, price }: Product): [label: string, value: string] {
	if (sheet?.kind === 'battery') return ['Price per kWh', formatRupees(price / sheet.usableKwh)]
	const watts = sheet?.kind === 'inverter' ? sheet.acW : (sheet as SheetOf<'panel'>).powerW
	return ['Price per W', formatRupees(price / watts)]
}

const linesOf = (product: Product): Map<string, string> =>
	new Map([
		['Price', formatRupees(product.price)],
		priceFor(product),
		['Brand', product.brand],
		...(product.sheet ? groupsOf(product.sheet) : []).flatMap(({ rows }) =>
			rows.map(({ label, value }) => [label, value] as const),
		),
	])

/** The products with the greatest figure; none where all are alike. */
function bestOf(products: readonly Product[], measure: Measure | undefined): number[] {
	if (!measure) return []
	const figures = products.map(measure.of)
	const most = Math.max(...figures)
	if (figures.every((figure) => figure === most)) return []
	return figures.flatMap((figure, index) => (figure === most ? [index] : []))
}

/** Compares products of one kind, each with a technical sheet. */
export function comparisonOf(products: readonly Product[]): Comparison {
	const [first] = products
	const kind = first && comparedAs(first)
	const known = kind ? [PRICE, ...MEASURES[kind]] : []
	const lines = products.map(linesOf)
	const labels = [...new Set(lines.flatMap((of) => [...of.keys()]))]
	const rows = labels.map((label) => {
		const values = lines.map((of) => of.get(label) ?? '–')
		const measure = known.find((one) => one.label === label)
		return { label, values, differs: new Set(values).size > 1, best: bestOf(products, measure) }
	})
	const bestAt = products.map((_, index) =>
		known.flatMap((measure) => (bestOf(products, measure).includes(index) ? measure.words : [])),
	)
	return { rows, bestAt }
}
