import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { expectFocus } from '../focus.ts'
import { go, openAs, textOf } from '../journey.ts'

const SAVED = 'Stock changes have been saved!'

let made = 0

/** Two products of one's own to count. */
async function two(page: Page) {
	const mark = `count-${Date.now()}-${made++}`
	for (const id of [`${mark}-a`, `${mark}-b`])
		await page.request.post('/api/products', {
			data: product({ id, name: `Panel ${id}`, stock: 7 }),
		})
	const stockOf = async (id: string) =>
		(await (await page.request.get(`/api/products/${id}`)).json()).stock
	const done = async () => {
		for (const id of [`${mark}-a`, `${mark}-b`]) await page.request.delete(`/api/products/${id}`)
	}
	return { mark, a: `${mark}-a`, b: `${mark}-b`, stockOf, done }
}

const field = (page: Page, id: string) => page.getByLabel(`Stock of Panel ${id}`)
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

describe('managing stock', () => {
	it('has no accessibility violation', async () => {
		const page = await openAs('Admin')
		// A few rows are built as fifty are.
		await go(page, '/admin/manage-stocks?q=black&ledger=all-black-panel-400w')
		await page.getByText('Opening stock').waitFor()
		await page.getByLabel('One more of All-Black Solar Panel 400W').click()
		await save(page).waitFor()
		await scanFaces(page)
		await page.getByRole('button', { name: 'Discard' }).click()
		await page.getByLabel('Search').fill('nothing like it')
		await page.getByText('No products found matching your search.').waitFor()
		await scanFaces(page)
	})

	it('saves what was edited, whatever was searched meanwhile', async () => {
		const page = await openAs('Admin')
		const { mark, a, b, stockOf, done } = await two(page)
		await go(page, '/admin/manage-stocks')
		await expect.poll(() => save(page).count()).toBe(0)
		await page.getByLabel('Search').fill(a)
		await field(page, b).waitFor({ state: 'detached' })
		await page.getByLabel(`One more of Panel ${a}`).click()
		await page.getByLabel('Search').fill(b)
		await field(page, b).fill('0')
		await expect.poll(() => page.getByLabel(`One less of Panel ${b}`).isDisabled()).toBe(true)
		await page.getByText('2 unsaved changes').waitFor()
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'Download Updated JSON' }).click(),
		])
		const file = JSON.parse(await textOf(download))
		const stocks = Object.fromEntries(
			file.map(({ id, stock }: { id: string; stock: number }) => [id, stock]),
		)
		expect([stocks[a], stocks[b], stocks['solar-panel-500w']]).toEqual([8, 0, expect.any(Number)])
		await save(page).click()
		await page.getByText(SAVED).waitFor()
		await expect.poll(() => save(page).count()).toBe(0)
		expect([await stockOf(a), await stockOf(b)]).toEqual([8, 0])
		await page.getByRole('link', { name: `Ledger of Panel ${b}` }).click()
		await page.getByText('Stock corrected').waitFor()
		await page.waitForURL(`**ledger=${b}`)
		await go(page, `/admin/manage-stocks?q=${mark}`)
		await expect.poll(() => field(page, a).inputValue()).toBe('8')
		await done()
	})

	it('says of each row that fails why, and saves the others', async () => {
		const page = await openAs('Admin')
		const { mark, a, b, stockOf, done } = await two(page)
		await go(page, `/admin/manage-stocks?q=${mark}`)
		await field(page, a).fill('20')
		await field(page, b).fill('1.5')
		await page.request.put(`/api/products/${a}`, { data: { stock: 3 } })
		await save(page).click()
		await page
			.getByText('The stock has changed: it is 3 now. Save again to set it to 20.')
			.waitFor()
		await page.getByText('Type a whole number of 0 or more.').waitFor()
		await expect.poll(() => stockOf(a)).toBe(3)
		await field(page, b).fill('2')
		await save(page).click()
		await page.getByText(SAVED).waitFor()
		expect([await stockOf(a), await stockOf(b)]).toEqual([20, 2])
		await done()
	})

	it('saves at Enter and goes on to the stock below, and keeps the focus', async () => {
		const page = await openAs('Admin')
		const { mark, a, b, stockOf, done } = await two(page)
		await go(page, `/admin/manage-stocks?q=${mark}`)
		await field(page, a).fill('20')
		// The first saving is still under way when the second is asked for.
		const gate = Promise.withResolvers<void>()
		await page.route('**/*.data**', async (route) => {
			if (route.request().method() === 'POST') await gate.promise
			await route.continue()
		})
		await page.keyboard.press('Enter')
		await expectFocus(field(page, b))
		await page.keyboard.type('30')
		await page.keyboard.press('Enter')
		gate.resolve()
		await expect.poll(async () => [await stockOf(a), await stockOf(b)]).toEqual([20, 30])
		await page.getByText(SAVED).waitFor()
		await expectFocus(field(page, b))
		await field(page, b).fill('1.5')
		await save(page).focus()
		await page.keyboard.press('Enter')
		await page.getByText('Type a whole number of 0 or more.').waitFor()
		await expectFocus(save(page))
		await field(page, b).fill('31')
		await save(page).click()
		await page.getByText(SAVED).waitFor()
		await expectFocus(field(page, b))
		await done()
	})

	it('asks before unsaved edits are left', async () => {
		const page = await openAs('Admin')
		const { a, mark, done } = await two(page)
		await go(page, `/admin/manage-stocks?q=${mark}`)
		await field(page, a).fill('9')
		const leave = () =>
			page
				.getByRole('navigation', { name: 'Admin Portal' })
				.getByRole('link', { name: 'Product Management' })
				.click()
		await leave()
		const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
		await dialog.getByRole('button', { name: 'Stay' }).click()
		await dialog.waitFor({ state: 'hidden' })
		await expect.poll(() => field(page, a).inputValue()).toBe('9')
		await leave()
		await dialog.getByRole('button', { name: 'Leave without saving' }).click()
		await page.waitForURL('**/admin/products')
		await done()
	})

	it('works without JavaScript', async () => {
		const page = await openAs('Admin', { javaScript: false })
		const { mark, a, b, stockOf, done } = await two(page)
		await page.goto(`/admin/manage-stocks?q=${mark}`)
		await field(page, a).fill('11')
		await save(page).click()
		await page.getByText(SAVED).waitFor()
		expect([await stockOf(a), await stockOf(b)]).toEqual([11, 7])
		await field(page, a).fill('1.5')
		await save(page).click()
		await page.getByText('Type a whole number of 0 or more.').waitFor()
		await expect.poll(() => field(page, a).inputValue()).toBe('1.5')
		await done()
	})
})
