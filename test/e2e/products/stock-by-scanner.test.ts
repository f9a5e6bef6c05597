import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { expectFocus } from '../focus.ts'
import { go, openAs } from '../journey.ts'
import { takeAway } from '../shop/own-product.ts'

const MANY = 12
let made = 0

/** Twelve products of the test's own, with seven of each. */
async function twelve(page: Page) {
	const mark = `scan${Date.now().toString(36)}${made++}`
	const ids = Array.from({ length: MANY }, (_, n) => `${mark}-${n}`)
	takeAway(ids)
	for (const id of ids)
		await page.request.post('/api/products', {
			data: product({ id, name: `Panel ${id}`, stock: 7 }),
		})
	const read = async (id: string) => (await page.request.get(`/api/products/${id}`)).json()
	return { mark, ids, stockOf: async (id: string): Promise<number> => (await read(id)).stock }
}

const field = (page: Page, id: string) => page.getByLabel(`Stock of Panel ${id}`, { exact: true })

describe('stock by a scanner', () => {
	it('takes twelve scans, twelve figures and two clicks to receive twelve products', async () => {
		const page = await openAs('Admin')
		const { ids, stockOf } = await twelve(page)
		const used = { scans: 0, figures: 0, clicks: 0 }
		/** A scanner types a code and presses Enter. */
		const scan = async (code: string) => {
			used.scans++
			await page.keyboard.type(code)
			await page.keyboard.press('Enter')
		}
		const figure = async (typed: string) => {
			used.figures++
			await page.keyboard.type(typed)
			await page.keyboard.press('Enter')
		}
		await go(page, '/admin/manage-stocks')
		const code = page.getByLabel('Code', { exact: true })
		await page.getByLabel('Reason').selectOption('Received')
		used.clicks++
		await code.click()
		used.clicks++
		for (const [n, id] of ids.entries()) {
			await scan(n % 2 === 0 ? id : id.toUpperCase())
			await expectFocus(field(page, id))
			await figure(`+${n + 1}`)
			await expectFocus(code)
		}
		for (const [n, id] of ids.entries()) await expect.poll(() => stockOf(id)).toBe(8 + n)
		expect(used).toEqual({ scans: 12, figures: 12, clicks: 2 })
		const { request } = page
		const ledger = await (await request.get(`/api/products/${ids[0]}/stock-movements`)).json()
		expect(ledger[0]).toMatchObject({ change: 1, reason: 'received' })
	})

	it('says of a code that it is of none, of several, or of a kit', async () => {
		const page = await openAs('Admin')
		const { mark } = await twelve(page)
		await go(page, '/admin/manage-stocks')
		const code = page.getByLabel('Code', { exact: true })
		const scan = async (text: string) => {
			await code.fill(text)
			await page.keyboard.press('Enter')
		}
		await scan('no-such-code')
		await page.getByText('No product has the code no-such-code.').waitFor()
		await expectFocus(code)
		await scanFaces(page)
		await scan(mark)
		await page.getByText(`Several products have ${mark} in their name or id`).waitFor()
		const kits = await (await page.request.get('/api/products?category=Kits&limit=1')).json()
		await scan(kits[0].id)
		await page.getByText(`${kits[0].name} is a kit`).waitFor()
	})
})

describe('prices in the list of products', () => {
	it('are changed where they stand, ten of them by sixty keys', async () => {
		const page = await openAs('Admin')
		const { mark, ids } = await twelve(page)
		let keys = 0
		const press = async (key: string) => {
			keys++
			await page.keyboard.press(key)
		}
		await go(page, `/admin/products?q=${mark}`)
		const buttons = page.getByRole('button', { name: /^Price of Panel/ })
		await expect.poll(() => buttons.count()).toBe(MANY)
		const names = await buttons.allTextContents()
		await buttons.first().click()
		const order = names.slice(0, 10).map((text) => ids.find((id) => text.includes(`${id},`)) ?? '')
		for (const [n, id] of order.entries()) {
			await expectFocus(page.getByLabel(`Price of Panel ${id}`, { exact: true }))
			for (const digit of String(21_000 + n)) await press(digit)
			await press('Enter')
		}
		const priceOf = async (id: string) =>
			(await (await page.request.get(`/api/products/${id}`)).json()).price
		for (const [n, id] of order.entries()) await expect.poll(() => priceOf(id)).toBe(21_000 + n)
		expect(keys).toBe(60)
	})
})
