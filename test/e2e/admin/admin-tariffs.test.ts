import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, hydrated, openAs } from '../journey.ts'
import { asSampleAdmin } from '../sample-admin.ts'

const admin = (view?: Parameters<typeof openAs>[1]) => openAs('Admin', view)

const STATE = 'Lakshadweep'
const ids: string[] = []

/** An id that no other test gives a row. */
function newId() {
	const id = `journey-${crypto.randomUUID()}`
	ids.push(id)
	return id
}

// The store is shared: no row stays, however its test ends.
afterEach(async () => {
	const own = ids.splice(0)
	if (own.length === 0) return
	const call = await asSampleAdmin(inject('address'))
	const path = '/api/tariff-tables/tariffs'
	const rows = await (await call(`${path}?state=${STATE}&history=true`, 'GET')).json()
	for (const { id, validFrom } of rows)
		if (own.includes(id)) await call(`${path}/${id}/${validFrom}`, 'DELETE')
})

const rowOf = (page: Page, company: string) =>
	page.getByRole('main').locator('tbody > tr').filter({ hasText: company })

const tariff = (id: string, company: string) => ({
	id,
	state: STATE,
	companies: [company],
	use: 'home',
	validFrom: '2026-11-01',
	figures: { slabs: [{ uptoKwh: null, rupeesPerKwh: 4.5 }] },
	source: 'A bill of November',
	asOf: '2026-11-01',
	confidence: 'low',
})

async function chooseFile(page: Page, rows: object[], javaScript: boolean) {
	if (javaScript) await hydrated(page)
	await page.getByLabel('CSV or JSON file').setInputFiles({
		name: 'tariffs.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(rows)),
	})
	if (!javaScript) await page.getByRole('button', { name: 'Preview' }).click()
}

