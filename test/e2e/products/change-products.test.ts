import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { takeAway } from '../shop/own-product.ts'

let made = 0

/** Two products of the test's own, with names of more than forty letters. */
async function two(page: Page) {
	const mark = `many${Date.now().toString(36)}${made++}`
	const ids = [`${mark}-a`, `${mark}-b`]
	takeAway(ids)
	for (const id of ids)
		await page.request.post('/api/products', {
			data: product({ id, name: `Monocrystalline half-cut bifacial module ${id}`, price: 1000.5 }),
		})
	const read = async () =>
		Promise.all(ids.map(async (id) => (await page.request.get(`/api/products/${id}`)).json()))
	const prices = async () => (await read()).map(({ price }) => price)
	return { mark, ids, read, prices }
}

async function choose(page: Page, mark: string, button: string) {
	await go(page, `/admin/products?q=${mark}&show=all`)
	await page.getByRole('checkbox', { name: 'Choose all' }).check()
	await page.getByRole('button', { name: button, exact: true }).click()
	await page.getByText('2 products chosen').waitFor()
}

describe('many products', () => {
	it('get another price by one preview, and the old one back by Undo', async () => {
		const page = await openAs('Admin')
		const { mark, prices } = await two(page)
		await choose(page, mark, 'Price ± %')
		await page.getByLabel('Change by').fill('-5')
		await page.keyboard.press('Enter')
		await page.getByRole('cell', { name: '₹950.48' }).first().waitFor()
		expect(await prices()).toEqual([1000.5, 1000.5])
		await scanFaces(page)
		await page.getByRole('button', { name: 'Change 2 prices' }).click()
		await page.getByText('2 products are changed.').waitFor()
		expect(await prices()).toEqual([950.48, 950.48])
		await scanFaces(page)
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('2 products are as before.').waitFor()
		expect(await prices()).toEqual([1000.5, 1000.5])
		await page.getByRole('link', { name: 'Back to the products' }).click()
		await page.waitForURL(`**/admin/products?q=${mark}&show=all`)
	})

	it('are asked about again where prices change much, and say why one stays', async () => {
		const page = await openAs('Admin')
		const { mark, ids, prices } = await two(page)
		await choose(page, mark, 'Price ± %')
		await page.getByLabel('Change by').fill('50')
		await page.getByRole('button', { name: 'Preview' }).click()
		const meant = page.getByLabel('Yes, 2 prices change by more than 30 %')
		await meant.waitFor()
		await page.getByRole('button', { name: 'Change 2 prices' }).click()
		expect(await meant.isChecked()).toBe(false)
		await page.request.put(`/api/products/${ids[1]}`, { data: { price: 7 } })
		await meant.check()
		await page.getByRole('button', { name: 'Change 2 prices' }).click()
		await page.getByText('1 product is changed.').waitFor()
		await page.getByText('This product was changed meanwhile: price. Nothing was saved.').waitFor()
		expect(await prices()).toEqual([1500.75, 7])
	})

	it('get a category and a tax class', async () => {
		const page = await openAs('Admin')
		const { mark, read } = await two(page)
		await choose(page, mark, 'Category')
		await page.getByLabel('Category').selectOption('Accessories')
		await page.getByRole('button', { name: 'Preview' }).click()
		await page.getByRole('button', { name: 'Change 2 categories' }).click()
		await page.getByText('2 products are changed.').waitFor()
		await choose(page, mark, 'Tax class')
		await page.getByLabel('Tax class').selectOption('cable')
		await page.getByRole('button', { name: 'Preview' }).click()
		await page.getByRole('cell', { name: 'As its category' }).first().waitFor()
		await page.getByRole('button', { name: 'Change 2 tax classes' }).click()
		await page.getByText('2 products are changed.').waitFor()
		for (const each of await read())
			expect(each).toMatchObject({ category: 'Accessories', taxClass: 'cable' })
	})

	it('are changed without JavaScript, and a figure that is none is said beside its field', async () => {
		const page = await open({ javaScript: false })
		allowComplaints(/status of 4../)
		await signIn(page, 'Admin')
		const { mark, prices } = await two(page)
		await page.goto(`/admin/products?q=${mark}&show=all`)
		for (const box of await page.getByRole('checkbox', { name: /^Choose Mono/ }).all())
			await box.check()
		await page.getByRole('button', { name: 'Price ± %' }).click()
		await page.getByLabel('Change by').fill('dear')
		await page.getByRole('button', { name: 'Preview' }).click()
		await page.getByText('Type per cent from −99 to 1,000').waitFor()
		await page.getByLabel('Change by').fill('10')
		await page.getByRole('button', { name: 'Preview' }).click()
		await page.getByRole('button', { name: 'Change 2 prices' }).click()
		await page.getByText('2 products are changed.').waitFor()
		expect(await prices()).toEqual([1100.55, 1100.55])
	})
})
