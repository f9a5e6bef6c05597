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
