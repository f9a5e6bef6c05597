import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { BATTERY, PANEL } from '../../catalogues/sample-products.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, hydrated, textOf } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

/** Long before anything the sample data tells of. */
const MARCH = 'from=2025-03-01&to=2025-03-31'
const at = (day: number, time = '12:00') => Date.parse(`2025-03-${day}T${time}:00+05:30`)

const store = anotherStore()
beforeAll(async () => {
	const send = (path: string, body: object, headers: Record<string, string> = {}) =>
		fetch(`${store.address}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body: JSON.stringify(body),
		})
	const entered = await send('/api/session', {
		email: 'installer@solbazaar.example',
		password: 'sunny-day',
		role: 'Installer',
	})
	const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0])
	const place = async (day: number, productId: string, quantity: number, zipCode: string) => {
		store.store.now = () => at(day)
		const shipping = { ...SHIPPING, zipCode }
		const body = { shipping, items: [{ productId, quantity }] }
		const answer = await send('/api/orders', body, { 'idempotency-key': `report ${day}` })
		return (await answer.json()).id as string
	}
	const answer = (id: string, step: string) =>
		send(`/api/orders/${id}/${step}`, {}, { cookie: cookie.join('; ') })
	await place(10, PANEL, 2, '600028')
	const taken = await place(11, BATTERY, 1, '411038')
	store.store.now = () => at(11, '13:30')
	await answer(taken, 'accept')
	await answer(await place(20, PANEL, 1, '411038'), 'decline')
	store.store.now = () => at(12)
	await send('/api/cart/items', { productId: PANEL, quantity: 1 })
	store.store.now = () => Date.now()
})

async function asAdmin(javaScript = true) {
	const page = await open({ address: store.address, javaScript })
	const answer = await page.request.post('/api/session', {
		data: { email: 'admin@solbazaar.example', password: 'sunny-day', role: 'Admin' },
	})
	expect(answer.status()).toBe(200)
	return page
}

const reports = (query = '') => `/admin/reports${query && `?${query}`}`
const drawn = (page: Page) => page.locator('.recharts-surface').first().waitFor()
const cells = (page: Page, name: string) =>
	page
		.getByRole('row')
		.filter({ hasText: name })
		.getByRole('cell')
		.evaluateAll((all) => all.map((cell) => cell.textContent?.trim()))
const figure = (page: Page, name: string) =>
	page
		.locator('dl > div')
		.filter({ has: page.getByText(name, { exact: true }) })
		.locator('dd')
		.first()

describe('the reports', () => {
	it('show what was ordered, to the paisa, and lead from section to section', async () => {
		const page = await asAdmin()
		await go(page, reports(MARCH))
		await drawn(page)
		const panels = 2 * 6490
		const { price } = await (await page.request.get(`/api/products/${BATTERY}`)).json()
		const rupees = (amount: number) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })
		await expect.poll(() => figure(page, 'Value').innerText()).toBe(`₹${rupees(panels + price)}`)
		await expect.poll(() => figure(page, 'Orders').innerText()).toBe('2')
		const day = await cells(page, '20 Mar 2025')
		expect(day).toEqual(['20 Mar 2025', '0', '₹0.00', '1₹6,490.00', '1₹6,490.00', '0'])
		const sections = page.getByRole('navigation', { name: 'Reports' })

		await sections.getByRole('link', { name: 'Breakdown' }).click()
		await page.waitForURL('**show=breakdown**')
		await page.getByLabel('By', { exact: true }).selectOption('state')
		await page.getByRole('button', { name: 'Show' }).click()
		await page.waitForURL('**by=state**')
		await page.getByRole('cell', { name: 'Tamil Nadu' }).waitFor()
		expect((await cells(page, 'Tamil Nadu')).slice(0, 4)).toEqual([
			'Tamil Nadu',
			'1',
			'2',
			`₹${rupees(panels)}`,
		])
		await drawn(page)
		await scanFaces(page)

		await sections.getByRole('link', { name: 'Acceptance' }).click()
		await expect.poll(() => figure(page, 'Accept rate').innerText()).toBe('50.0 %')
		await expect.poll(() => figure(page, 'Time to accept').innerText()).toBe('1 h 30 min')
		await drawn(page)
		await scanFaces(page)

		await sections.getByRole('link', { name: 'Carts' }).click()
		await expect.poll(() => figure(page, 'Filled').innerText()).toBe('1')
		await drawn(page)
		await scanFaces(page)

		await sections.getByRole('link', { name: 'Stock' }).click()
		await page.getByRole('columnheader', { name: 'Runs out' }).waitFor()
		await page.getByRole('link', { name: 'Solar Panel 250W', exact: true }).waitFor()
		await scanFaces(page)
	})

	it('take a period typed or one step away, and say when it makes no sense', async () => {
		const page = await asAdmin()
		await go(page, reports(MARCH))
		await page.getByRole('link', { name: 'Last 7 days' }).click()
		await page.waitForURL((url) => !url.search.includes('2025-03-01'))
		const preset = page.getByRole('link', { name: 'Last 7 days' })
		await expect.poll(() => preset.getAttribute('aria-current')).toBe('true')
		await page.getByLabel('From').fill('2025-03-15')
		await page.getByLabel('To', { exact: true }).fill('2025-03-01')
		await page.getByRole('button', { name: 'Show' }).click()
		await page.getByText('The first day must not come after the last.').waitFor()
		await expect.poll(() => page.getByLabel('From').inputValue()).toBe('2025-03-15')
		await page.getByLabel('To', { exact: true }).fill('2025-03-19')
		await page.getByRole('button', { name: 'Show' }).click()
		await page.getByText('No orders in this period.').waitFor()
	})

	it('can be kept as a file', async () => {
		const page = await asAdmin()
		await go(page, reports(`${MARCH}&by=week`))
		await drawn(page)
		await scanFaces(page)
		const coming = page.waitForEvent('download')
		await page.getByRole('link', { name: 'Download CSV' }).click()
		const file = await coming
		expect(file.suggestedFilename()).toBe('sales-by-week-2025-03-01-to-2025-03-31.csv')
		const text = await textOf(file)
		const rows = text.replace('\uFEFF', '').trim().split('\r\n')
		expect(rows[0]).toContain('Value, rupees')
		expect(rows).toContain('2025-03-17,2025-03-23,0,0.00,1,6490.00,1,6490.00,0,0.00')
	})

	it('are a form and tables without JavaScript', async () => {
		const page = await asAdmin(false)
		await page.goto(reports())
		await page.getByLabel('From').fill('2025-03-10')
		await page.getByLabel('To', { exact: true }).fill('2025-03-10')
		await page.getByRole('button', { name: 'Show' }).click()
		await page.waitForURL('**from=2025-03-10**')
		expect((await cells(page, '10 Mar 2025')).slice(0, 3)).toEqual([
			'10 Mar 2025',
			'1',
			'₹12,980.00',
		])
	})

	it('are reached from the bar of the portal, and load their chart on no other page', async () => {
		const page = await asAdmin()
		const loaded: string[] = []
		page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
		await go(page, '/admin/products')
		expect(loaded.filter((path) => /\/chart-/.test(path))).toEqual([])
		await page.getByRole('navigation', { name: 'Admin Portal' }).getByText('Reports').click()
		await page.waitForURL('**/admin/reports')
		await hydrated(page)
		await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
	})

	it('are sorted by their heads, without JavaScript too', async () => {
		const page = await asAdmin(false)
		await page.goto(reports(MARCH))
		const head = (name: string) => page.getByRole('columnheader', { name })
		const days = () => page.locator('tbody tr td:first-child').allTextContents()
		expect(await head('Day').getAttribute('aria-sort')).toBe('descending')
		await head('Value').getByRole('link').click()
		expect(await head('Value').getAttribute('aria-sort')).toBe('descending')
		expect((await days())[0]).toBe('11 Mar 2025')
		await head('Day').getByRole('link').click()
		expect(await head('Day').getAttribute('aria-sort')).toBe('ascending')
		expect((await days())[0]).toBe('1 Mar 2025')
	})
})
