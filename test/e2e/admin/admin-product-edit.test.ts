import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { fillFields } from '../fields.ts'
import { go, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { ownProduct } from '../shop/own-product.ts'

const read = async (page: Page, id: string) =>
	(await page.request.get(`/api/products/${id}`)).json()

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

async function picture(background: string) {
	const create = { width: 40, height: 50, channels: 3 as const, background }
	const buffer = Buffer.from(await sharp({ create }).png().toBuffer())
	return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer }
}

async function edited(page: Page, stock = 7) {
	const own = await ownProduct(stock)
	await signIn(page, 'Admin')
	await go(page, `/admin/products/${own.id}`)
	return own
}

describe('editing a product', () => {
	it('tells the later of two admins what changed, and keeps what they choose', async () => {
		const page = await open()
		const { id } = await edited(page)
		await page.request.put(`/api/products/${id}`, { data: { price: 2000, brand: 'Theirs' } })
		await page.getByLabel('Name').fill('Mine')
		await page.getByLabel('Brand').fill('Mine too')
		await save(page)
		await page.getByText('Another admin changed this product meanwhile').waitFor()
		expect((await read(page, id)).name).not.toBe('Mine')
		const brand = page.getByRole('group', { name: 'Brand' })
		await expect.poll(() => brand.getByLabel('Yours').isChecked()).toBe(true)
		await expect
			.poll(() => page.getByRole('group', { name: 'Price' }).getByLabel('Theirs').isChecked())
			.toBe(true)
		// Tall enough that the bar with the button that saves covers nothing.
		await page.setViewportSize({ width: 1280, height: 2200 })
		await scan(page)
		await brand.getByLabel('Theirs').check()
		await save(page)
		await page.getByText('Saved.', { exact: true }).waitFor()
		await expect
			.poll(() => read(page, id))
			.toMatchObject({ name: 'Mine', brand: 'Theirs', price: 2000 })
		await expect.poll(() => page.getByLabel('Price').inputValue()).toBe('2000')
	})

	it('keeps several pictures in the order they are given', async () => {
		const page = await open()
		const { id } = await edited(page)
		const before = await read(page, id)
		const files = [await picture('#ff8800'), await picture('#0088ff')]
		await page.getByLabel('Image', { exact: true }).setInputFiles(files)
		await page.getByRole('button', { name: 'Remove picture 3' }).waitFor()
		await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
		await page.getByRole('button', { name: 'Move picture 3 earlier' }).click()
		await page.getByText('Picture 2 of 3').waitFor()
		await page.keyboard.press('ArrowLeft')
		await page.getByText('Picture 1 of 3').waitFor()
		await save(page)
		await page.getByText('Saved.', { exact: true }).waitFor()
		const saved = await read(page, id)
		expect(saved.image).toMatch(/^\/uploads\//)
		expect(saved.pictures).toEqual([before.image, expect.stringMatching(/^\/uploads\//)])
		await page.getByRole('button', { name: 'Remove picture 1' }).click()
		await save(page)
		await expect.poll(async () => (await read(page, id)).image).toBe(before.image)
	})

	it('has a form for the technical sheet of each category', async () => {
		const page = await open()
		const { id } = await edited(page)
		await fillFields(page, {
			Category: 'Accessories',
			'Kind of sheet': 'cable',
			Conductor: 'Tinned copper',
			'Cross-section (mm²)': '4',
			'Length (m)': 'a hundred',
			'Rated voltage (V)': '1500',
			'Rated current (A)': '55',
			Plugs: 'MC4',
		})
		await save(page)
		await page.getByText('This must be a number.').waitFor()
		await page.getByLabel('Length (m)').fill('100')
		await save(page)
		await page.getByText('Saved.', { exact: true }).waitFor()
		expect((await read(page, id)).sheet).toEqual({
			kind: 'cable',
			conductor: 'Tinned copper',
			crossSectionMm2: 4,
			lengthM: 100,
			ratedV: 1500,
			ratedA: 55,
			connectors: 'MC4',
		})
	})

	it('saves a sheet of many parts as it was, and takes more', async () => {
		const page = await openAs('Admin')
		const kit = 'home-kit-5kw-hybrid'
		const { sheet } = await read(page, kit)
		await go(page, `/admin/products/${kit}`)
		await save(page)
		await page.getByText('Saved.', { exact: true }).waitFor()
		expect((await read(page, kit)).sheet).toEqual(sheet)
		await page.getByRole('button', { name: 'Add part' }).click()
		await page.getByRole('button', { name: 'Remove part 1' }).waitFor()
	})

	it('takes a sheet without JavaScript, and says which row of it is wrong', async () => {
		const page = await openAs('Admin', { javaScript: false })
		const { id } = await ownProduct(7)
		await page.request.put(`/api/products/${id}`, { data: { category: 'Inverters' } })
		await page.goto(`/admin/products/${id}`)
		await page.getByLabel('Kind of sheet').selectOption('inverter')
		await save(page)
		const strings = page.getByLabel('Strings', { exact: true }).first()
		await strings.fill('many')
		await save(page)
		await page.getByRole('link', { name: 'Tracker 1: Strings' }).waitFor()
		await expect.poll(() => strings.inputValue()).toBe('many')
		expect((await read(page, id)).sheet).toBe(null)
	})

	it('has no accessibility violation', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/products/solar-inverter-3kw')
		await page.getByLabel('Takes a battery').check()
		await page.getByRole('button', { name: 'Add tracker' }).click()
		await page.getByLabel('Image', { exact: true }).setInputFiles(await picture('#ff8800'))
		await page.getByRole('button', { name: 'Remove picture 2' }).waitFor()
		await page.getByRole('progressbar').waitFor({ state: 'detached' })
		await scanFaces(page)
	})

	it('archives and restores', async () => {
		const page = await open()
		const { id } = await edited(page)
		await page.getByRole('button', { name: 'Archive' }).click()
		await page.getByText('This product is archived').waitFor()
		expect((await read(page, id)).archived).toBe(true)
		await page.getByRole('button', { name: 'Restore' }).click()
		await page.getByRole('button', { name: 'Archive' }).waitFor()
	})
})

describe('a product with several pictures', () => {
	const pictures = ['/pictures/solar-panel-500w.webp', '/pictures/all-black-panel-400w.webp']

	async function shown(page: Page) {
		const own = await ownProduct(5)
		await signIn(page, 'Admin')
		await page.request.put(`/api/products/${own.id}`, { data: { pictures } })
		return own
	}

	it('shows each, with the keyboard too', async () => {
		const page = await open()
		const { id, name } = await shown(page)
		await go(page, `/products/${id}`)
		await scanFaces(page)
		await page.getByRole('button', { name: 'Picture 2 of 3' }).click()
		await page.getByRole('img', { name: `${name}, picture 2` }).waitFor()
		await page.keyboard.press('ArrowRight')
		await page.getByRole('img', { name: `${name}, picture 3` }).waitFor()
		await page.keyboard.press('ArrowRight')
		await page.getByRole('img', { name, exact: true }).waitFor()
	})

	it('shows each without JavaScript', async () => {
		const page = await open({ javaScript: false })
		const { id, name } = await shown(page)
		await page.goto(`/products/${id}`)
		await page.getByRole('link', { name: 'Picture 3 of 3' }).click()
		await page.waitForURL('**#picture-3')
		await page.getByRole('img', { name: `${name}, picture 3` }).waitFor()
	})
})
