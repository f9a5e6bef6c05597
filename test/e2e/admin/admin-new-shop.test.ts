import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { order, product, shipping } from '../../builders.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { startStore } from '../server.ts'

/** A shop of its own in which nothing has happened yet. */
let shop: Awaited<ReturnType<typeof startStore>>

beforeAll(async () => {
	shop = await startStore({ SAMPLE_DATA: 'off' })
})

afterAll(() => shop.stop())

let people = 0

async function admin() {
	const page = await open({ address: shop.address })
	const password = 'sunny-day'
	const answer = await page.request.post(`${shop.address}/api/users`, {
		data: {
			email: `admin-${people++}@example.com`,
			name: 'Meera Iyer',
			password,
			confirmPassword: password,
			role: 'Admin',
		},
	})
	expect(answer.status()).toBe(201)
	return page
}

const at = (path: string) => shop.address + path

async function place(page: Page, fullName: string) {
	const answer = await page.request.post(at('/api/orders'), {
		headers: { 'idempotency-key': fullName },
		data: { ...order({ 'solar-panel-250w': 1 }), shipping: shipping({ fullName }) },
	})
	expect(answer.status()).toBe(201)
}

async function add(page: Page, id: string) {
	const answer = await page.request.post(at('/api/products'), {
		data: product({ id, name: `Panel ${id}` }),
	})
	expect(answer.status()).toBe(201)
}

const EMPTY = [
	['/admin/dashboard?tab=dashboard', 'No notifications'],
	['/admin/dashboard?tab=feedback', 'No feedback submissions yet.'],
	['/admin/dashboard?tab=orders', 'No orders found.'],
	['/admin/orders', 'No orders found.'],
	['/admin/delete-product', 'There are no added products to delete.'],
] as const

describe('the portal of a new shop', () => {
	it('says on each of its pages that nothing is there yet', async () => {
		const page = await admin()
		for (const [path, words] of EMPTY) {
			await go(page, at(path))
			await page.getByText(words).waitFor()
			await scanFaces(page)
		}
	})

	it('marks notifications as read and clears them, with time to think again', async () => {
		const page = await admin()
		for (const name of ['Asha', 'Imran', 'Lakshmi']) await place(page, name)
		await go(page, at('/admin/dashboard'))
		const item = (name: string) =>
			page.getByRole('listitem').filter({ hasText: `New order from ${name}` })
		// Opened at the edge of its row, which reads it.
		const opening = page.waitForEvent('popup')
		await item('Asha').click({ position: { x: 4, y: 4 } })
		const opened = await opening
		await opened.waitForURL(/\/admin\/orders/)
		await opened.close()
		await page.getByText('2 unread').waitFor()
		await item('Lakshmi').getByRole('button', { name: 'Mark as read' }).click()
		await page.getByText('1 unread').waitFor()
		await scan(page)
		await page.getByRole('button', { name: 'Mark all as read' }).click()
		await page.getByText(/^\d+ unread$/).waitFor({ state: 'detached' })
		await item('Imran').getByRole('button', { name: 'Clear' }).click()
		await expect.poll(() => item('Imran').count()).toBe(0)
		await page.getByRole('button', { name: 'Undo' }).click()
		await item('Imran').waitFor()
		await item('Lakshmi').getByRole('button', { name: 'Clear' }).click()
		await page.getByText('Notification cleared.').waitFor()
		// Leaving the page ends the time to think again.
		const sent = page.waitForRequest((request) => request.method() === 'DELETE')
		await page.getByRole('link', { name: 'Feedback' }).click()
		await sent
		await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor()
		await expect
			.poll(async () => (await (await page.request.get(at('/api/notifications'))).json()).length)
			.toBe(2)
		await go(page, at('/admin/dashboard?tab=dashboard'))
		await item('Asha').getByRole('button', { name: 'Clear' }).click()
		await item('Imran').getByRole('button', { name: 'Clear' }).click()
		await page.getByText('No notifications').waitFor()
	})

	it('deletes all added products once the word is typed', async () => {
		const page = await admin()
		await add(page, 'first')
		await add(page, 'second')
		await go(page, at('/admin/delete-product'))
		await page.getByRole('link', { name: 'Delete All Added Products' }).click()
		const dialog = page.getByRole('dialog', { name: 'Delete all 2 added products?' })
		const word = dialog.getByLabel('Type DELETE to confirm')
		await word.fill('delete')
		await dialog.getByRole('button', { name: 'Delete all' }).click()
		await dialog.getByText('Type DELETE in capital letters to confirm.').waitFor()
		await scan(page)
		await word.fill('DELETE')
		await dialog.getByRole('button', { name: 'Delete all' }).click()
		await page.getByText('2 products deleted.').waitFor()
		await page.getByText('There are no added products to delete.').waitFor()
		const left = await (await page.request.get(at('/api/products'))).json()
		expect(left.length).toBeGreaterThan(40)
	})
})
