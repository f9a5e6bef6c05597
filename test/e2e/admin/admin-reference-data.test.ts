import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, goByBar, openAs } from '../journey.ts'
import type { View } from '../pages.ts'
import { asSampleAdmin } from '../sample-admin.ts'

const admin = (view?: View) => openAs('Admin', view)

const sources: string[] = []

/** A source that no other test names. */
function newSource() {
	const source = `Gazette ${crypto.randomUUID()}`
	sources.push(source)
	return source
}

// The store is shared: no row stays, however its test ends.
afterEach(async () => {
	const own = sources.splice(0)
	if (own.length === 0) return
	const call = await asSampleAdmin(inject('address'))
	const rows = await (await call('/api/facts/history?limit=500', 'GET')).json()
	for (const { id, source } of rows)
		if (own.includes(source)) await call(`/api/facts/${id}`, 'DELETE')
})

const rowWith = (page: Page, text: string) =>
	page.getByRole('main').locator('tbody > tr[id]').filter({ hasText: text })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Fills the fields every row needs beside its figures. */
async function fillSource(page: Page, source: string) {
	await page.getByLabel('Source').fill(source)
	await page.getByLabel('As of').fill('2026-11-01')
	await page.getByLabel('Confidence').selectOption('high')
}

/** Adds a row through the API, for a state in which no other journey calculates. */
async function added(page: Page, state: string) {
	const source = newSource()
	const data = {
		kind: 'unit-price',
		state,
		validFrom: '2026-11-01',
		figures: { rupeesPerKwh: 1.23 },
		source,
		asOf: '2026-11-01',
		confidence: 'low',
	}
	const answer = await page.request.post('/api/facts', { data })
	expect(answer.status()).toBe(201)
	return source
}

