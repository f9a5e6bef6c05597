import { describe, expect, it } from 'vitest'
import { scanFaces } from '../../accessibility.ts'
import { go } from '../../journey.ts'
import { open } from '../../pages.ts'
import { contentsOf } from '../../shop/cart-and-checkout.ts'
import { queryOf } from '../planner-page.ts'

const ADDRESS = '/planner/backup?lights=6&fans=2&fridges=1&hours=4'

describe('a back-up without panels', () => {
	it('is a choice of the first screen, and goes into the cart as it is', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner')
		await page.getByRole('link', { name: 'Back-up without panels' }).click()
		await page.getByRole('button', { name: 'More lights, LED' }).click()
		await page.getByRole('button', { name: 'More ceiling fans' }).click()
		await page.getByRole('button', { name: 'Show my back-up' }).click()
		await page
			.getByText(/It saves nothing on your bill/)
			.first()
			.waitFor()
		expect(queryOf(page)).toMatchObject({ lights: '1', fans: '1', hours: '4' })
		await page.getByRole('button', { name: 'Add back-up to cart' }).click()
		await page.getByText(/ in your cart\./).waitFor()
		expect(Object.keys(await contentsOf(page)).length).toBeGreaterThan(1)
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect.poll(() => contentsOf(page)).toEqual({})
		const width = await page.evaluate(() => document.documentElement.scrollWidth)
		expect(width).toBeLessThanOrEqual(390)
	})

	it('is asked for and put into the cart without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/planner')
		await page.getByRole('link', { name: 'Back-up without panels' }).click()
		await page.getByRole('radio', { name: 'Type watts' }).check()
		await page.getByRole('textbox', { name: 'All that is to run' }).fill('500')
		await page.getByRole('button', { name: 'Show my back-up' }).click()
		await page
			.getByText(/It runs your 500 W for about/)
			.first()
			.waitFor()
		await page.getByRole('button', { name: 'Add back-up to cart' }).click()
		await page.getByText(/ in your cart\./).waitFor()
		expect(Object.keys(await contentsOf(page)).length).toBeGreaterThan(1)
	})

	it('says where nothing in stock carries the load', async () => {
		const page = await open()
		await go(page, '/planner/backup?load=90000&hours=4')
		await page.getByRole('heading', { name: 'No back-up in stock carries this' }).waitFor()
		await page
			.getByText(/ask for [\d,]+ W or less/)
			.first()
			.waitFor()
		await go(page, '/planner/backup?load=none&hours=4')
		await expect
			.poll(() =>
				page.getByRole('textbox', { name: 'All that is to run' }).getAttribute('aria-invalid'),
			)
			.toBe('true')
	})

	it('has no accessibility violation', async () => {
		const page = await open()
		await go(page, ADDRESS)
		await scanFaces(page)
	})
})
