import type { Page } from 'playwright-core'
import { fillFields } from '../fields.ts'

/** Fills in the form of a new product as of a panel, but for its picture. */
export async function fillInPanel(
	page: Page,
	{ id, name, price, stock }: Record<'id' | 'name' | 'price' | 'stock', string>,
) {
	await fillFields(page, { Id: id, Stock: stock }, { exact: true })
	await fillFields(page, {
		...{ Name: name, Category: 'Panels', Wattage: '410', Price: price },
		Description: 'For roofs in the sun.',
	})
}
