import type { Product } from '../../../../domain/catalogue/schema'
import { UNITS } from '../../../../shared/products/units'
import {
	choice,
	type FieldSpec,
	lines,
	number,
	rupees,
	text,
} from '../../../components/forms/field-spec'
import { fieldValues } from '../../../components/forms/field-values'
import type { Values } from '../../../ui/forms/values'
import { LISTINGS, ORIGIN } from './compliance-fields'
import { FORM_CATEGORIES } from './form-categories'
import { SHEET_KIND, sheetFields } from './sheet-fields'
import type { TaxClassChoice } from './tax-class-choices.server'

const ID = text('id', 'Id', {
	hint: 'Unique, such as solar-panel-410w',
	required: true,
	wide: true,
})

const ABOUT = [
	text('name', 'Name', { maxLength: 200, required: true, wide: true }),
	text('brand', 'Brand', { maxLength: 100, required: true }),
	choice(
		'category',
		'Category',
		[{ value: '', label: 'Choose a category', disabled: true }, ...FORM_CATEGORIES],
		{ required: true },
	),
	number('wattage', 'Wattage', { unit: 'W', required: true }),
]

const STOCK = number('stock', 'Stock', { of: 'whole', required: true })
const PRICE = rupees('price', 'Price (₹)', { required: true })

const DESCRIPTION = lines('description', 'Description', { rows: 5, required: true, wide: true })

/** Those of `ImageField`. */
const PICTURES = [text('image', 'Image'), text('pictures', 'Further pictures')]

const taxed = (taxClasses: readonly TaxClassChoice[]) =>
	choice('taxClass', 'Tax class', [{ value: '', label: 'As its category' }, ...taxClasses], {
		blank: 'null',
		wide: true,
	})

const UNIT = choice(
	'unit',
	'Unit on documents',
	[
		{ value: '', label: 'As its kind' },
		...Object.entries(UNITS).map(([value, name]) => ({ value, label: `${name} (${value})` })),
	],
	{ blank: 'null' },
)

/** Whether a form is of a kit, which has no stock of its own. */
export const isKit = (values: Values) => values[SHEET_KIND] === 'kit'

/** The fields of a product's form; its pictures stand between spaces. */
export function productFields(values: Values, taxClasses: readonly TaxClassChoice[] = []) {
	const stock: FieldSpec[] = isKit(values) ? [] : [STOCK]
	const rest = [taxed(taxClasses), UNIT, DESCRIPTION]
	const all = [ID, ...ABOUT, ...stock, PRICE, ...rest, ...PICTURES]
	return {
		id: [ID],
		about: ABOUT,
		stock,
		price: [PRICE],
		rest,
		all: [...all, sheetFields(values), ...ORIGIN, LISTINGS],
	}
}

/** A product as its form shows it. */
export const productValuesOf = (product: Product): Values =>
	fieldValues(productFields({ [SHEET_KIND]: product.sheet?.kind }).all, {
		...product,
		pictures: product.pictures.join(' '),
	})
