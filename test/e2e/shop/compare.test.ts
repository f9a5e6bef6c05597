import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, renderLate } from '../journey.ts'
import { open } from '../pages.ts'
import { wordsAt } from '../words.ts'

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` })
const two = '/products/compare?ids=solar-panel-250w,solar-panel-500w'

/** One in the list, and one on its own page. */
async function chooseTwo(page: Page) {
	await go(page, '/products?category=Panels')
	await choice(page, 'Solar Panel 250W').check()
	await page.getByText('1 of 4 panels chosen').waitFor()
	await go(page, '/products/solar-panel-500w')
	await choice(page, 'Solar Panel 500W').check()
	await page.getByText('2 of 4 panels chosen').waitFor()
}

describe('comparing products', () => {
	it('chooses in the list and on a product’s page, keeps it, and leads to the table', async () => {
		const page = await open()
		await page.setViewportSize({ width: 1280, height: 1200 })
		await chooseTwo(page)
		await page.getByRole('link', { name: 'Compare', exact: true }).click()
		await page.waitForURL(two)
		await page.getByRole('heading', { level: 1, name: 'Compare panels' }).waitFor()
		const row = page.getByRole('row', { name: /^Efficiency/ })
		await expect.poll(() => row.getByText('Best').count()).toBe(1)
		await page.getByText('Lowest price', { exact: true }).waitFor()
		await page.getByRole('link', { name: 'Remove Solar Panel 250W' }).click()
		await page.waitForURL('/products/compare?ids=solar-panel-500w')
	})

	it('keeps a tick that is made as soon as the box is there', async () => {
		const page = await open()
		await renderLate(page)
		await chooseTwo(page)
	})

	it('takes four at the most, and begins anew with another kind', async () => {
		const page = await open()
		await page.setViewportSize({ width: 1280, height: 2400 })
		await go(page, '/products?category=Panels')
		const boxes = page.getByRole('checkbox', { name: /^Compare / })
		for (const at of [0, 1, 2, 3]) await boxes.nth(at).check()
		await page.getByText('4 of 4 panels chosen').waitFor()
		await expect.poll(() => boxes.nth(4).isDisabled()).toBe(true)
		await page.getByRole('button', { name: 'Clear', exact: true }).click()
		await expect.poll(() => boxes.nth(0).isChecked()).toBe(false)
		await boxes.nth(0).check()
		await go(page, '/products?category=Inverters')
		await boxes.nth(0).check()
		await page.getByText('1 of 4 inverters chosen').waitFor()
	})

	it('says what is of another kind, and what to do with nothing chosen', async () => {
		const page = await open()
		const words = await wordsAt(page, `${two},solar-inverter-3kw,no-such-thing`)
		expect(words).toContain('Left out: Solar Inverter 3kW.')
		expect(await wordsAt(page, '/products/compare')).toContain('Choose two to four')
	})

	it('puts one in the cart, and keeps the names in sight', async () => {
		const page = await open()
		await page.setViewportSize({ width: 390, height: 600 })
		await go(page, two)
		await page.getByRole('button', { name: 'Add to Cart: Solar Panel 500W' }).click()
		await expect
			.poll(async () => (await (await page.request.get('/api/cart')).json()).items)
			.toMatchObject([{ productId: 'solar-panel-500w', quantity: 1 }])
		for (const width of [390, 768, 1280]) {
			await page.setViewportSize({ width, height: 600 })
			await page.getByRole('row').last().scrollIntoViewIfNeeded()
			const inSight = page
				.locator(width === 1280 ? 'thead th' : 'ol[aria-hidden] li')
				.filter({ hasText: 'Solar Panel 250W' })
			await expect.poll(async () => (await inSight.boundingBox())?.y ?? -1).toBeGreaterThan(0)
			expect((await inSight.boundingBox())?.y).toBeLessThan(200)
		}
	})

	it('works without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/products?category=Panels')
		await choice(page, 'Solar Panel 250W').check()
		await choice(page, 'Solar Panel 500W').check()
		await page.getByRole('button', { name: 'Compare what is chosen' }).click()
		await page.waitForURL('/products/compare?ids=solar-panel-250w&ids=solar-panel-500w')
		await page.getByRole('row', { name: /^Efficiency/ }).waitFor()
	})

	it('has no accessibility violation, also in a low window', async () => {
		const page = await open()
		await go(page, `${two},dcr-mono-panel-540w,all-black-panel-400w`)
		for (const height of [undefined, 600, 720]) await scanFaces(page, { height })
	})
})
