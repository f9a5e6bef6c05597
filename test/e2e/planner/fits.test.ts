import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Product } from '../../../domain/catalogue/schema.ts'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { contentsOf, put } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-500w'
const INVERTER = 'solar-inverter-3kw'

const OFF_GRID = 'off-grid-inverter-5kw'
const TUBULAR = 'tubular-battery-150ah'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Does it fit together?' })

/** More panels than one inverter has room for. */
async function putTooMany(page: Page) {
	await put(page, PANEL, 16)
	await put(page, INVERTER)
}

describe('what fits, on the page of a product', () => {
	it('is shown for a panel with its reason, goes into the cart from there, and leads there', async () => {
		const page = await open()
		await go(page, `/products/${PANEL}`)
		const fits = page.getByRole('region', { name: 'Works with' })
		await fits.getByText('Checked from 0 °C air to 82 °C cells.').waitFor()
		await expect.poll(() => fits.getByRole('article').count()).toBe(6)
		const inverter = fits.getByRole('article').filter({ hasText: 'Solar Inverter 3kW' })
		await inverter.getByText('3 to 9 panels in a row').waitFor()
		const shown = await fits.getByRole('link').allTextContents()
		const related = page.getByRole('region', { name: 'Related products' })
		const others = await related.getByRole('link').allTextContents()
		expect(others.filter((name) => shown.includes(name))).toEqual([])
		await scanFaces(page)
		await page.getByRole('button', { name: 'Add Solar Inverter 3kW to the cart' }).click()
		await page.getByText('Solar Inverter 3kW added to cart!').waitFor()
		await inverter.getByRole('link').click()
		await page.getByRole('heading', { level: 1, name: 'Solar Inverter 3kW' }).waitFor()
	})

	it('is an inverter for 12 V batteries, with how many in series', async () => {
		const page = await open({ javaScript: false })
		await page.goto(`/products/${TUBULAR}`)
		await page.getByText('Up to 4, 48 V').waitFor()
		const fits = page.getByRole('region', { name: 'Works with' })
		await fits
			.getByRole('article')
			.filter({ hasText: 'Off-Grid Inverter 5kW' })
			.getByText('4 in series have 48 V, within the 40 to 60 V of the inverter.')
			.waitFor()
	})

	it('is left out where nothing can be checked', async () => {
		const page = await open({ javaScript: false })
		await page.goto('/products/bifacial-module-550w-pallet-31')
		await page.getByRole('region', { name: 'Related products' }).waitFor()
		await expect.poll(() => page.getByRole('region', { name: 'Works with' }).count()).toBe(0)
	})
})