describe('tariffs and prices', () => {
	it('are in the bar, kind by kind in words, filtered by kind and state', async () => {
		const page = await admin()
		await go(page, '/admin/audit')
		await goByBar(page, 'Product Management', 'Tariffs')
		await page.getByRole('heading', { level: 1, name: 'Tariffs and prices' }).waitFor()
		const benchmark = page.getByRole('table', { name: 'Benchmark prices' })
		await benchmark.getByRole('cell', { name: '2 to 3', exact: true }).waitFor()
		await benchmark.getByRole('cell', { name: '₹45,000', exact: true }).waitFor()
		await rowWith(page, 'Odisha domestic tariff').getByText('Medium').waitFor()
		await page.getByText('The rest as service').waitFor()
		await page.getByLabel('Kind').selectOption('unit-price')
		await heading(page, 'Benchmark prices').waitFor({ state: 'detached' })
		await page.getByLabel('State').selectOption('Odisha')
		await page.waitForURL('**state=Odisha**')
		await rowWith(page, 'All of India').waitFor({ state: 'detached' })
		await rowWith(page, 'Odisha').getByText('₹6.10 a unit').waitFor()
		await scanFaces(page)
	})

	it('change by a new row from its day on, which can be deleted again', async () => {
		const page = await admin()
		const source = newSource()
		await go(page, '/admin/facts?kind=benchmark-price')
		await rowWith(page, 'All of India').getByRole('link', { name: 'Change' }).click()
		await heading(page, 'Change: Benchmark price, All of India').waitFor()
		const limit = (step: number) => page.getByLabel(`Step ${step}: Up to (kW)`)
		await expect.poll(() => limit(2).inputValue()).toBe('3')
		await page.getByLabel('State').selectOption('Lakshadweep')
		await page.getByRole('button', { name: 'Remove step 2' }).click()
		await page.getByRole('button', { name: 'Add a step' }).click()
		await limit(2).fill('1,500')
		await page.getByLabel('Step 2: ₹ a kW').fill('9,250')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Benchmark price, Lakshadweep').waitFor()
		const row = rowWith(page, source)
		await row.getByRole('cell', { name: '2 to 1,500', exact: true }).waitFor()
		await row.getByRole('cell', { name: '₹9,250', exact: true }).waitFor()
		await row.getByText('High').waitFor()

		await row.getByRole('link', { name: 'Delete' }).click()
		const dialog = page.getByRole('dialog', { name: 'Delete Benchmark price, Lakshadweep?' })
		await dialog.getByRole('link', { name: 'Cancel' }).click()
		await dialog.waitFor({ state: 'detached' })
		await row.getByRole('link', { name: 'Delete' }).click()
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The row is deleted.').waitFor()
		await row.waitFor({ state: 'detached' })
	})

	it('show what is to come and what is superseded in the history', async () => {
		const page = await admin()
		const before = await added(page, 'Ladakh')
		const source = newSource()
		await go(page, '/admin/facts?kind=unit-price')
		await rowWith(page, before).getByRole('link', { name: 'Change' }).click()
		await page.getByLabel('Valid from').fill('2098-01-01')
		await page.getByLabel('Price (₹ a unit)').fill('4.56')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Price of a unit, Ladakh, from 1 January 2098.').waitFor()
		await rowWith(page, source).getByText('To come').waitFor()
		await rowWith(page, before).getByText('In force').waitFor()
		await page.getByRole('link', { name: 'In force today' }).click()
		await rowWith(page, source).waitFor({ state: 'detached' })
		await rowWith(page, before).waitFor()
		const later = await added(page, 'Ladakh')
		await page.getByRole('link', { name: 'History' }).click()
		await rowWith(page, before).getByText('Superseded').waitFor()
		await rowWith(page, later).getByText('In force').waitFor()
		await rowWith(page, later).getByRole('link', { name: 'Delete' }).click()
		await page.getByRole('dialog').waitFor()
		await scanFaces(page)
	})

	it('say beside each field what is wrong, and keep what was typed', async () => {
		const page = await admin()
		await go(page, '/admin/facts/benchmark-price-2025')
		await scanFaces(page)
		await page.getByLabel('Step 1: ₹ a kW').fill('cheap')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Type an amount in rupees.').waitFor()
		await page.getByText('Say where the figures are from.').waitFor()
		await page.getByText('Type a day as YYYY-MM-DD.').waitFor()
		await page.getByText('Confidence must be high, medium or low.').waitFor()
		const price = page.getByLabel('Step 1: ₹ a kW')
		await expect.poll(() => price.inputValue()).toBe('cheap')
		await price.fill('3')
		await page.getByLabel('Step 2: Up to (kW)').fill('1')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('The limits in kW must rise.').waitFor()
		await expect.poll(() => page.getByLabel('Step 2: Up to (kW)').inputValue()).toBe('1')
	})

	it('refuse to delete what came with the store', async () => {
		const page = await admin()
		const asking = '/admin/facts?kind=unit-price&ask=delete&fact=unit-price-india'
		const html = await (await page.request.get(asking)).text()
		const india = /<tr id="unit-price-india".*?<\/tr>/s.exec(html)?.[0] ?? ''
		expect(india).toContain('All of India')
		expect(india).not.toContain('Delete')
		await go(page, asking)
		const dialog = page.getByRole('dialog', { name: 'Delete Price of a unit, All of India?' })
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await dialog
			.getByText('This came with the store. Add a row with a later day instead.')
			.waitFor()
	})

	it('have the fields of a line at one height, whichever has a hint', async () => {
		const page = await admin()
		for (const width of [768, 1280]) {
			await page.setViewportSize({ width, height: 900 })
			await go(page, '/admin/facts/new')
			const topOf = async (label: string) =>
				(await page.getByLabel(label, { exact: true }).boundingBox())?.y
			expect(await topOf('Code')).toBe(await topOf('Name'))
			expect(await topOf('As of')).toBe(await topOf('Confidence'))
		}
	})

	it('change and go without JavaScript', async () => {
		const page = await admin({ javaScript: false })
		const source = newSource()
		await page.goto('/admin/facts/benchmark-price-2025')
		await page.getByLabel('State').selectOption('Lakshadweep')
		await page.getByLabel('Step 4: Up to (kW)').fill('100')
		await page.getByLabel('Step 4: ₹ a kW').fill('8.5')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Say where the figures are from.').waitFor()
		await expect.poll(() => page.getByLabel('Step 3: ₹ a kW').inputValue()).toBe('8.5')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Benchmark price, Lakshadweep').waitFor()
		const row = rowWith(page, source)
		await row.getByRole('cell', { name: '3 to 100', exact: true }).waitFor()
		await page.getByLabel('State').selectOption('Odisha')
		await page.getByRole('button', { name: 'Apply' }).click()
		await row.waitFor({ state: 'detached' })
		await page.goBack()
		await row.getByRole('link', { name: 'Delete' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The row is deleted.').waitFor()
	})
})
