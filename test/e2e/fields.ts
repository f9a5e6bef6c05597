import type { Locator, Page } from 'playwright-core'

/** Fills in fields by their labels, and chooses where there is a choice. */
export async function fillFields(
	within: Page | Locator,
	fields: Record<string, string>,
	how: { exact?: boolean } = {},
) {
	for (const [label, value] of Object.entries(fields)) {
		const field = within.getByLabel(label, how)
		const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT')
		await (isChoice ? field.selectOption(value) : field.fill(value))
	}
}

/** Fills in the form of a new product as of a panel, but for its picture. */
export async function fillInPanel(
	page: Page,
	{ id, name, price, stock }: Record<'id' | 'name' | 'price' | 'stock', string>,
) {
	await fillFields(page, { Id: id, Stock: stock }, { exact: true })
	await fillFields(page, {
		Name: name,
		Category: 'Panels',
		Wattage: '410',
		Price: price,
		Description: 'For roofs in the sun.',
	})
}
