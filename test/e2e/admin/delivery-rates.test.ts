import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { deliveryRates } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { openLiveAdmin } from './live-admin.ts'

const band = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save rates' }).click()

async function fill(page: Page, group: string, fields: Record<string, string>) {
	for (const [label, value] of Object.entries(fields))
		await band(page, group).getByLabel(label, { exact: true }).fill(value)
}

describe('the rates of delivery', () => {
	const shop = anotherStore('live')

	it.each([true, false])(
		'are entered, tried before they are saved, and had again; JavaScript %s',
		async (javaScript) => {
			await shop.store.db.deleteFrom('delivery_rates').execute()
			const page = await openLiveAdmin(shop, javaScript)
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await seen('/admin/delivery')
			await fill(page, 'Weight classes', { 'Add a class: up to (kg)': '100' })
			await fill(page, 'Add a band', { Name: 'Near', 'Working days, from': '1' })
			await band(page, 'Add a band').getByLabel('Reaches').selectOption('district')
			await save(page)
			await page.getByText('Must be a number').first().waitFor()
			await fill(page, 'Near', { 'Working days, to': '2', '₹ up to 100 kg': '₹1,250' })
			await fill(page, 'Try it before you save', {
				'PIN code': '411038',
				Products: 'solar-panel-500w:1',
			})
			await page.getByRole('button', { name: 'Try it' }).click()
			await page.getByText(/Delivered .* for ₹1,250/).waitFor()
			await page.getByText('Band: Near').waitFor()
			expect(await shop.store.db.selectFrom('delivery_rates').selectAll().execute()).toEqual([])
			if (javaScript) await scanFaces(page, { height: 4000 })
			await save(page)
			await page.getByText('The rates are saved.').waitFor()
			await band(page, 'Near').getByLabel('Remove Near').check()
			await save(page)
			await page.getByText('The rates are saved.').waitFor()
			await expect.poll(() => band(page, 'Near').count()).toBe(0)
			await page.getByRole('button', { name: 'Undo' }).click()
			await page.getByText('The rates are as they were before.').waitFor()
			const cost = band(page, 'Near').getByLabel('₹ up to 100 kg')
			await expect.poll(() => cost.inputValue()).toBe('1250')
			if (javaScript) await scanFaces(page, { height: 4000 })
		},
	)

	it('that somebody else has saved meanwhile are shown beside one’s own', async () => {
		await shop.store.db.deleteFrom('delivery_rates').execute()
		const page = await openLiveAdmin(shop, true, 1280)
		const put = async (revision: number, cutOffHour: number) => {
			const headers = { 'if-match': `"${revision}"` }
			const data = deliveryRates({ cutOffHour })
			expect((await page.request.put('/api/delivery-rates', { headers, data })).status()).toBe(200)
		}
		await put(0, 12)
		await go(page, '/admin/delivery')
		await put(1, 15)
		const hour = page.getByLabel('Sent the same day if ordered by')
		await hour.fill('10')
		await save(page)
		await page.getByText('Somebody else has saved the rates meanwhile.').waitFor()
		await page.getByRole('row', { name: 'Cut off hour 15 10' }).waitFor()
		await scanFaces(page, { height: 4000 })
		await page.getByRole('button', { name: 'Save mine' }).click()
		await page.getByText('The rates are saved.').waitFor()
		await expect.poll(() => hour.inputValue()).toBe('10')
	})
})
