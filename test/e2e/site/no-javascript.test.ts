import { describe, expect, it } from 'vitest'
import { signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf, fillIn, order, put, SHIPPING, trackingPath } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'

const PANEL = 'solar-panel-250w'
const NO_SCRIPT = { javaScript: false }

describe('without JavaScript', () => {
	it('goes from a search to an order', async () => {
		const page = await open(NO_SCRIPT)
		await page.goto('/products')
		await page.getByRole('main').getByRole('searchbox').fill('250W')
		await page.getByRole('main').getByRole('searchbox').press('Enter')
		await page.getByRole('button', { name: 'Add Solar Panel 250W to the cart' }).click()
		await page.getByText('Item added to cart successfully!').waitFor()

		const field = page.getByLabel('Quantity of Solar Panel 250W')
		await field.fill('3')
		await page.getByRole('button', { name: 'Update' }).click()
		expect(await field.inputValue()).toBe('3')
		await page.getByRole('button', { name: 'One less of Solar Panel 250W' }).click()
		expect(await field.inputValue()).toBe('2')
		await field.fill('1')
		await field.press('Enter')
		await expect.poll(async () => (await cartOf(page)).count).toBe(1)

		await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
		await page.getByText('Removed Solar Panel 250W.').waitFor()
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText('Everything is back in your cart.').waitFor()

		await page.getByRole('link', { name: 'Go to the checkout form' }).click()
		await page.getByLabel('Full name').fill('Asha')
		await page.getByRole('button', { name: 'Send demo request' }).click()
		await page.getByText('Street is required.').waitFor()
		expect(await page.getByLabel('Full name').inputValue()).toBe('Asha')
		await fillIn(page)
		await page.getByRole('button', { name: 'Send demo request' }).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await page.getByRole('link', { name: 'Link to your order' }).click()
		await page.getByText('We are looking for an installer.').waitFor()
		await page.getByText(SHIPPING.street).waitFor()
	})

	it('forces a quantity to at least one and caps it at the stock', async () => {
		const page = await open(NO_SCRIPT)
		const { id, name } = await ownProduct(4)
		await put(page, id, 2)
		await page.goto('/cart')
		const field = page.getByLabel(`Quantity of ${name}`)
		await field.fill('0')
		await page.getByRole('button', { name: 'Update' }).click()
		expect(await field.inputValue()).toBe('1')
		await field.fill('50')
		await page.getByRole('button', { name: 'Update' }).click()
		await page.getByText(`Only 4 of ${name} in stock.`).waitFor()
		expect(await field.inputValue()).toBe('4')
	})

	it('says of a quantity that is no number what it must be, and keeps the one there was', async () => {
		const page = await open(NO_SCRIPT)
		const { id, name } = await ownProduct(4)
		await put(page, id, 2)
		await page.goto('/cart')
		const field = page.getByLabel(`Quantity of ${name}`)
		// As a browser would show it that knows no fields of numbers.
		await field.evaluate((input: HTMLInputElement) => {
			input.type = 'text'
		})
		await field.fill('abc')
		await page.getByRole('button', { name: 'Update' }).click()
		await page.getByText('Quantity must be a whole number.').waitFor()
		expect(await field.getAttribute('value')).toBe('2')
		expect(await page.content()).not.toContain('NaN')
		expect((await cartOf(page)).count).toBe(2)
	})

	it('has room on a phone for each button of a line of the cart', async () => {
		const page = await open({ ...NO_SCRIPT, isDrawn: true, width: 360 })
		await put(page, PANEL)
		await page.goto('/cart')
		const update = await page.getByRole('button', { name: 'Update' }).boundingBox()
		const remove = await page.getByRole('button', { name: /^Remove / }).boundingBox()
		if (!update || !remove) throw new Error('A button is missing.')
		expect(remove.y).toBeGreaterThanOrEqual(update.y + update.height)
	})

	it('simulates the checkout and takes it back', async () => {
		const page = await open(NO_SCRIPT)
		await put(page, PANEL)
		await page.goto('/cart')
		await page.getByRole('button', { name: 'Checkout' }).click()
		await page.getByText('Checkout simulated! Thank you for your order.').waitFor()
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByRole('link', { name: 'Solar Panel 250W' }).waitFor()
	})

	it('makes one order of a form that is sent, gone back to and sent again', async () => {
		const page = await open(NO_SCRIPT)
		const { id, stockLeft } = await ownProduct(2)
		await put(page, id)
		await page.goto('/checkout')
		await fillIn(page)
		const form = await page.locator('form:has([name="street"])').evaluate((element) => {
			const fields = [...(element as HTMLFormElement).elements] as HTMLInputElement[]
			const typed = fields.filter(({ type }) => type !== 'submit')
			return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
		})
		await page.getByRole('button', { name: 'Send demo request' }).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		const again = await page.request.post('/checkout', { form, maxRedirects: 0 })
		const first = new URL(page.url()).searchParams.get('order')
		expect(again.headers().location).toContain(`order=${first}`)
		expect(await stockLeft()).toBe(1)
	})

	it('cancels an order, and logs out from its page', async () => {
		const page = await open(NO_SCRIPT)
		const { id } = await ownProduct(1)
		await signIn(page)
		const made = await order(page, id)
		await page.goto(trackingPath(made))
		await page.getByText('Cancel this order').click()
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('Cancelled. Nothing more will be delivered or installed.').waitFor()
		await page.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('/')
		expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null })
	})
})
