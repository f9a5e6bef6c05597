import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, renderLate, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { ownProduct } from '../shop/own-product.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

/** Leaves for another page of the store by a link. */
const leave = (page: Page) => page.getByRole('link', { name: 'Solbazaar' }).first().click()

/** The page asks, in the store and by the browser, and stays as it was. */
async function expectAsked(page: Page) {
	const { pathname } = new URL(page.url())
	await leave(page)
	await dialog(page).getByRole('button', { name: 'Stay' }).click()
	await dialog(page).waitFor({ state: 'hidden' })
	const asked = page.waitForEvent('dialog')
	const left = page.evaluate(() => location.assign('/about')).catch(() => {})
	expect((await asked).type()).toBe('beforeunload')
	await (await asked).dismiss()
	await left
	expect(new URL(page.url()).pathname).toBe(pathname)
}

/** The page is left without a question. */
async function expectLeft(page: Page) {
	await leave(page)
	await page.waitForURL((url) => url.pathname === '/')
}

describe('leaving unsaved work', () => {
	it('is asked about on a product, until it is saved', async () => {
		const page = await open()
		const { id, name } = await ownProduct(7)
		await signIn(page, 'Admin')
		await go(page, `/admin/products/${id}`)
		await expectLeft(page)
		await go(page, `/admin/products/${id}`)
		await page.getByLabel('Brand').fill('Another')
		await expectAsked(page)
		await leave(page)
		await dialog(page).waitFor()
		await scanFaces(page)
		await page.keyboard.press('Escape')
		// Until it is closed, a text is typed into nothing.
		await dialog(page).waitFor({ state: 'hidden' })
		await page.getByLabel('Name').fill(' ')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByRole('alert').filter({ hasText: 'ame' }).first().waitFor()
		// A navigation that ends takes back the question of another.
		await page.waitForLoadState('networkidle')
		await expectAsked(page)
		await page.getByLabel('Name').fill(name)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await expectLeft(page)
	})

	it('is not asked about once it is saved, however late that is drawn', async () => {
		const page = await open()
		const { id } = await ownProduct(7)
		await signIn(page, 'Admin')
		await renderLate(page)
		await go(page, `/admin/products/${id}`)
		await page.getByLabel('Brand').fill('Another')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await expectLeft(page)
	})

	it('is asked about where only the technical sheet is another, and kept when a product is archived', async () => {
		const page = await open()
		const { id } = await ownProduct(7)
		await signIn(page, 'Admin')
		await go(page, `/admin/products/${id}`)
		await page.getByLabel('Kind of sheet').selectOption('panel')
		await page.getByLabel('Technology').fill('Mono PERC')
		await page.getByRole('button', { name: 'Archive' }).click()
		await page.getByText('This product is archived').waitFor()
		await expectAsked(page)
		await page.getByLabel('Kind of sheet').selectOption('')
		await expectLeft(page)
	})

	it('is asked about on a product to be added', async () => {
		const page = await openAs('Admin', { width: 390 })
		await go(page, '/admin/add-product')
		await page.getByLabel('Brand').fill('Suryodaya')
		await expectAsked(page)
		await leave(page)
		await dialog(page).getByRole('button', { name: 'Leave without saving' }).click()
		await page.waitForURL((url) => url.pathname === '/')
	})

	it('is asked about on a price', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/facts?kind=unit-price')
		await page
			.getByRole('link', { name: /^Change/ })
			.first()
			.click()
		await page.getByRole('heading', { level: 1, name: /^Change/ }).waitFor()
		await expectLeft(page)
		await page.goBack()
		await page.getByLabel('Source').fill('The gazette')
		await expectAsked(page)
	})

	it('is asked about on an installer’s profile, until it is saved', async () => {
		const page = await openAs('Installer', { width: 390 })
		await go(page, '/installer/profile')
		await page.getByLabel('Firm').fill('Deccan Solar Works')
		await page.getByLabel('Licence number').fill('MH-2207')
		await page.getByLabel('PIN codes you serve').fill('411')
		await expectAsked(page)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved.', { exact: true }).waitFor()
		await expectLeft(page)
	})

	it('is asked about on one’s account, until it is saved', async () => {
		const page = await openAs('Buyer')
		await go(page, '/account')
		await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni')
		await expectAsked(page)
		await page.getByRole('button', { name: 'Save name' }).click()
		await page.getByText('Your name is saved.').waitFor()
		await expectLeft(page)
	})
})
