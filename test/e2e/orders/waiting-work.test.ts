import { describe, expect, it } from 'vitest'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { placeToBePaid } from './placed-live.ts'

describe('what needs an admin', () => {
	const live = anotherStore('live')

	it.each([
		[390, true],
		[1280, true],
		[1280, false],
	])(
		'is counted, listed, and left out once it is done: %i px, JavaScript: %s',
		async (width, javaScript) => {
			const admin = await openLiveAdmin(live, javaScript, width)
			const visit = (path: string) => (javaScript ? go(admin, path) : admin.goto(path))
			await visit('/admin/dashboard')
			await admin.getByText('Nothing waits for you.').waitFor()
			const groups = admin.getByRole('navigation', { name: 'Admin Portal' })
			expect(await groups.getByText('to do').count()).toBe(0)
			const id = await placeToBePaid(live)
			await setOrder(live.store, id, { status: 'pending', fulfilment: 'delivery', released_at: 1 })
			await admin.reload()
			if (javaScript) await scanFaces(admin)
			await admin.getByRole('link', { name: '1 order to send' }).click()
			await admin.getByRole('heading', { level: 1, name: 'To send' }).waitFor()
			await groups.getByRole('link', { name: 'Orders 1 to do' }).first().waitFor()
			const lists = admin.getByRole('navigation', { name: 'Orders' })
			expect(await lists.getByRole('link', { name: 'Unassigned' }).count()).toBe(0)
			if (javaScript) await scanFaces(admin)
			await admin.getByRole('link', { name: id }).or(admin.getByText(id)).first().waitFor()
			await setOrder(live.store, id, { status: 'delivered' })
			await admin.reload()
			await admin.getByText('Nothing to do here.').waitFor()
			await admin.getByRole('link', { name: 'Show all orders' }).click()
			await admin.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
		},
	)
})
