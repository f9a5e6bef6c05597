import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import { allowComplaints } from '../pages.ts'
import { takeAway } from '../shop/own-product.ts'

let made = 0

/** Two products of the test's own. */
async function two(page: Page) {
	const mark = `back${Date.now().toString(36)}${made++}`
	const ids = [`${mark}-a`, `${mark}-b`]
	takeAway(ids)
	for (const id of ids)
		await page.request.post('/api/products', {
			data: product({ id, name: `Bifacial module with a long name ${id}`, price: 1000 }),
		})
	const prices = () =>
		Promise.all(
			ids.map(async (id) => (await (await page.request.get(`/api/products/${id}`)).json()).price),
		)
	return { mark, ids, prices }
}

const file = (head: string, rows: string[]) => ({
	name: 'products.csv',
	mimeType: 'text/csv',
	buffer: Buffer.from([head, ...rows].join('\n')),
})

describe('an import of products', () => {
	it('is undone for what nobody has changed, and lists the rest', async () => {
		const page = await openAs('Admin')
		const { ids, prices } = await two(page)
		await go(page, '/admin/import-products')
		const rows = ids.map((id) => `${id},1100`)
		await page.getByLabel('CSV file').setInputFiles(file('id,price', rows))
		await page.getByRole('button', { name: 'Import 2 products' }).click()
		await page.getByText('Imported: 0 new, 2 changed, 0 as they were.').waitFor()
		await page.request.put(`/api/products/${ids[1]}`, { data: { price: 1234 } })
		await page.getByRole('link', { name: 'Undo this import' }).click()
		await page.getByRole('heading', { name: 'Imports of products', level: 1 }).waitFor()
		await scanFaces(page)
		allowComplaints(/status of 4../)
		await page
			.getByRole('button', { name: /^Undo the import/ })
			.first()
			.click()
		await page.getByText('1 product is as before the import.').waitFor()
		await page.getByText('It was changed since the import, and stays as it is.').waitFor()
		expect(await prices()).toEqual([1000, 1234])
		await scanFaces(page)
	})

	it('asks once for the columns of headings that it does not know', async () => {
		const page = await openAs('Admin')
		const { mark, ids, prices } = await two(page)
		const head = `Code ${mark},Rate ${mark},Shelf ${mark}`
		const choose = async (price: number) => {
			const rows = ids.map((id) => `${id},${price},B2`)
			await page.getByLabel('CSV file').setInputFiles(file(head, rows))
		}
		await go(page, '/admin/import-products')
		await choose(1100)
		const columns = page.getByRole('form', { name: 'Columns of this file' })
		await columns.getByLabel(`Code ${mark}`).selectOption('id')
		await columns.getByLabel(`Rate ${mark}`).selectOption('price')
		await scanFaces(page)
		const again = page.getByRole('button', { name: 'Preview with these columns' })
		await again.click()
		// A heading that nobody has chosen for is asked for, and nothing is sent.
		await expect.poll(() => page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
		await columns.getByLabel(`Shelf ${mark}`).selectOption('Leave it out')
		await again.click()
		await page.getByRole('button', { name: 'Import 2 products' }).click()
		await page.getByText('Imported: 0 new, 2 changed, 0 as they were.').waitFor()
		expect(await prices()).toEqual([1100, 1100])
		await page.getByRole('button', { name: 'Import another file' }).click()
		await choose(1150)
		await page.getByRole('button', { name: 'Import 2 products' }).click()
		await page.getByText('Imported: 0 new, 2 changed, 0 as they were.').waitFor()
		expect(await prices()).toEqual([1150, 1150])
	})
})
