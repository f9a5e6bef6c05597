import { describe, expect, it } from 'vitest'
import { open } from '../pages.ts'
import { cartOf } from '../shop/cart-and-checkout.ts'
import { answered, queryOf } from './planner-page.ts'

describe('the planner without JavaScript', () => {
	it('answers a plain form, and puts the system into the cart', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/')
		const mini = page.getByRole('region', { name: 'Plan your system' })
		await mini.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		await mini.getByRole('textbox', { name: 'Monthly bill' }).fill('4000')
		await mini.getByRole('button').click()
		await answered(page)
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000' })
		await page.getByRole('radio', { name: 'Area' }).check()
		await page.getByRole('textbox', { name: 'Area of the roof' }).fill('12')
		await page
			.getByRole('form', { name: 'Your details' })
			.getByRole('button', { name: 'Show my system' })
			.first()
			.click()
		await page.getByText('Your roof of 12 m² limits it').waitFor()
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000', area: '12' })
		await page.getByRole('button', { name: 'Add system to cart' }).click()
		await page.getByText('pieces are in your cart').waitFor()
		expect((await cartOf(page)).count).toBeGreaterThan(3)
	})

	it('goes through the questions, back and forth', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/planner')
		await page.getByRole('textbox', { name: 'PIN code' }).fill('41103')
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('4000')
		await page.getByRole('button', { name: 'Next: roof and budget' }).click()
		await page.getByText('Type the six digits of a PIN code, such as 411001.').waitFor()
		await page.getByRole('textbox', { name: 'PIN code' }).fill('411038')
		await page.getByRole('button', { name: 'Next: roof and budget' }).click()
		await page.getByRole('link', { name: 'Back' }).click()
		await expect
			.poll(() => page.getByRole('textbox', { name: 'PIN code' }).inputValue())
			.toBe('411038')
		await page.getByRole('button', { name: 'Next: roof and budget' }).click()
		await page.getByRole('button', { name: 'Next: power cuts' }).click()
		await page.getByRole('radio', { name: 'Type watts' }).check()
		await page.getByRole('textbox', { name: 'All that is to run' }).fill('500')
		await page.getByRole('button', { name: 'Show my system' }).click()
		await expect.poll(() => answered(page)).toContain('batter')
		expect(queryOf(page)).toEqual({ pin: '411038', bill: '4000', load: '500', hours: '4' })
	})
})

describe('a price that nobody publishes', () => {
	it('is corrected by a plain form without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/planner?city=London&bill=4000&rate=25')
		const price = page.getByRole('form', { name: 'Price of a unit' })
		await price.getByRole('textbox', { name: 'Price of a unit' }).fill('4')
		await price.getByRole('button', { name: 'Calculate' }).click()
		await price.getByText('the price you gave').waitFor()
		expect(queryOf(page)).toEqual({ city: 'London', bill: '4000', rate: '4' })
	})
})
