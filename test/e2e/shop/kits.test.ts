import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { kitSheet } from '../../builders.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { fillFields } from '../fields.ts'
import { go, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { cartOf, order, put, trackingPath } from './cart-and-checkout.ts'
import { ownProduct, takeAway } from './own-product.ts'

let made = 0

/** A page of an admin's, and a kit of the test's own: so many of a part with this `stock`. */
async function withKit(page: Page, { stock = 13, each = 6 } = {}) {
	await signIn(page, 'Admin')
	const part = await ownProduct(stock)
	const mark = `${Date.now().toString(36)}${made++}`
	const id = `kit-${mark}`
	const name = `Journey Kit ${mark}`
	const answer = await page.request.post('/api/products', {
		data: {
			id,
			name,
			category: 'Kits',
			price: 99_000,
			description: 'Made for one journey.',
			image: '/pictures/home-kit-3kw.webp',
			sheet: kitSheet({ [part.id]: each }),
		},
	})
	expect(answer.status()).toBe(201)
	takeAway([id])
	return { id, name, part }
}

describe('a kit', () => {
	it('is there as often as its parts are, in the shop and in the cart', async () => {
		const admin = await open()
		const { id, name, part } = await withKit(admin)
		const page = await open()
		await go(page, `/products/${id}`)
		await page.getByText('In Stock: 2', { exact: true }).waitFor()
		await put(page, id, 2)
		await go(page, `/products/${part.id}`)
		await page.getByText('In Stock: 13', { exact: true }).waitFor()
		await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
		await page.getByRole('button', { name: 'Add to Cart' }).click()
		await page.getByText(`Only 1 of ${part.name} in stock beside the rest of your cart.`).waitFor()
		await part.setStock(12)
		await go(page, '/cart')
		await page
			.getByText(`No ${part.name} in stock beside the rest of your cart. Remove it to go on.`)
			.waitFor()
		await page.getByRole('button', { name: `Remove ${part.name}` }).click()
		await expect.poll(async () => (await cartOf(page)).items.length).toBe(1)
		await part.setStock(5)
		await go(page, `/products/${id}`)
		await expect
			.poll(() => page.getByRole('button', { name: 'Out of Stock' }).isDisabled())
			.toBe(true)
		expect((await cartOf(page)).items[0]?.problem).toBe(`${name} is out of stock.`)
	})

	it('shows its parts in the order and to the installer', async () => {
		const admin = await open()
		const { id, part } = await withKit(admin)
		const page = await open()
		const placed = await order(page, id)
		await go(page, trackingPath(placed))
		const contents = page.getByRole('list', { name: 'In each' })
		await contents.getByText(`6 × ${part.name}`).waitFor()
		await scan(page)
		await expect.poll(() => part.stockLeft()).toBe(7)

		const installer = await somebody('Installer')
		const his = await open({ width: 390 })
		await his.request.post('/api/session', {
			data: { email: installer.email, password: installer.password, role: 'Installer' },
			headers: { origin: inject('address') },
		})
		await go(his, `/installer/dashboard?q=${placed.id}`)
		const card = his.getByRole('article', { name: placed.id })
		await card.getByText(`6 × ${part.name}`).waitFor()
		await card.getByRole('heading', { name: placed.id }).click()
		await card.getByText('Address', { exact: true }).waitFor()
		await scan(his)
		await installer.call(`/api/orders/${placed.id}/accept`, 'POST', {})
		await go(his, `/installer/installations/${placed.id}`)
		const field = his.getByLabel(part.name, { exact: true })
		await field.fill('A-1\nA-2')
		await his.getByRole('button', { name: `Save the numbers of ${part.name}` }).click()
		await his.getByText('Saved', { exact: true }).waitFor()
		await his.getByText(/2 of 6, 4 missing, in Journey Kit/).waitFor()
		await scan(his)
		const cancelled = await admin.request.post(`/api/orders/${placed.id}/cancel`, { data: {} })
		expect(cancelled.status()).toBe(200)
		await expect.poll(() => part.stockLeft()).toBe(13)
	})
})

describe('a kit in the admin portal', () => {
	it('has a stock that follows and is not typed', async () => {
		const page = await open()
		const { id, name } = await withKit(page)
		await go(page, `/admin/products?q=${encodeURIComponent(name)}`)
		await page.getByRole('row', { name }).getByText('by its parts').waitFor()
		await expect
			.poll(() => page.getByRole('button', { name: `Stock of ${name}, change` }).count())
			.toBe(0)
		await go(page, `/admin/manage-stocks?q=${id}`)
		await page.getByRole('row', { name }).getByText('by its parts').waitFor()
		await expect.poll(() => page.getByLabel(`Stock of ${name}`).count()).toBe(0)
		await scanFaces(page)
		await go(page, `/admin/products/${id}`)
		await page.getByText('The stock of a kit follows from its parts.').waitFor()
		await expect.poll(() => page.getByLabel('Stock', { exact: true }).count()).toBe(0)
		await scanFaces(page)
		await page.getByLabel('Price (₹)').fill('88000')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await page.getByLabel('Kind of sheet').selectOption('')
		await page.getByLabel('Stock', { exact: true }).fill('4')
		await page.getByRole('button', { name: 'Save' }).click()
		await expect
			.poll(async () => (await page.request.get(`/api/products/${id}`)).json())
			.toMatchObject({ price: 88_000, stock: 4, sheet: null })
	})

	it('is added without a stock, and says which part is not there', async () => {
		const page = await open()
		const { part } = await withKit(page)
		const id = `kit-${Date.now()}-${made++}`
		takeAway([id])
		await go(page, `/admin/add-product?from=${part.id}`)
		await page.getByLabel('Id', { exact: true }).fill(id)
		await page.getByLabel('Category').selectOption('Kits')
		await page.getByLabel('Kind of sheet').selectOption('kit')
		await page.getByText('The stock of a kit follows from its parts.').waitFor()
		await fillFields(page, {
			'System size (kW)': '3',
			'Storage (kWh)': '0',
			'Roof it needs (m²)': '20',
			'Warranty (years)': '5',
			'Product id': 'no-such-part',
			Pieces: '3',
		})
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('There is no product with this id.').waitFor()
		await page.getByLabel('Product id').fill(part.id)
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('Product added. Taking you to product management.').waitFor()
		expect(await (await page.request.get(`/api/products/${id}`)).json()).toMatchObject({ stock: 4 })
	})

	it('is named where a part of it is archived', async () => {
		const page = await open()
		const { id, name, part } = await withKit(page)
		await go(page, `/admin/products/${part.id}`)
		await page.getByRole('note').getByRole('link', { name }).waitFor()
		await scanFaces(page)
		await go(page, `/admin/products?q=${encodeURIComponent(part.name)}`)
		await page.getByRole('button', { name: `Archive ${part.name}` }).click()
		await page.getByText(`Out of stock without it: ${name}.`).waitFor()
		expect(await (await page.request.get(`/api/products/${id}`)).json()).toMatchObject({ stock: 0 })
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect
			.poll(async () => (await page.request.get(`/api/products/${id}`)).json())
			.toMatchObject({ stock: 2 })
	})
})
