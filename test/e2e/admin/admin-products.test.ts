import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PNG_FILE } from '../../pictures/pixel.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { fillInPanel } from '../fields.ts'
import { go, hydrated, openAs } from '../journey.ts'
import { allowComplaints } from '../pages.ts'

const LONG = 'Monocrystalline Half-Cut Bifacial Module 550 W (pallet of 31)'

/** The smallest picture there is. */

let made = 0
const newId = () => `journey-${Date.now()}-${made++}`

async function add(page: Page, id: string, more: object = {}) {
	const answer = await page.request.post('/api/products', {
		data: {
			id,
			name: LONG,
			category: 'Panels',
			price: 1234567,
			stock: 8,
			description: 'A pallet of panels.',
			image: '/pictures/solar-panel-500w.webp',
			...more,
		},
	})
	expect(answer.status()).toBe(201)
}

const fill = (page: Page, id: string) =>
	fillInPanel(page, { id, name: 'Journey Panel 410W', price: '1234567', stock: '4' })

describe('adding a product', () => {
	it('says of each field what is missing, keeps what was typed, and goes to the first wrong one', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/add-product')
		await scanFaces(page)
		await page.getByLabel('Wattage').fill('')
		await page.getByLabel('Brand').fill('Arunvi')
		await page.getByRole('button', { name: 'Add product' }).click()
		for (const field of [
			'Id',
			'Name',
			'Category',
			'Wattage',
			'Price',
			'Stock',
			'Description',
			'Image',
		])
			await page.getByText(`${field} is required`).waitFor()
		await expect.poll(() => page.getByLabel('Brand').inputValue()).toBe('Arunvi')
		expect(
			await page.getByLabel('Id', { exact: true }).evaluate((e) => e === document.activeElement),
		).toBe(true)
		await scan(page)
		await fill(page, 'solar-panel-250w')
		await page.getByLabel('Price').fill('0')
		await page.getByLabel('Stock', { exact: true }).fill('0')
		await page.getByLabel('Image').setInputFiles(PNG_FILE)
		await page.getByText('Choose another').waitFor()
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('Price must be a positive number').waitFor()
		await page.getByText('Stock must be a positive number').waitFor()
	})

	it('uploads its picture, shows its price, and leads to product management', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/add-product')
		const id = newId()
		await fill(page, 'solar-panel-250w')
		await page.getByText('₹12,34,567.00').waitFor()
		await page.getByText('PNG, JPG, GIF up to 10MB').waitFor()
		await page.getByLabel('Image').setInputFiles(PNG_FILE)
		await page.getByRole('progressbar').waitFor({ state: 'detached' })
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('Product ID already exists. Please use a unique ID.').waitFor()
		await page.getByLabel('Id', { exact: true }).fill(id)
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('Product added.').waitFor()
		await page.waitForURL('**/admin/dashboard?tab=products')
		await expect
			.poll(() => page.evaluate(() => sessionStorage.getItem('adminActiveTab')))
			.toBe('products')
		const product = await (await page.request.get(`/api/products/${id}`)).json()
		expect(product).toMatchObject({ price: 1234567, stock: 4, productSource: 'dynamic' })
		expect(product.image).toMatch(/^\/uploads\/.+\.webp$/)
		await page.request.delete(`/api/products/${id}`)
	})

	it('waits for the picture, and says when it could not be uploaded', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/add-product')
		let answer = () => {}
		await page.route('**/api/upload', async (route) => {
			await new Promise<void>((resolve) => {
				answer = resolve
			})
			await route.fulfill({ status: 500, json: { detail: 'It is full.' } })
		})
		await page.getByLabel('Image').setInputFiles(PNG_FILE)
		await page.getByRole('button', { name: 'Uploading Image...' }).click()
		await page.getByText('Please wait for the image to finish uploading.').waitFor()
		answer()
		await page.getByText('Failed to upload image. Please try again.', { exact: true }).waitFor()
		await page.getByText(/^\S+: It is full\.$/).waitFor()
		await page.getByText('Choose a picture').waitFor()
		allowComplaints(/500/)
		await page
			.getByLabel('Image')
			.setInputFiles({ ...PNG_FILE, name: 'a.txt', mimeType: 'text/plain' })
		await page.getByText('a.txt: The file must be a picture.').waitFor()
	})

	it('works without JavaScript, with its picture', async () => {
		const page = await openAs('Admin', { javaScript: false })
		await page.goto('/admin/add-product')
		const id = newId()
		await fill(page, id)
		await page.getByLabel('Name').fill('')
		await page.getByLabel('Image').setInputFiles(PNG_FILE)
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.getByText('Name is required').waitFor()
		await expect.poll(() => page.getByLabel('Id', { exact: true }).inputValue()).toBe(id)
		await page.getByLabel('Name').fill('Plain Panel')
		await page.getByRole('button', { name: 'Add product' }).click()
		await page.waitForURL('**/admin/dashboard?tab=products')
		const product = await (await page.request.get(`/api/products/${id}`)).json()
		expect(product.image).toMatch(/^\/uploads\/.+\.webp$/)
		await page.request.delete(`/api/products/${id}`)
	})
})

