import type { BulkField } from '../../../../domain/catalogue/rules'
import { choice, type FieldSpec, number } from '../../../components/forms/field-spec'
import { FORM_CATEGORIES } from '../form/form-categories'
import type { TaxClassChoice } from '../form/tax-class-choices.server'

const PRICE = number('pricePct', 'Change by', {
	unit: '%',
	signed: true,
	hint: '5 raises each price by 5 %, −5 lowers it. Prices are rounded to whole paise.',
	required: true,
})

/** The field that asks for the change of the products. */
export function fieldsFor(field: BulkField, taxClasses: readonly TaxClassChoice[]): FieldSpec[] {
	switch (field) {
		case 'price':
			return [PRICE]
		case 'category':
			return [choice('category', 'Category', FORM_CATEGORIES)]
		case 'taxClass':
			return [
				choice('taxClass', 'Tax class', [{ value: '', label: 'As its category' }, ...taxClasses], {
					blank: 'null',
				}),
			]
	}
}
