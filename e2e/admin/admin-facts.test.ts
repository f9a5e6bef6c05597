import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { go, type open, openAs, scanFaces } from '../journey.ts'

async function admin(view?: Parameters<typeof open>[0]) {
	const page = await openAs('Admin', view)
	return page
}

const sources: string[] = []

/** A source nobody else names. */
function newSource() {
	const source = `Gazette ${crypto.randomUUID()}`
	sources.push(source)
	return source
}

// The store is shared: no row stays, whatever becomes of its journey.
afterEach(async () => {
	const own = sources.splice(0)
	if (own.length === 0) return
	const { request } = await admin()
	const rows = await (await request.get('/api/facts/history?limit=500')).json()
	for (const { id, source } of rows)
		if (own.includes(source)) await request.delete(`/api/facts/${id}`)
})

const rowWith = (page: Page, text: string) =>
	page.getByRole('main').locator('tbody > tr[id]').filter({ hasText: text })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Fills what every row needs beside its figures. */
async function fillSource(page: Page, source: string) {
	await page.getByLabel('Source').fill(source)
	await page.getByLabel('As of').fill('2026-11-01')
	await page.getByLabel('Confidence').selectOption('high')
}

/** Adds a row through the API, for a state in which no other journey calculates. */
async function added(page: Page, state: string) {
	const source = newSource()
	const data = {
		kind: 'export',
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
		const bar = page.getByRole('navigation', { name: 'Admin Portal' })
		await bar.getByRole('link', { name: 'Tariffs' }).click()
		await page.getByRole('heading', { level: 1, name: 'Tariffs and prices' }).waitFor()
		const odisha = rowWith(page, 'Odisha domestic tariff')
		await odisha.getByRole('cell', { name: '50 to 200', exact: true }).waitFor()
		await odisha.getByRole('cell', { name: '₹2.90', exact: true }).waitFor()
		await odisha.getByText('Fixed charge ₹20 a kW a month').waitFor()
		await odisha.getByText('Medium').waitFor()
		await page.getByText('18 % on the rest, as service').waitFor()
		await page.getByLabel('Kind').selectOption('export')
		await heading(page, 'Tariffs').waitFor({ state: 'detached' })
		await page.getByLabel('State').selectOption('Kerala')
		await page.waitForURL('**state=Kerala**')
		await rowWith(page, 'All of India').waitFor({ state: 'detached' })
		await rowWith(page, 'Kerala').getByText('₹3.15 a unit').waitFor()
	})

	it('change by a new row from its day on, which can be deleted again', async () => {
		const page = await admin()
		const source = newSource()
		await go(page, '/admin/facts?kind=tariff')
		await rowWith(page, 'Odisha domestic tariff').getByRole('link', { name: 'Change' }).click()
		await heading(page, 'Change: Tariff, Odisha').waitFor()
		const limit = (slab: number) => page.getByLabel(`Slab ${slab}: Up to (units a month)`)
		await expect.poll(() => limit(2).inputValue()).toBe('200')
		await page.getByLabel('State').selectOption('Lakshadweep')
		await page.getByRole('button', { name: 'Remove slab 3' }).click()
		await page.getByRole('button', { name: 'Add a slab' }).click()
		await limit(3).fill('1,500')
		await page.getByLabel('Slab 4: ₹ a unit').fill('9.25')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Tariff, Lakshadweep').waitFor()
		const row = rowWith(page, source)
		await row.getByRole('cell', { name: '200 to 1,500', exact: true }).waitFor()
		await row.getByRole('cell', { name: '₹9.25', exact: true }).waitFor()
		await row.getByText('High').waitFor()

		await row.getByRole('link', { name: 'Delete' }).click()
		const dialog = page.getByRole('dialog', { name: 'Delete Tariff, Lakshadweep?' })
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
		await go(page, '/admin/facts?kind=export')
		await rowWith(page, before).getByRole('link', { name: 'Change' }).click()
		await page.getByLabel('Valid from').fill('2098-01-01')
		await page.getByLabel('Rate (₹ a unit)').fill('4.56')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Rate for surplus, Ladakh, from 1 January 2098.').waitFor()
		await rowWith(page, source).getByText('To come').waitFor()
		await rowWith(page, before).getByText('In force').waitFor()
		await page.getByRole('link', { name: 'In force today' }).click()
		await rowWith(page, source).waitFor({ state: 'detached' })
		await rowWith(page, before).waitFor()
		const later = await added(page, 'Ladakh')
		await page.getByRole('link', { name: 'History' }).click()
		await rowWith(page, before).getByText('Superseded').waitFor()
		await rowWith(page, later).getByText('In force').waitFor()
	})

	it('say beside each field what is wrong, and keep what was typed', async () => {
		const page = await admin()
		await go(page, '/admin/facts/tariff-odisha-2026')
		await page.getByLabel('Slab 1: ₹ a unit').fill('cheap')
		await page.getByLabel('Slab 4: Up to (units a month)').fill('100')
		await page.getByLabel('Duty').fill('400')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Type an amount in rupees.').waitFor()
		await page.getByText('This cannot be above 100.').waitFor()
		await page.getByText('Say where the figures are from.').waitFor()
		await page.getByText('Type a day as YYYY-MM-DD.').waitFor()
		await page.getByText('Confidence must be high, medium or low.').waitFor()
		const price = page.getByLabel('Slab 1: ₹ a unit')
		await expect.poll(() => price.inputValue()).toBe('cheap')
		await price.fill('3')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText(/The limits of the slabs must rise|Each slab but the last/).waitFor()
		await expect
			.poll(() => page.getByLabel('Slab 4: Up to (units a month)').inputValue())
			.toBe('100')
	})

	it('refuse to delete what came with the store', async () => {
		const page = await admin()
		await go(page, '/admin/facts?kind=tariff')
		const india = rowWith(page, 'All of India')
		await india.waitFor()
		await expect.poll(() => india.getByRole('link', { name: 'Delete' }).count()).toBe(0)
		await go(page, '/admin/facts?kind=tariff&ask=delete&fact=tariff-india')
		const dialog = page.getByRole('dialog', { name: 'Delete Tariff, All of India?' })
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await dialog
			.getByText('This came with the store. Add a row with a later day instead.')
			.waitFor()
	})

	it('change and go without JavaScript', async () => {
		const page = await admin({ javaScript: false })
		const source = newSource()
		await page.goto('/admin/facts/tariff-india')
		await page.getByLabel('State').selectOption('Lakshadweep')
		await page.getByLabel('Slab 1: Up to (units a month)').fill('100')
		await page.getByLabel('Slab 3: ₹ a unit').fill('8.5')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Say where the figures are from.').waitFor()
		await expect.poll(() => page.getByLabel('Slab 2: ₹ a unit').inputValue()).toBe('8.5')
		await fillSource(page, source)
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Saved: Tariff, Lakshadweep').waitFor()
		const row = rowWith(page, source)
		await row.getByRole('cell', { name: 'Above 100', exact: true }).waitFor()
		await page.getByLabel('State').selectOption('Odisha')
		await page.getByRole('button', { name: 'Apply' }).click()
		await row.waitFor({ state: 'detached' })
		await page.goBack()
		await row.getByRole('link', { name: 'Delete' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The row is deleted.').waitFor()
	})

	it('have no accessibility violation', async () => {
		const page = await admin()
		const source = await added(page, 'Lakshadweep')
		await go(page, '/admin/facts?state=Lakshadweep')
		await scanFaces(page)
		await go(page, '/admin/facts/tariff-odisha-2026')
		await scanFaces(page)
		await go(page, '/admin/facts?kind=export&state=Lakshadweep&view=history')
		await rowWith(page, source).getByRole('link', { name: 'Delete' }).click()
		await page.getByRole('dialog').waitFor()
		await scanFaces(page)
	})
})
