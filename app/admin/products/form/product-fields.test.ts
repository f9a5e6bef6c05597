import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../../../../store/samples/catalogue/index.ts'
import { fieldBody } from '../../../components/forms/field-values.ts'
import { productFields, productValuesOf } from './product-fields.ts'
import { SHEET_KIND } from './sheet-fields.ts'

const KINDS = [...new Set(sampleCatalogue.map(({ sheet }) => sheet?.kind))]
const record = {
	kind: 'bis',
	number: null,
	validFrom: '2026-01-01',
	validTo: null,
	proof: null,
	checkedOn: null,
	isSample: true,
} as const

type Product = Parameters<typeof productValuesOf>[0]

describe('the form of a product', () => {
	it.each(KINDS)('shows and sends each sheet of a %s unchanged', (kind) => {
		const own = sampleCatalogue.filter(({ sheet }) => sheet?.kind === kind)
		expect(own.length).toBeGreaterThan(0)
		for (const sample of own) {
			const product = { ...sample, pictures: ['/a.webp', '/b.webp'], compliance: [record] }
			const values = productValuesOf(product as unknown as Product)
			const sent = fieldBody(productFields(values).all, values)
			expect(sent.sheet ?? null).toEqual(sample.sheet ?? null)
			expect(sent).toMatchObject({ compliance: [record], pictures: '/a.webp /b.webp' })
		}
	})

	it('asks for no stock of a kit', () => {
		expect(fieldBody(productFields({ [SHEET_KIND]: 'kit' }).all, {})).not.toHaveProperty('stock')
		expect(fieldBody(productFields({}).all, {})).toHaveProperty('stock', '')
	})
})
