import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayAt, daysAfter } from '../../../shared/calendar.ts'
import { scanFaces } from '../accessibility.ts'
import { hydrated, openAs } from '../journey.ts'
import { ownProduct } from '../shop/own-product.ts'

const HEAD = 'manufacturer,model,list,valid until,enlistment number,product'

/** Cells alone: the modules of other journeys stay on their list. */
async function chooseList(page: Page, rows: string[], javaScript = true) {
	if (javaScript) await hydrated(page)
	await page.getByLabel('Day of the list').fill('2026-10-01')
	await page.getByLabel('CSV file').setInputFiles({
		name: 'list-2.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from([HEAD, ...rows].join('\n')),
	})
	if (!javaScript) await page.getByRole('button', { name: 'Preview' }).click()
}

const recordsOf = async (page: Page, id: string) =>
	(await (await page.request.get(`/api/products/${id}`)).json()).compliance

const changeOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe('a list of the ministry', () => {
	it.each([true, false])(
		'says why a file cannot be read, and sets what a panel is listed as after a preview; with JavaScript: %s',
		async (javaScript) => {
			const { id, name } = await ownProduct(1)
			const until = daysAfter(dayAt(Date.now()), 365)
			const page = await openAs('Admin', { javaScript })
			await page.goto('/admin/almm-list')
			await page.getByRole('heading', { level: 1, name: 'ALMM list' }).waitFor()
			if (javaScript) {
				await scanFaces(page)
				await chooseList(page, [])
				await page.getByText('The file has no rows.').waitFor()
				const day = page.getByLabel('Day of the list')
				await expect.poll(() => day.inputValue()).toBe('2026-10-01')
			}
			await chooseList(page, ['Maker,C-1,III,,,'], javaScript)
			await page.getByText('List is I or II').waitFor()
			await page.getByRole('link', { name: 'Choose another file' }).click()
			await page.getByLabel('CSV file').waitFor()
			await chooseList(page, [`Maker of Cells,C-1,II,${until},ALMM/C/1,${id}`], javaScript)
			await changeOf(page, name).getByText('Listed').waitFor()
			if (javaScript) await scanFaces(page)
			expect(await recordsOf(page, id)).toEqual([])
			await page.getByRole('button', { name: 'Import 1 record' }).click()
			await page.getByText('The list is imported.').waitFor()
			expect(await recordsOf(page, id)).toMatchObject([
				{
					kind: 'almm-cells',
					number: 'ALMM/C/1',
					validTo: until,
					proof: 'ALMM List-II of 1 October 2026: Maker of Cells, C-1',
				},
			])
			await page.getByRole('link', { name: 'Undo an import' }).click()
			await page.getByRole('button', { name: 'Undo' }).first().click()
			await page.getByText('1 panel is as before the import.').waitFor()
			await page.getByRole('row').filter({ hasText: 'Undone' }).first().waitFor()
			if (javaScript) await scanFaces(page)
			expect(await recordsOf(page, id)).toEqual([])
		},
	)
})
