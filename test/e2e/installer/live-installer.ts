import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserId } from '../../../shared/ids.ts'
import { installed } from '../../builders.ts'
import type { Shop } from '../another-store.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

export const PANEL = 'solar-panel-250w'

let people = 0

/** Signs this page's browser in as an installer who serves Chennai. */
export async function signInAsInstaller(page: Page, { db }: Shop['store']) {
	const password = 'sunny-day-in-chennai'
	const made = await page.request.post('/api/users', {
		data: {
			email: `meenakshi-${people++}@example.com`,
			name: 'Meenakshi Sundaram',
			password,
			confirmPassword: password,
			role: 'Buyer',
		},
	})
	const id = (await made.json()).user.id as UserId
	await db.updateTable('users').set({ role: 'Installer' }).where('id', '=', id).execute()
	await db.updateTable('sessions').set({ role: 'Installer' }).where('user_id', '=', id).execute()
	await serveChennai(page)
}

/** Gives this page's installer a profile. */
export async function serveChennai(page: Page) {
	const profile = { firm: 'Works', licenceNumber: 'TN-1', basePin: '600028', jobsAWeek: 5 }
	const saved = await page.request.put('/api/installer/profile', {
		data: { ...profile, pinPrefixes: ['600'] },
	})
	expect(saved.status()).toBe(200)
}

let placed = 0

/** An order of panels in a live shop, two unless said, which this page's installer has accepted. */
export async function acceptedIn({ address }: Pick<Shop, 'address'>, page: Page, quantity = 2) {
	const { price, name } = await (await page.request.get(`/api/products/${PANEL}`)).json()
	const answer = await fetch(`${address}/api/orders`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': `a live job ${placed++}` },
		body: JSON.stringify({
			...installed({ [PANEL]: quantity }, price * quantity, 250 * quantity),
			...{ shipping: SHIPPING, payment: 'cod' },
		}),
	})
	expect(answer.status).toBe(201)
	const { id, trackingKey } = await answer.json()
	const accepted = await page.request.post(`/api/orders/${id}/accept`, { data: {} })
	expect(accepted.status()).toBe(200)
	return { id: id as string, path: `/orders/${id}?key=${trackingKey}`, name: name as string }
}