describe('the tables of tariffs', () => {
	it('are found from tariffs and prices, table by table, by state and by what expires', async () => {
		const page = await admin()
		await go(page, '/admin/facts')
		await page.getByRole('link', { name: 'Company tariffs' }).click()
		await page.getByRole('heading', { level: 1, name: 'Company tariffs' }).waitFor()
		await page.getByLabel('State').selectOption('Karnataka')
		await rowOf(page, 'BESCOM').first().waitFor()
		await rowOf(page, 'Kerala').first().waitFor({ state: 'detached' })
		await scanFaces(page)
		await page.getByRole('link', { name: 'Metering rules' }).click()
		await rowOf(page, 'Kerala').getByText('Net metering').waitFor()
		await page.getByRole('link', { name: 'State subsidies' }).click()
		await page.getByRole('heading', { level: 1, name: 'State subsidies' }).waitFor()
		await page.getByLabel('Show').selectOption('expiring')
		await page.waitForURL('**view=expiring**')
	})

	it('take a row from a plain button, say what it lacks, and let go of it', async () => {
		const page = await admin()
		const id = newId()
		await go(page, '/admin/tariffs')
		await page.getByRole('link', { name: 'Add a tariff' }).click()
		await page.getByLabel('Id', { exact: true }).fill(id)
		await page.getByLabel('State').selectOption(STATE)
		await page.getByRole('button', { name: 'Add a slab' }).click()
		await page.getByLabel('Slab 1: ₹ a unit').fill('4.25')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('Name at least one company.').waitFor()
		await page.getByLabel('Companies').fill(`Island Power ${id}`)
		await page.getByLabel('Source', { exact: true }).fill('The order of 2026')
		await page.getByRole('button', { name: 'Save' }).click()
		await page.getByText('The row is saved.').waitFor()
		await page.getByLabel('State').selectOption(STATE)
		const row = rowOf(page, id)
		await row.getByText('₹4.25 a unit').waitFor()
		await row.getByRole('link', { name: 'Delete' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await page.getByText('The row is deleted.').waitFor()
		await row.waitFor({ state: 'detached' })
	})

	it.each([true, false])(
		'take prices by the hour, and say which hour is none; with JavaScript: %s',
		async (javaScript) => {
			const page = await admin({ javaScript })
			const id = newId()
			await page.goto('/admin/tariffs/add?table=tariffs')
			if (javaScript) await hydrated(page)
			await page.getByLabel('Id', { exact: true }).fill(id)
			await page.getByLabel('State').selectOption(STATE)
			await page.getByLabel('Companies').fill(`Island Power ${id}`)
			if (javaScript) await page.getByRole('button', { name: 'Add a slab' }).click()
			await page.getByLabel('Slab 1: ₹ a unit').fill('4.25')
			await page.getByLabel('Source', { exact: true }).fill('The order of 2026')
			await page.getByText('Prices by the hour, with a smart meter').click()
			if (javaScript) await page.getByRole('button', { name: 'Add a band' }).click()
			await page.getByLabel('Band 1: From').fill('9.5')
			await page.getByLabel('Band 1: Up to').fill('17')
			await page.getByLabel('Band 1: ₹ more').fill('-0.80')
			await page.getByRole('button', { name: 'Save' }).click()
			await page.getByText('Type a whole hour from 0 to 23.').waitFor()
			await page.getByLabel('Band 1: From').fill('9')
			await page.getByRole('button', { name: 'Save' }).click()
			await page.getByText('The row is saved.').waitFor()
			const path = `/api/tariff-tables/tariffs?state=${STATE}`
			const entries: { id: string; row: { figures: { timeOfDay: unknown } } }[] = await (
				await page.request.get(path)
			).json()
			expect(entries.find((entry) => entry.id === id)?.row.figures.timeOfDay).toEqual({
				aboveKwh: null,
				bands: [{ from: 9, to: 17, rupeesPerKwh: -0.8, pct: 0 }],
			})
		},
	)

	it.each([true, false])(
		'show what a file would change before it is imported; with JavaScript: %s',
		async (javaScript) => {
			const page = await admin({ javaScript })
			const id = newId()
			await page.goto('/admin/tariffs/import?table=tariffs')
			if (javaScript) {
				await hydrated(page)
				await scanFaces(page)
			}
			await chooseFile(page, [{ ...tariff(id, 'Wrong Power'), confidence: 'sure' }], javaScript)
			await page.getByText('Correct these and choose the file again').waitFor()
			await page.getByRole('link', { name: 'Choose another file' }).click()
			await chooseFile(page, [tariff(id, `Island Power ${id}`)], javaScript)
			await rowOf(page, id).getByText('New').waitFor()
			await page.getByRole('button', { name: 'Import 1 row' }).click()
			await page.getByText('The file is imported.').waitFor()
			const entries = await (
				await page.request.get(`/api/tariff-tables/tariffs?state=${STATE}`)
			).json()
			expect(entries.map((entry: { id: string }) => entry.id)).toContain(id)
		},
	)

	it.each([true, false])(
		'are as before an import that is undone, but for what was changed since; with JavaScript: %s',
		async (javaScript) => {
			const page = await admin({ javaScript })
			const [kept, later] = [newId(), newId()]
			const ofSource = (source: string) =>
				[kept, later].map((id) => ({ ...tariff(id, `Island Power ${id}`), source }))
			const sourcesNow = async () => {
				const rows: { id: string; row: { source: string } }[] = await (
					await page.request.get(`/api/tariff-tables/tariffs?state=${STATE}`)
				).json()
				return [kept, later].map((id) => rows.find((each) => each.id === id)?.row.source)
			}
			for (const data of ofSource('Before'))
				await page.request.post('/api/tariff-tables/tariffs', { data })
			await page.goto('/admin/tariffs/import?table=tariffs')
			await chooseFile(page, ofSource('File'), javaScript)
			await page.getByRole('button', { name: 'Import 2 rows' }).click()
			await page.getByText('The file is imported.').waitFor()
			expect(await sourcesNow()).toEqual(['File', 'File'])
			await page.request.delete(`/api/tariff-tables/tariffs/${later}/2026-11-01`)
			await page.getByRole('link', { name: 'Undo an import' }).click()
			await page.getByRole('heading', { level: 1, name: 'Imports of company tariffs' }).waitFor()
			if (javaScript) await scanFaces(page)
			await page
				.getByRole('button', { name: /^Undo the import/ })
				.first()
				.click()
			await page.getByText('1 tariff is as before the import.').waitFor()
			await page.getByText('It was changed since the import, and stays as it is.').waitFor()
			await page.getByRole('row').filter({ hasText: 'Undone' }).first().waitFor()
			if (javaScript) await scanFaces(page)
			expect(await sourcesNow()).toEqual(['Before', undefined])
		},
	)

	it('have no accessibility violation in a form that begins as another row', async () => {
		const page = await admin()
		for (const like of ['ka-bescom-home', 'kl-kseb-home-1ph']) {
			await go(page, `/admin/tariffs/add?table=tariffs&like=${like}`)
			await scanFaces(page)
		}
	})
})
