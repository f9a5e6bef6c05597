import { describe, expect, it } from 'vitest'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf, put } from '../shop/cart-and-checkout.ts'
import { answered, HOME, queryOf } from './planner-page.ts'

describe('a plan', () => {
	it('takes the price on the bill where none is published', async () => {
		const page = await open()
		await go(page, '/planner?city=London&bill=4000&rate=7')
		const before = await answered(page)
		const price = page.getByRole('form', { name: 'Price of a unit' })
		await price.getByText('the price you gave').waitFor()
		await page.getByText('about 571 units a month, by our estimate').waitFor()
		const field = price.getByRole('textbox', { name: 'Price of a unit' })
		await field.fill('4')
		await expect.poll(() => queryOf(page).rate).toBe('4')
		await expect.poll(() => answered(page)).not.toBe(before)
		await price.getByText('the price you gave').waitFor()
		await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
		await field.fill('7')
		await expect.poll(() => answered(page)).toBe(before)
		expect(queryOf(page)).toEqual({ city: 'London', bill: '4000', rate: '7' })
	})

	it('asks for the price of a unit abroad, and assumes none', async () => {
		const page = await open()
		await go(page, '/planner?city=London&bill=4000')
		await page.getByText('we know no tariff of this place').first().waitFor()
		expect(await page.locator('main').textContent()).not.toContain('₹7')
	})

	it('asks for the price of a unit first where no tariff is known', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner?pin=744101&bill=4000')
		await page.getByText('we know no tariff of Electricity Department').first().waitFor()
		const price = page.getByRole('textbox', { name: 'Price of a unit' })
		await price.fill('8')
		await page.getByRole('button', { name: 'Show my system now' }).click()
		await expect.poll(() => queryOf(page).rate).toBe('8')
		await expect.poll(() => answered(page)).toContain('kW')
	})

	it('opens the same plan from a shared address', async () => {
		const page = await open()
		const address = `${HOME}&width=6&depth=5&budget=300000&tilt=10&choice=cheaper`
		await go(page, address)
		const [shown, url] = [await answered(page), page.url()]
		const other = await open({ width: 390, javaScript: false })
		await other.goto(url)
		await expect.poll(() => answered(other)).toBe(shown)
		await page.getByRole('link', { name: 'Lower price: chosen' }).waitFor()
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
		await page.getByRole('button', { name: 'Copy link' }).click()
		await page.getByText('The link is copied.').waitFor()
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
		const proposal = page.getByRole('link', { name: 'Print or save as PDF' })
		await expect
			.poll(() => proposal.getAttribute('href'))
			.toBe(address.replace('/planner', '/planner/proposal'))
	})

	it('compares the three and shows the one that is chosen, and opens every figure to an expert, with a way back from each', async () => {
		const page = await open()
		await go(page, HOME)
		const best = await answered(page)
		await page.getByRole('link', { name: 'Choose: Lower price' }).click()
		await expect.poll(() => answered(page)).not.toBe(best)
		expect(queryOf(page).choice).toBe('cheaper')
		await page.getByRole('link', { name: 'Choose: Best fit' }).click()
		await expect.poll(() => answered(page)).toBe(best)
		expect(queryOf(page).choice).toBeUndefined()

		await page.getByRole('button', { name: 'Expert' }).click()
		const drawer = page.getByRole('region', { name: 'Expert' })
		await drawer.getByRole('textbox', { name: 'Tilt' }).fill('99')
		await drawer.getByText('Tilt must be between 0 and 60 degrees.').waitFor()
		await drawer.getByRole('textbox', { name: 'Tilt' }).fill('5')
		await drawer.getByRole('textbox', { name: 'Price of a unit' }).fill('11')
		await expect.poll(() => queryOf(page)).toMatchObject({ tilt: '5', rate: '11' })
		await expect.poll(() => answered(page)).not.toBe(best)
		await drawer.getByRole('button', { name: 'Price of a unit: back to the usual' }).click()
		await drawer.getByRole('button', { name: 'Tilt: back to the usual' }).click()
		await expect.poll(() => queryOf(page)).toEqual({ pin: '411038', bill: '4000' })
		await expect.poll(() => answered(page)).toBe(best)
		await page.keyboard.press('Escape')
		await drawer.waitFor({ state: 'hidden' })
	})

	it('takes the system back out of the cart, and says what is short', async () => {
		const page = await open()
		await go(page, HOME)
		const add = page.getByRole('button', { name: 'Add system to cart' })
		const isAtAdd = () => add.evaluate((it) => it === document.activeElement)
		await add.focus()
		await page.keyboard.press('Enter')
		await page.getByText('pieces are in your cart').waitFor()
		await expect.poll(isAtAdd).toBe(true)
		const [panel] = (await cartOf(page)).items
		await page.getByRole('button', { name: 'Undo' }).focus()
		await page.keyboard.press('Enter')
		await page.getByText('Your cart is as it was.').waitFor()
		await expect.poll(isAtAdd).toBe(true)
		expect((await cartOf(page)).items).toEqual([])
		await put(page, panel?.productId ?? '', 9999)
		await page.getByRole('button', { name: 'Add system to cart' }).click()
		await page.getByText(`Only ${panel?.stock} of ${panel?.name} in stock.`).waitFor()
	})

	it('shows a loan against the saving, and the day of another month', async () => {
		const page = await open()
		await go(page, HOME)
		await page.getByRole('link', { name: 'What if I borrow the money?' }).click()
		await page.getByRole('heading', { name: 'With a loan' }).waitFor()
		expect(queryOf(page).loan).toBe('80')
		const day = page.getByRole('heading', { name: 'A usual day' })
		const month = page.getByRole('combobox', { name: 'Month of the day that is shown' })
		await day.click()
		await month.waitFor()
		await month.selectOption('July')
		await page.getByText('On a usual day in July').waitFor()
	})

	it('says so when the network is gone, and tries again', async () => {
		const page = await open()
		await go(page, HOME)
		const before = await answered(page)
		await page.context().setOffline(true)
		await page.getByRole('textbox', { name: 'Monthly bill' }).fill('7000')
		await page.getByRole('alert').getByText('The planner could not be reached.').waitFor()
		await expect.poll(() => answered(page)).toBe(before)
		await page.context().setOffline(false)
		await page.getByRole('button', { name: 'Try again' }).click()
		await expect.poll(() => answered(page)).not.toBe(before)
		await expect.poll(() => page.getByRole('alert').count()).toBe(0)
	})
})
