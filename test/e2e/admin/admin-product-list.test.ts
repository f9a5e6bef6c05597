import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { expectFocus } from '../focus.ts'
import { go, openAs, renderLate, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { ownProduct, takeAway } from '../shop/own-product.ts'

const read = async (page: Page, id: string) =>
	(await page.request.get(`/api/products/${id}`)).json()

const priceOf = async (page: Page, id: string): Promise<number> => (await read(page, id)).price

/** The list with one's own product alone in it. */
async function listed(page: Page, name: string, more = '') {
	await signIn(page, 'Admin')
	await go(page, `/admin/products?q=${encodeURIComponent(name)}${more}`)
	await page.getByRole('link', { name, exact: true }).waitFor()
}

describe('the list of products', () => {
	it('shows what is low, and changes a price where it stands, and takes it back', async () => {
		const page = await open()
		const { id, name } = await ownProduct(2)
		await listed(page, name, '&show=low')
		await page.getByText('Low: 2').waitFor()
		await page.getByRole('button', { name: `Price of ${name}, change` }).click()
		await page.getByLabel(`Price of ${name}`, { exact: true }).fill('99')
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: `Price of ${name}, change` }).click()
		await page.getByLabel(`Price of ${name}`, { exact: true }).fill('1999.50')
		await page.keyboard.press('Enter')
		await page.getByText(`Price of ${name} is now ₹1,999.50.`).waitFor()
		await expect.poll(() => priceOf(page, id)).toBe(1999.5)
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect.poll(() => priceOf(page, id)).toBe(1050)
		await page
			.getByRole('button', { name: `Price of ${name}, change` })
			.getByText('1,050.00')
			.waitFor()
	})

	it('saves at Enter and goes on to the field below, and keeps the focus', async () => {
		const page = await openAs('Admin')
		const mark = `row${Date.now().toString(36)}`
		takeAway([`${mark}-a`, `${mark}-b`])
		for (const end of ['a', 'b'])
			await page.request.post('/api/products', {
				data: product({ id: `${mark}-${end}`, name: `Panel ${mark} ${end}`, stock: 7 }),
			})
		await go(page, `/admin/products?q=${mark}`)
		const rows = await page.getByRole('main').locator('tbody tr').allTextContents()
		const names = [`Panel ${mark} a`, `Panel ${mark} b`]
		const [first = '', second = ''] = rows.map((row) => names.find((name) => row.includes(name)))
		const stocks = async () =>
			Promise.all(['a', 'b'].map(async (end) => (await read(page, `${mark}-${end}`)).stock))
		const button = (name: string) => page.getByRole('button', { name: `Stock of ${name}, change` })
		const field = (name: string) => page.getByLabel(`Stock of ${name}`, { exact: true })
		await button(first).click()
		await field(first).fill('5')
		await page.keyboard.press('Enter')
		await expectFocus(field(second))
		await page.getByText(`Stock of ${first} is now 5.`).waitFor()
		await expectFocus(field(second))
		await page.keyboard.type('6')
		await page.keyboard.press('Tab')
		await page.getByText(`Stock of ${second} is now 6.`).waitFor()
		await expect.poll(async () => (await stocks()).sort()).toEqual([5, 6])
		await expect
			.poll(() => page.evaluate(() => document.activeElement === document.body))
			.toBe(false)
		await button(second).click()
		await field(second).fill('-1')
		await page.keyboard.press('Tab')
		await page.getByText('Stock must be 0 or more').waitFor()
		await expect
			.poll(() => page.evaluate(() => document.activeElement === document.body))
			.toBe(false)
	})

	it('says what is wrong with a stock, and when another admin was first', async () => {
		const page = await open()
		const { name, setStock, stockLeft } = await ownProduct(7)
		await listed(page, name, '&show=all')
		await page.getByRole('button', { name: `Stock of ${name}, change` }).click()
		const field = page.getByLabel(`Stock of ${name}`, { exact: true })
		await field.fill('-1')
		await page.keyboard.press('Enter')
		await page.getByText('Stock must be 0 or more').waitFor()
		await setStock(3)
		await field.fill('20')
		await page.keyboard.press('Enter')
		await page.getByText('Another admin has set it to 3 meanwhile.').waitFor()
		await expect.poll(() => stockLeft()).toBe(3)
		await page.keyboard.press('Enter')
		await page.getByText(`Stock of ${name} is now 20.`).waitFor()
		await expect.poll(() => stockLeft()).toBe(20)
		await page.getByRole('button', { name: `Archive ${name}` }).click()
		await page.getByText(`${name} is archived.`).waitFor()
		await page.getByRole('button', { name: `Stock of ${name}, change` }).click()
		await field.fill('-1')
		await page.keyboard.press('Enter')
		await page.getByText('Stock must be 0 or more').waitFor()
		await scanFaces(page)
	})

	it('archives and restores, which takes a product out of the shop and brings it back', async () => {
		const page = await open()
		const { id, name } = await ownProduct(7)
		const inShop = async () => (await fetch(`${inject('address')}/api/products/${id}`)).status
		await listed(page, name)
		await page.getByRole('button', { name: `Archive ${name}` }).click()
		await page.getByText(`${name} is archived.`).waitFor()
		await expect.poll(() => inShop()).toBe(404)
		await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' })
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByRole('link', { name, exact: true }).waitFor()
		await expect.poll(() => inShop()).toBe(200)
		await page.getByRole('button', { name: `Archive ${name}` }).click()
		await page.getByText(`${name} is archived.`).waitFor()
		await page.getByLabel('Show').selectOption('archived')
		await page.getByRole('button', { name: `Restore ${name}` }).click()
		await page.getByText(`${name} is for sale again.`).waitFor()
		await expect.poll(() => inShop()).toBe(200)
	})

	it('says what was done where the row leaves in the rendering that brings the answer', async () => {
		const page = await open()
		const { name } = await ownProduct(7)
		await renderLate(page)
		await listed(page, name)
		await page.getByRole('button', { name: `Archive ${name}` }).click()
		await page.getByText(`${name} is archived.`).waitFor()
	})
})