describe('the admin’s products', () => {
	it('are searched, filtered and sorted in the address', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/manage-products')
		await page.getByText(/^Page 1 of \d+$/).waitFor()
		await page.getByLabel('Category').selectOption('Batteries')
		await page.waitForURL('**?category=Batteries')
		await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
		await page.waitForURL('**?category=Batteries&sort=price-asc')
		await page.getByLabel('Search').fill('5kWh')
		await page.waitForURL('**?q=5kWh&category=Batteries&sort=price-asc')
		await page.getByRole('link', { name: 'Solar Battery 5kWh', exact: true }).waitFor()
		await page.getByLabel('Search').fill('no such thing')
		await page.getByText('No products found matching your search.').waitFor()
		await scanFaces(page)
	})

	it('are edited, with their ledger, and copied', async () => {
		const page = await openAs('Admin')
		const id = newId()
		await add(page, id)
		await go(page, `/admin/products/${id}`)
		await page.getByText('Product added').waitFor()
		await page.getByLabel('Name').fill('Renamed Panel')
		await page.getByLabel('Price').fill('99.5')
		await page.getByLabel('Stock', { exact: true }).fill('12')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await page.getByText('Stock corrected').waitFor()
		const saved = await (await page.request.get(`/api/products/${id}`)).json()
		expect(saved).toMatchObject({ name: 'Renamed Panel', price: 99.5, stock: 12 })
		await page.request.put(`/api/products/${id}`, { data: { stock: 3 } })
		await page.getByLabel('Stock', { exact: true }).fill('20')
		await page.getByRole('button', { name: 'Save' }).click()
		await page
			.getByText('The stock has changed: it is 3 now. Save again to set it to 20.')
			.waitFor()
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		expect(await (await page.request.get(`/api/products/${id}`)).json()).toMatchObject({
			stock: 20,
		})
		await page.getByRole('link', { name: 'Duplicate' }).click()
		await page.getByRole('heading', { name: 'Add New Solar Product' }).waitFor()
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Renamed Panel')
		await expect.poll(() => page.getByLabel('Id', { exact: true }).inputValue()).toBe('')
		await page.request.delete(`/api/products/${id}`)
	})

	it('are deleted one at a time, after asking, if they were added', async () => {
		const page = await openAs('Admin')
		const id = newId()
		await add(page, id, { name: `To go ${id}` })
		await go(page, `/admin/delete-product?q=${id}`)
		await scanFaces(page)
		await page.getByRole('link', { name: `Delete To go ${id}` }).click()
		const dialog = page.getByRole('dialog', { name: `Delete To go ${id}?` })
		await dialog.waitFor()
		await scanFaces(page)
		await dialog.getByRole('link', { name: 'Cancel' }).click()
		await dialog.waitFor({ state: 'detached' })
		await page.getByRole('link', { name: `Delete To go ${id}` }).click()
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await page.getByText('1 product deleted.').waitFor()
		expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404)
		await page.getByLabel('Search').fill('solar-panel-250w')
		await page.getByText('Built-in', { exact: true }).waitFor()
		await hydrated(page)
	})
})
