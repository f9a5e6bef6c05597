import { describe, expect, it } from 'vitest'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { installed } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

const live = anotherStore('live')

const PANEL = 'solar-panel-250w'

/** A page of an installer who serves Chennai. */
async function openInstaller() {
	const page = await open({ width: 390, address: live.address })
	const password = 'sunny-day-in-chennai'
	const email = `installer-${crypto.randomUUID()}@example.com`
	const data = { email, name: 'Meenakshi', password, confirmPassword: password, role: 'Buyer' }
	const made = await page.request.post('/api/users', { data })
	const id = (await made.json()).user.id as UserId
	const { db } = live.store
	await db.updateTable('users').set({ role: 'Installer' }).where('id', '=', id).execute()
	await db.updateTable('sessions').set({ role: 'Installer' }).where('user_id', '=', id).execute()
	const profile = { firm: 'Works', licenceNumber: 'TN-1', basePin: '600028', jobsAWeek: 5 }
	await page.request.put('/api/installer/profile', { data: { ...profile, pinPrefixes: ['600'] } })
	return page
}

async function place(): Promise<OrderId> {
	const placed = await fetch(`${live.address}/api/orders`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
		body: JSON.stringify({
			...installed({ [PANEL]: 2 }, 2 * (live.store.catalogue.anyById(PANEL)?.price ?? 0), 500),
			shipping: SHIPPING,
			payment: 'cod',
		}),
	})
	expect(placed.status).toBe(201)
	return (await placed.json()).id
}

describe('an order of a live store', () => {
	it('is offered to one installer with the time that is left, then waits as unassigned', async () => {
		const installer = await openInstaller()
		const id = await place()
		await go(installer, '/installer/orders')
		const row = installer.getByRole('article', { name: id })
		await row.getByText(/Answer by .*: \d+ h \d+ min left\. After that/).waitFor()
		await row.getByText('Phone shown once you accept').waitFor()
		await scanFaces(installer)
		if (process.env.PICTURES_OF_CHANGES)
			await installer.screenshot({ path: `${process.env.PICTURES_OF_CHANGES}/offer.png` })
		await row.getByRole('button', { name: 'Decline', exact: true }).click()

		const admin = await openLiveAdmin(live)
		await go(admin, '/admin/dashboard')
		await admin.getByRole('link', { name: '1 unassigned: choose an installer' }).click()
		await admin.waitForURL('**/admin/orders?status=unassigned')
		await admin.getByText('1 order', { exact: true }).waitFor()
		await go(admin, `/admin/orders/${id}`)
		await admin.getByText('Not assigned: no installer was found for it.').waitFor()
		await scanFaces(admin, { within: '[aria-labelledby=installer]' })
		await admin.getByLabel('Ask again those who said no or did not answer').check()
		await admin.getByRole('button', { name: 'Offer to the next installer' }).click()
		await admin.getByText('The next one is asked on').waitFor()
		await go(installer, '/installer/orders')
		await installer
			.getByRole('article', { name: id })
			.getByText(/Answer by/)
			.waitFor()
	})
})
