import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { HOUR_MS } from '../../../shared/durations.ts'
import type { Shop } from '../another-store.ts'
import { picture } from '../installer/jobs.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

/** Does all steps of a job by the calls of its pages, and has its customer sign it off. */
export async function finish({ store }: Pick<Shop, 'store'>, { request }: Page, id: string) {
	const call = (path: string) => `/api/orders/${id}${path}`
	const { now } = store
	const at = new Date(now() + 5 * HOUR_MS).toISOString()
	await request.put(call('/appointment'), { data: { at, minutes: 60 } })
	await request.post(call('/appointment/confirm'), { data: {} })
	store.now = () => now() + 6 * HOUR_MS
	const image = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await picture() }
	const { steps, parts } = await (await request.get(call('/installation'))).json()
	for (const { step } of steps) {
		await request.patch(call(`/checklist/${step}`), { data: { done: true } })
		await request.post(call(`/checklist/${step}/photos`), { multipart: { image } })
	}
	const east = { name: 'East', openCircuitVolts: 90, insulationMegaohms: 20 }
	await request.put(call('/measurements'), {
		data: { strings: [{ ...east, polarityCorrect: true }], earthOhms: 0.35 },
	})
	for (const { productId, quantity, needsSerials } of parts) {
		if (!needsSerials) continue
		const serials = Array.from({ length: quantity }, (_, n) => `${id}-${productId}-${n}`)
		await request.put(call('/serials'), { data: { productId, serials } })
	}
	const done = await request.post(call('/complete'), {
		data: { customerName: SHIPPING.fullName },
	})
	store.now = now
	expect(done.status(), await done.text()).toBe(200)
}
