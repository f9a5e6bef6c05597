import { describe, expect, it } from 'vitest'
import { INVERTER, PANEL } from '../../catalogues/sample-products.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { wordsAt } from '../words.ts'
import { cartOf, put } from './cart-and-checkout.ts'
import { ownProduct } from './own-product.ts'

const quantityIn = async (page: Parameters<typeof cartOf>[0], id: string) =>
	(await cartOf(page)).items.find((item) => item.productId === id)?.quantity

describe('cart', () => {
	it('says when it is empty, with a way on', async () => {
		const page = await open()
		await go(page, '/cart')
		await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
		await page.getByText('Your cart is empty.').waitFor()
		await scanFaces(page)
		await page.getByRole('main').getByRole('link', { name: 'See all products' }).click()
		await page.waitForURL('**/products')
	})

	it('has no accessibility violation with thirty lines, and keeps its button in view', async () => {
		const page = await open()
		const products = await (await page.request.get('/api/products?inStock=true&limit=30')).json()
		for (const { id } of products) await put(page, id)
		await go(page, `/cart?added=${PANEL}`)
		await page.getByText('Item added to cart successfully!').waitFor()
		await scanFaces(page)
		const checkout = page.getByRole('button', { name: 'Checkout' })
		expect((await checkout.boundingBox())?.y).toBeLessThan(900)
	})

	it('shows each line with its price and total, and the overall total', async () => {
		const page = await open()
		await put(page, PANEL, 2)
		await put(page, INVERTER)
		await go(page, '/cart')
		const { items, total } = await cartOf(page)
		const rupees = (amount: number) =>
			amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
		const lines = page.getByRole('main').getByRole('listitem')
		for (const [index, item] of items.entries()) {
			const text = await lines.nth(index).textContent()
			expect(text).toContain(item.name)
			expect(text).toContain(rupees(item.price))
			expect(text).toContain(rupees(item.lineTotal))
		}
		await expect.poll(() => page.getByRole('complementary').textContent()).toContain(rupees(total))
		// A script saves the typed value: the button for pages without a script is not shown.
		expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0)
		await page.getByRole('link', { name: 'Solar Panel 250W' }).click()
		await page.waitForURL(`**/products/${PANEL}`)
	})

	it('loses none of many quick presses, also when the page is left at once', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/cart')
		const more = page.getByRole('button', { name: 'One more of Solar Panel 250W' })
		for (let press = 0; press < 7; press++) await more.click({ noWaitAfter: true })
		await page.getByRole('button', { name: 'One less of Solar Panel 250W' }).click()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(7)
		const bar = page.getByRole('navigation', { name: 'Main' })
		await bar.getByText('7 items').waitFor()
		await expect.poll(() => page.getByLabel('Quantity of Solar Panel 250W').inputValue()).toBe('7')
		for (let press = 0; press < 4; press++) await more.click({ noWaitAfter: true })
		await bar.getByRole('link', { name: 'Home' }).click()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(11)
	})

	it('saves a typed quantity after a moment, at Enter and when the field is left, never less than one', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/cart')
		const field = page.getByLabel('Quantity of Solar Panel 250W')
		await field.fill('3')
		await expect.poll(() => quantityIn(page, PANEL)).toBe(3)
		await field.fill('4')
		await field.press('Enter')
		await expect.poll(() => quantityIn(page, PANEL)).toBe(4)
		await field.fill('2')
		await field.blur()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(2)
		await field.fill('-3')
		await field.press('Enter')
		await expect.poll(() => quantityIn(page, PANEL)).toBe(1)
		await expect.poll(() => field.inputValue()).toBe('1')
		await field.fill('')
		await field.blur()
		await expect.poll(() => field.inputValue()).toBe('1')
	})

	it('keeps the focus on the button that has taken the last but one', async () => {
		const page = await open()
		await put(page, PANEL, 2)
		await go(page, '/cart')
		const less = page.getByRole('button', { name: 'One less of Solar Panel 250W' })
		await less.focus()
		await page.keyboard.press('Enter')
		await expect.poll(() => quantityIn(page, PANEL)).toBe(1)
		await expect.poll(() => less.getAttribute('aria-disabled')).toBe('true')
		await page.keyboard.press('Enter')
		await expect.poll(() => less.evaluate((it) => it === document.activeElement)).toBe(true)
		await expect.poll(() => quantityIn(page, PANEL)).toBe(1)
	})

	it('is capped at the stock and says so at the line', async () => {
		const page = await open()
		const { id, name } = await ownProduct(4)
		await put(page, id)
		await go(page, '/cart')
		const field = page.getByLabel(`Quantity of ${name}`)
		await field.fill('9')
		await field.press('Enter')
		await page.getByText(`Only 4 of ${name} in stock.`).waitFor()
		await expect.poll(() => field.inputValue()).toBe('4')
		await expect.poll(() => quantityIn(page, id)).toBe(4)
	})

	it('removes a line and puts it back', async () => {
		const page = await open()
		await put(page, PANEL, 2)
		await put(page, INVERTER)
		await go(page, '/cart')
		await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
		await page.getByText('Removed Solar Panel 250W.').waitFor()
		await expect.poll(() => quantityIn(page, PANEL)).toBeUndefined()
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByRole('link', { name: 'Solar Panel 250W' }).waitFor()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(2)
		await page.getByText('Removed Solar Panel 250W.').waitFor({ state: 'hidden' })
	})

	it('removes two lines pressed one right after the other', async () => {
		const page = await open()
		await put(page, PANEL)
		await put(page, INVERTER)
		await go(page, '/cart')
		await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
		await page.getByRole('button', { name: 'Remove Solar Inverter 3kW' }).click()
		await page.getByText('Your cart is empty.').waitFor()
		await expect.poll(async () => (await cartOf(page)).items).toEqual([])
	})

	it('says of a system and of a kit that installation comes on top', async () => {
		const page = await open()
		const onTop = 'Installation is not in this sum'
		await put(page, PANEL, 2)
		const panels = await wordsAt(page, '/cart')
		expect(panels).toContain('Solar Panel 250W')
		expect(panels).not.toContain(onTop)
		await put(page, INVERTER)
		await go(page, '/cart')
		await page.getByText(onTop).waitFor()
		await page.getByRole('complementary').getByRole('link', { name: 'Plan a system' }).click()
		await page.getByRole('heading', { level: 1, name: 'Plan your solar system' }).waitFor()
		await page.request.delete('/api/cart')
		const [kit] = await (await page.request.get('/api/products?category=Kits&limit=1')).json()
		await put(page, kit.id)
		expect(await wordsAt(page, '/cart')).toContain(onTop)
	})

	it('simulates the checkout, empties the cart, and can take it back', async () => {
		const page = await open()
		await put(page, PANEL, 2)
		await go(page, '/cart')
		await page.getByRole('button', { name: 'Checkout' }).click()
		await page.getByText('Checkout simulated! Thank you for your order.').waitFor()
		await page.getByText('Your cart is empty.').waitFor()
		expect((await cartOf(page)).items).toEqual([])
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByRole('link', { name: 'Solar Panel 250W' }).waitFor()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(2)
		await go(page, '/cart')
		await page.getByRole('button', { name: 'Checkout' }).click()
		const said = page.getByText('Checkout simulated! Thank you for your order.')
		await said.waitFor()
		const { href } = new URL(page.url())
		await page.reload()
		await page.getByText('Your cart is empty.').waitFor()
		expect(await said.count()).toBe(0)
		await put(page, PANEL)
		await go(page, '/support')
		await page.goBack()
		await page.getByRole('button', { name: 'Checkout' }).waitFor()
		expect(await said.count()).toBe(0)
		const other = await open()
		for (const at of [href, '/cart?checkout=simulated']) {
			const words = await wordsAt(other, at)
			expect(words).toContain('Your cart is empty.')
			expect(words).not.toContain('Checkout simulated!')
		}
		await page.getByRole('link', { name: 'Go to the checkout form' }).click()
		await page.getByRole('heading', { name: 'Checkout' }).waitFor()
	})

	it('shows in one tab what was changed in another', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/cart')
		const other = await page.context().newPage()
		await go(other, '/cart')
		await page.getByRole('button', { name: 'One more of Solar Panel 250W' }).click()
		await expect.poll(() => quantityIn(page, PANEL)).toBe(2)
		await other.reload()
		await hydrated(other)
		const field = other.getByLabel('Quantity of Solar Panel 250W')
		await expect.poll(() => field.inputValue()).toBe('2')
		await other.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
		await other.getByText('Your cart is empty.').waitFor()
		await expect.poll(() => quantityIn(page, PANEL)).toBeUndefined()
		await page.getByRole('button', { name: 'One more of Solar Panel 250W' }).click()
		await page.getByText('Your cart is empty.').waitFor()
	})

	it('marks a line whose stock has fallen and says what to do', async () => {
		const page = await open()
		const { id, name, setStock } = await ownProduct(3)
		await put(page, id, 3)
		await setStock(2)
		await go(page, '/cart')
		const remedy = `Only 2 of ${name} in stock. Lower the quantity to 2 or remove it.`
		await page.getByText(remedy).waitFor()
		await scan(page)
		await page.getByRole('button', { name: `One less of ${name}` }).click()
		await page.getByText(remedy).waitFor({ state: 'hidden' })
	})

	it('says at the line when a change did not get through, and takes the next one', async () => {
		const page = await open()
		await put(page, PANEL)
		await go(page, '/cart')
		// The page has its own data; only the change is not to get through.
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		const more = page.getByRole('button', { name: 'One more of Solar Panel 250W' })
		await more.click()
		await page.getByText('This did not get through.').waitFor()
		await expect.poll(() => page.getByLabel('Quantity of Solar Panel 250W').inputValue()).toBe('1')
		await page.context().setOffline(false)
		await more.click()
		await page.getByText('This did not get through.').waitFor({ state: 'hidden' })
		await expect.poll(() => quantityIn(page, PANEL)).toBe(2)
	})
})
