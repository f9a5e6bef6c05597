import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, openAs, takenOver, withoutScripts } from '../journey.ts'
import { open } from '../pages.ts'
import { queryOf } from '../planner/planner-page.ts'
import { cartOf, put } from '../shop/cart-and-checkout.ts'

/** A page as it is sent, and what makes it alive. */
async function sent(path: string, by?: Page) {
	const page = by ?? (await open({ width: 390 }))
	const letGo = await withoutScripts(page, path)
	return {
		page,
		comesAlive: async () => {
			letGo()
			await alive(page)
			await page.keyboard.press('Shift')
			await takenOver(page)
		},
	}
}

describe('what is typed and chosen before the page is alive stays, and counts:', () => {
	it('the place and the bill of a plan', async () => {
		const { page, comesAlive } = await sent('/planner')
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		const bill = page.getByRole('textbox', { name: 'Monthly bill' })
		await bill.fill('3000')
		await comesAlive()
		await expect.poll(() => bill.inputValue()).toBe('3000')
		await expect
			.poll(() => page.getByRole('slider', { name: 'Monthly bill' }).getAttribute('aria-valuetext'))
			.toBe('₹3,000 a month')
		await page.getByRole('button', { name: 'Next: roof and budget' }).click()
		await page.waitForURL('/planner?pin=411038&bill=3000&step=2')
	})

	it('another bill beside a plan', async () => {
		const { page, comesAlive } = await sent('/planner?pin=411038&bill=4000')
		const before = await page.locator('#answer-title').textContent()
		await page.getByRole('button', { name: /Change$/ }).click()
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('9000')
		await comesAlive()
		await expect.poll(() => page.locator('#answer-title').textContent()).not.toBe(before)
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '9000' })
	})

	it('how many of a product to buy', async () => {
		const { page, comesAlive } = await sent('/products/solar-panel-250w')
		await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
		await comesAlive()
		await page.getByRole('button', { name: 'One more' }).click()
		await page.getByRole('button', { name: 'Add to Cart' }).first().click()
		await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(4)
	})

	it('what one looks for among the products', async () => {
		const { page, comesAlive } = await sent('/products', await open())
		const search = page.getByRole('searchbox', { name: 'Search products' })
		await search.fill('luminous')
		await page.getByRole('checkbox', { name: /^Batteries/ }).check()
		// What somebody has thought better of counts for nothing.
		await page.getByRole('checkbox', { name: /^Inverters/ }).check()
		await page.getByRole('checkbox', { name: /^Inverters/ }).uncheck()
		await page.getByRole('radio', { name: /^Under ₹10,000/ }).check()
		await page.getByRole('radio', { name: 'Any price' }).check()
		await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc')
		await comesAlive()
		await page.waitForURL('/products?q=luminous&category=Batteries&sort=price-desc')
		expect(await search.inputValue()).toBe('luminous')
		await expect
			.poll(() => page.getByRole('checkbox', { name: /^Batteries/ }).isChecked())
			.toBe(true)
	})

	it('another quantity in the cart', async () => {
		const page = await open({ width: 390 })
		await put(page, 'solar-panel-250w')
		const { comesAlive } = await sent('/cart', page)
		const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
		await quantity.fill('3')
		await comesAlive()
		await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(3)
		expect(await quantity.inputValue()).toBe('3')
	})

	it('the stocks of two products', async () => {
		const page = await openAs('Admin')
		const { comesAlive } = await sent('/admin/manage-stocks', page)
		const [first, second] = await page.getByRole('spinbutton', { name: /^Stock of/ }).all()
		await first?.fill('71')
		await second?.fill('72')
		await comesAlive()
		await page.getByText('2 unsaved').waitFor()
		expect([await first?.inputValue(), await second?.inputValue()]).toEqual(['71', '72'])
		await page.getByRole('button', { name: 'Discard' }).click()
		await expect.poll(() => first?.inputValue()).not.toBe('71')
	})
})