describe('what fits, in the cart', () => {
	it('says that a string is too long, and puts it right in one click, and back', async () => {
		const page = await open()
		await putTooMany(page)
		await go(page, '/cart')
		await panelOf(page).getByText('16 panels are too many').waitFor()
		await panelOf(page).getByText('The figures').click()
		await panelOf(page).getByText('583.54 V > 550 V').waitFor()
		await panelOf(page).getByText('other ways').click()
		await scanFaces(page)
		await panelOf(page).getByRole('button', { name: 'Change to 9' }).click()
		await page.getByText('These parts fit together.').waitFor()
		await page.getByText('Changed the quantity of Solar Panel 500W.').waitFor()
		await scanFaces(page)
		await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 9, [INVERTER]: 1 })
		await page.getByRole('button', { name: 'Undo' }).click()
		await panelOf(page).getByText('16 panels are too many').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 16, [INVERTER]: 1 })
	})

	it('puts another inverter in the place of one that is too small, and back', async () => {
		const page = await open()
		await putTooMany(page)
		await go(page, '/cart')
		await panelOf(page).getByText('other ways').click()
		const name = 'Use it instead: 1 × String Inverter 10kW Three-Phase'
		await panelOf(page).getByRole('button', { name }).click()
		await page
			.getByText('String Inverter 10kW Three-Phase takes the place of Solar Inverter 3kW.')
			.waitFor()
		await expect
			.poll(() => contentsOf(page))
			.toEqual({
				[PANEL]: 16,
				'string-inverter-10kw-three-phase': 1,
			})
		await page.getByRole('button', { name: 'Undo' }).click()
		await panelOf(page).getByText('16 panels are too many').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 16, [INVERTER]: 1 })
	})

	it('changes nothing in a cart that another tab has changed, and says so', async () => {
		const page = await open()
		await putTooMany(page)
		await go(page, '/cart')
		await put(page, INVERTER)
		await panelOf(page).getByText('other ways').click()
		const name = 'Use it instead: 1 × String Inverter 10kW Three-Phase'
		await panelOf(page).getByRole('button', { name }).click()
		await page.getByText('Your cart has changed meanwhile, so nothing was done.').waitFor()
		expect(await contentsOf(page)).toEqual({ [PANEL]: 16, [INVERTER]: 2 })
		await expect
			.poll(() => page.getByLabel('Quantity of Solar Inverter 3kW').inputValue())
			.toBe('2')
	})

	it('follows a changed quantity once it is saved', async () => {
		const page = await open()
		await put(page, PANEL, 9)
		await put(page, INVERTER)
		await go(page, '/cart')
		await page.getByText('These parts fit together.').waitFor()
		await page.getByLabel('Quantity of Solar Panel 500W').fill('2')
		await panelOf(page).getByText('2 panels are too few').waitFor()
		await page.getByLabel('Quantity of Solar Panel 500W').fill('5')
		await page.getByText('These parts fit together.').waitFor()
		await expect.poll(() => panelOf(page).count()).toBe(0)
	})

	it('offers an inverter for panels that have none, and takes it back', async () => {
		const page = await open()
		await put(page, 'dcr-mono-panel-540w', 6)
		await go(page, '/cart')
		await panelOf(page).getByText('6 panels need an inverter to make mains power.').waitFor()
		await panelOf(page).getByRole('button', { name: 'Add it: 1 × Solar Inverter 3kW' }).click()
		await page.getByText('Item added to cart successfully!').waitFor()
		await page.getByText('These parts fit together.').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ 'dcr-mono-panel-540w': 6, [INVERTER]: 1 })
		await page.getByRole('button', { name: 'Undo' }).click()
		await panelOf(page).getByText('need an inverter').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ 'dcr-mono-panel-540w': 6 })
	})

	it('says that three 12 V batteries make no bank, and makes it four in one click, and back', async () => {
		const page = await open()
		await put(page, OFF_GRID)
		await put(page, TUBULAR, 3)
		await go(page, '/cart')
		await panelOf(page).getByText('3 batteries cannot make banks of 4 in series: add 1.').waitFor()
		await panelOf(page).getByText('The figures').click()
		await panelOf(page).getByText('⌈3 / 4⌉ × 4 in series = 3 batteries < 4 batteries').waitFor()
		const fix =
			'Change to 4: 4 instead of 3 × Tall Tubular Battery 150Ah make a bank of 4 in series.'
		await panelOf(page).getByRole('button', { name: fix }).click()
		await page.getByText('Changed the quantity of Tall Tubular Battery 150Ah.').waitFor()
		await page.getByText('These parts fit together.').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [OFF_GRID]: 1, [TUBULAR]: 4 })
		await page.getByRole('button', { name: 'Undo' }).click()
		await panelOf(page).getByText('3 batteries cannot make').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [OFF_GRID]: 1, [TUBULAR]: 3 })
	})

	it('offers one battery fewer where that too makes whole banks', async () => {
		const page = await open({ javaScript: false })
		await put(page, OFF_GRID)
		await put(page, TUBULAR, 5)
		await page.goto('/cart')
		await panelOf(page).getByText('add 3, or take 1 away').waitFor()
		await panelOf(page).getByRole('button', { name: 'Change to 4' }).click()
		await page.getByText('These parts fit together.').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [OFF_GRID]: 1, [TUBULAR]: 4 })
	})

	it('says on a phone beside the total that batteries are mixed, and at checkout, and has one kind by a click', async () => {
		const page = await open({ width: 390 })
		await put(page, 'hybrid-inverter-5kw')
		await put(page, 'solar-battery-5kwh')
		await put(page, 'rack-battery-4-8kwh')
		await go(page, '/cart')
		const total = page.getByRole('complementary', { name: 'Total' })
		await total.getByText('These parts do not fit together.').waitFor()
		await go(page, '/checkout')
		await panelOf(page)
			.getByText(/ cannot work on the same inverter: /)
			.waitFor()
		await go(page, '/cart')
		await total.getByRole('link', { name: 'See what would help' }).click()
		await panelOf(page)
			.getByRole('button', { name: /^Change to 2: 2 × / })
			.first()
			.click()
		await expect.poll(() => total.getByText('These parts do not fit together.').count()).toBe(0)
		await expect.poll(async () => Object.values(await contentsOf(page)).sort()).toEqual([1, 2])
	})

	it('at checkout stands with the order beside the form on a wide screen, the form’s rows no further apart', async () => {
		const page = await open()
		for (const id of ['hybrid-inverter-5kw', 'solar-battery-5kwh', 'rack-battery-4-8kwh'])
			await put(page, id)
		await put(page, 'solar-tubular-battery-200ah', 4)
		await go(page, '/checkout')
		await panelOf(page)
			.getByRole('button', { name: /^Remove the other: 4 × / })
			.first()
			.waitFor()
		const [name, email, order] = await Promise.all(
			[
				page.getByLabel('Full name'),
				page.getByLabel('Email (optional)'),
				page.getByRole('region', { name: 'Your order' }),
			].map((part) => part.boundingBox()),
		)
		if (!name || !email || !order) throw new Error('The checkout is not whole.')
		expect(order.x).toBeGreaterThan(email.x + email.width)
		expect(email.y - name.y).toBeLessThan(120)
	})

	it('offers the kit that costs less than its parts', async () => {
		const page = await open({ javaScript: false })
		const kit: Product = await page.request
			.get('/api/products/home-kit-3kw')
			.then((answer) => answer.json())
		if (kit.sheet?.kind !== 'kit') throw new Error('There is no such kit.')
		for (const { productId, quantity } of kit.sheet.parts) await put(page, productId, quantity)
		await page.goto('/cart')
		const offer = page.getByRole('region', { name: 'Before you order' })
		await offer.getByText(/ has these parts for ₹1,41,900 instead of ₹1,48,550\.$/).waitFor()
		await offer.getByRole('button').click()
		await expect.poll(() => contentsOf(page)).toEqual({ 'home-kit-3kw': 1 })
		await page.getByRole('button', { name: 'Undo' }).click()
		await offer.waitFor()
	})

	it('asks of a kit alone no more than what may not be connected to the grid, and says it at the checkout too', async () => {
		const page = await open({ javaScript: false })
		await put(page, 'business-kit-10kw')
		await page.goto('/cart')
		const note = page.getByRole('region', { name: 'Before you order' })
		const barred = 'may not be connected to the grid, only used off it.'
		await note.getByText(barred).waitFor()
		await note.getByText('Not for the grid').waitFor()
		expect(await panelOf(page).count()).toBe(0)
		await page.goto('/checkout')
		await page.getByText(barred).waitFor()
	})

	it('works without JavaScript', async () => {
		const page = await open({ javaScript: false })
		await putTooMany(page)
		await page.goto('/cart')
		await panelOf(page).getByRole('button', { name: 'Change to 9' }).click()
		await page.getByText('These parts fit together.').waitFor()
		await page.getByRole('button', { name: 'Undo' }).click()
		await panelOf(page).getByText('16 panels are too many').waitFor()
		await expect.poll(() => contentsOf(page)).toEqual({ [PANEL]: 16, [INVERTER]: 1 })
	})

	it('says nothing of an empty cart and of an accessory, and what it has not checked', async () => {
		const page = await open({ javaScript: false })
		const silent = async () => {
			await page.goto('/cart')
			await expect.poll(() => panelOf(page).count()).toBe(0)
			await expect.poll(() => page.getByText('These parts fit together.').count()).toBe(0)
		}
		await silent()
		await put(page, 'flat-roof-mount-2', 2)
		await silent()
		await put(page, 'bifacial-module-550w-pallet-31')
		await page.goto('/cart')
		await panelOf(page).getByText('Not checked').waitFor()
		await panelOf(page)
			.getByText(/ cannot be checked: /)
			.waitFor()
	})
})
