import { describe, expect, it } from 'vitest'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { placeToBePaid } from '../orders/placed-live.ts'

describe('the list of orders', () => {
	const live = anotherStore('live')

	it('has twelve rows of 44 px in sight on a laptop of 1280 × 800', async () => {
		for (let n = 0; n < 14; n++) {
			const id = await placeToBePaid(live)
			await setOrder(live.store, id, { status: 'delivered' })
		}
		const page = await openLiveAdmin(live, true, 1280)
		await page.setViewportSize({ width: 1280, height: 800 })
		await go(page, '/admin/orders')
		const rows = page.locator('main tbody > tr')
		await expect.poll(() => rows.count()).toBe(14)
		const places = await rows.evaluateAll((all) =>
			all
				.map((row) => row.getBoundingClientRect())
				.map(({ bottom, height }) => ({ bottom, height })),
		)
		expect(places.every(({ height }) => height === 44)).toBe(true)
		expect(places.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(12)
		await scanFaces(page)
	})
})
