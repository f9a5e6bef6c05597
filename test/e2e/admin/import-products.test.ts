import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { takeAway } from '../shop/own-product.ts'

let made = 0
const mark = () => `csv-${Date.now()}-${made++}`

const HEAD = 'id,name,category,price,stock,description,image'
const row = (id: string, price = '1050') =>
	`${id},Imported ${id},Panels,${price},4,From a file.,/pictures/solar-panel-250w.webp`

const file = (rows: string[], name = 'products.csv') => ({
	name,
	mimeType: 'text/csv',
	buffer: Buffer.from([HEAD, ...rows].join('\n')),
})

/** Signs an admin in, and deletes the imported products afterwards. */
async function admin(page: Page, ids: string[]) {
	await signIn(page, 'Admin')
	takeAway(ids)
}

const priceOf = async (page: Page, id: string) =>
	(await (await page.request.get(`/api/products/${id}`)).json()).price

describe('importing products', () => {
	it('shows what a file would do, does it, says what was done, and gives out the products', async () => {
		const page = await open()
		const [a, b] = [mark(), mark()]
		await admin(page, [a, b])
		await go(page, '/admin/import-products')
		await page.getByLabel('CSV file').setInputFiles(file([row(a), row(b)]))
		await page.getByRole('button', { name: 'Import 2 products' }).waitFor()
		await page.getByText(`Imported ${a}`).waitFor()
		expect((await page.request.get(`/api/products/${a}`)).status()).toBe(404)
		await page.getByRole('button', { name: 'Import 2 products' }).click()
		await page.getByText('Imported: 2 new, 0 changed, 0 as they were.').waitFor()
		await scanFaces(page)
		await expect.poll(() => priceOf(page, a)).toBe(1050)
		await page.getByRole('button', { name: 'Import another file' }).click()
		await page.getByLabel('CSV file').setInputFiles(file([row(a, '999.50'), row(b)]))
		await page.getByText('999.5', { exact: true }).waitFor()
		await page.getByRole('button', { name: 'Import 1 product' }).click()
		await page.getByText('Imported: 0 new, 1 changed, 1 as they were.').waitFor()
		await expect.poll(() => priceOf(page, a)).toBe(999.5)
		await page.getByRole('link', { name: 'See the products' }).click()
		await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
		const [all] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Export CSV' }).click(),
		])
		expect(all.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
	})

	it('gives out a sample, says of each row what is wrong, and imports none', async () => {
		const page = await open()
		const [good, bad] = [mark(), mark()]
		await admin(page, [good, bad])
		await go(page, '/admin/import-products')
		const [sample] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download a sample file' }).click(),
		])
		expect(sample.suggestedFilename()).toBe('products-sample.csv')
		const rows = [row(good), row(bad, 'much'), row('solar-panel-500w'), row('a b'), row(good)]
		await page.getByLabel('CSV file').setInputFiles(file(rows))
		const mistake = page.getByRole('row', {
			name: `3 Imported ${bad}, ${bad} price much Price must be a positive number`,
		})
		await mistake.waitFor()
		await page.getByText('Row 2 has this id already.').waitFor()
		await scanFaces(page)
		await expect.poll(() => page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0)
		await page.getByLabel('CSV file').setInputFiles({
			...file([]),
			buffer: Buffer.from('colour,id\nred,x\n'),
		})
		await page.getByText(/There is no column “colour”/).waitFor()
		expect((await page.request.get(`/api/products/${good}`)).status()).toBe(404)
	})

	it('tells when the network fails, and can be tried again', async () => {
		const page = await open()
		const id = mark()
		await admin(page, [id])
		await go(page, '/admin/import-products')
		await page.route('**/api/products/import**', (route) => route.abort())
		await page.getByLabel('CSV file').setInputFiles(file([row(id)]))
		await page.getByText('This did not get through.').waitFor()
		allowComplaints(/ERR_FAILED/)
		await page.unroute('**/api/products/import**')
		await page.getByLabel('CSV file').setInputFiles(file([row(id)]))
		await page.getByRole('button', { name: 'Import 1 product' }).waitFor()
	})

	it('works without JavaScript', async () => {
		const page = await open({ javaScript: false })
		const id = mark()
		await admin(page, [id])
		await page.goto('/admin/import-products')
		await page.getByLabel('CSV file').setInputFiles(file([row(id, '0')]))
		await page.getByRole('button', { name: 'Preview' }).click()
		await page.getByText('Price must be a positive number').waitFor()
		await page.getByLabel('CSV file').setInputFiles(file([row(id)]))
		await page.getByRole('button', { name: 'Import', exact: true }).click()
		await page.getByText('Imported: 1 new, 0 changed, 0 as they were.').waitFor()
	})

	it.each([true, false])(
		'asks again before a price changes much; JavaScript %s',
		async (javaScript) => {
			const page = await open({ javaScript })
			const id = mark()
			await admin(page, [id])
			await page.goto('/admin/import-products')
			const choose = async (price: string) => {
				await page.getByLabel('CSV file').setInputFiles(file([row(id, price)]))
				if (!javaScript) await page.getByRole('button', { name: 'Preview' }).click()
				await page.getByRole('button', { name: 'Import 1 product' }).waitFor()
			}
			await choose('1050')
			await page.getByRole('button', { name: 'Import 1 product' }).click()
			await page.getByText('Imported: 1 new, 0 changed, 0 as they were.').waitFor()
			await page.goto('/admin/import-products')
			await choose('105000')
			const meant = page.getByLabel('Yes, a price changes by more than 30 %: the first rows above')
			await meant.waitFor()
			await page.getByRole('button', { name: 'Import 1 product' }).click()
			expect(await meant.isChecked()).toBe(false)
			if (javaScript) await scanFaces(page)
			await meant.check()
			await page.getByRole('button', { name: 'Import 1 product' }).click()
			await page.getByText('Imported: 0 new, 1 changed, 0 as they were.').waitFor()
			await expect.poll(() => priceOf(page, id)).toBe(105_000)
		},
	)
})
