import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin, openLivePerson } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { placeToBePaid } from '../orders/placed-live.ts'

const ROWS = 14

describe('the lists of the admin', () => {
	const live = anotherStore('live')

	const fill = async () => {
		const { db, now } = live.store
		const asked = { n: 1, reason: 'It came late.', asked_at: now() - DAY_MS }
		const unanswered = {
			state: 'asked',
			answer: null,
			answered_by: null,
			answered_at: null,
		} as const
		const goods = { cause: 'damaged', refund_paise: null, received_at: null } as const
		for (let n = 0; n < ROWS; n++) {
			await openLivePerson(live, 'Buyer', { name: `Buyer ${n}` })
			const id = (await placeToBePaid(live)) as OrderId
			await setOrder(live.store, id, { status: 'delivered' })
			const request = { order_id: id, ...asked, ...unanswered }
			await db.insertInto('cancel_requests').values(request).execute()
			await db
				.insertInto('returns')
				.values({ ...request, ...goods })
				.execute()
		}
	}

	it('have fourteen rows of 44 px in sight on a laptop of 1280 × 800', async () => {
		await fill()
		const page = await openLiveAdmin(live, true, 1280)
		await page.setViewportSize({ width: 1280, height: 800 })
		for (const list of ['orders', 'products', 'users', 'requests', 'returns']) {
			await go(page, `/admin/${list}`)
			const rows = page.locator('main tbody > tr')
			await expect.poll(() => rows.count(), { message: list }).toBeGreaterThanOrEqual(ROWS)
			const places = await rows.evaluateAll((all) =>
				all
					.map((row) => row.getBoundingClientRect())
					.map(({ top, bottom, height }) => ({ top, bottom, height })),
			)
			expect(places[0]?.top, list).toBeLessThanOrEqual(184)
			expect([...new Set(places.map(({ height }) => height))], list).toEqual([44])
			expect(places.filter(({ bottom }) => bottom <= 800).length, list).toBe(ROWS)
			await scanFaces(page)
		}
	})
})
