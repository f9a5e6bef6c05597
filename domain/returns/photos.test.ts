import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import { runMaintenance } from '../../store/maintenance.ts'
import { contact, once, order } from '../../test/builders.ts'
import { folderOf } from '../../test/files/folder-of.ts'
import { setOrder } from '../../test/orders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { anonymiseOrders } from '../orders/retention/anonymise.ts'

const CABLE = 'solar-cable-4mm2-100m'

async function photo(more: Record<string, string> = {}, background = '#f80') {
	const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
		.png()
		.toBuffer()
	const form = new FormData()
	form.append('image', new File([bytes as BlobPart], 'broken.png'))
	for (const [name, value] of Object.entries(more)) form.append(name, value)
	return form
}

/** A return of a cable that has arrived. */
async function returned({ store, as, visitor }: TestStore, isGuest = false) {
	await deliverForNothing(store)
	const buyer = isGuest ? visitor() : await as('Buyer')
	const expectedTotal = store.catalogue.anyById(CABLE as never)?.price ?? 0
	const sent = { fulfilment: 'delivery', expectedTotal, payment: 'cod' }
	const { body } = await buyer.post('/api/orders', { ...order({ [CABLE]: 1 }), ...sent }, once())
	const id = body.id as OrderId
	await setOrder(store, id, { status: 'delivered' })
	const key = body.trackingKey as string
	const path = `/api/orders/${id}/returns`
	const wanted = { lines: [{ line: 1, quantity: 1 }], cause: 'damaged', reason: 'Cut' }
	const asked = await buyer.post(`${path}?key=${key}`, { ...wanted, ...contact })
	expect(asked.status).toBe(201)
	return { id, key, buyer, admin: await as('Admin'), photos: `${path}/1/photos`, path }
}

const GONE = { status: 404, detail: 'There is no such photo, or it is not yours to see.' }

describeOnAllEngines('a photo of a return', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite('is seen by its buyer and admins alone, and kept until the names go', async () => {
		const opened = await live()
		const { store } = opened
		const { buyer, admin, photos } = await returned(opened)
		const added = await buyer.raw('POST', photos, await photo())
		expect(added.status).toBe(201)
		const [{ imageUrl }] = added.body.returns[0].photos
		for (const caller of [buyer, admin]) {
			const { status, headers } = await caller.get(`${imageUrl}?width=200`)
			expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
		}
		const others = [await opened.as('Buyer'), await opened.as('Installer'), opened.visitor()]
		for (const other of others) {
			expect((await other.get(imageUrl)).body).toMatchObject(GONE)
			expect((await other.raw('POST', photos, await photo())).status).toBe(404)
		}
		expect(await readdir(folderOf(store, 'pictures')).catch(() => [])).toEqual([])
		const kept = async () => (await readdir(folderOf(store, 'photos'))).length
		store.now = () => Date.now() + 3 * 86_400_000
		await runMaintenance(store)
		expect(await kept()).toBeGreaterThan(0)
		await anonymiseOrders(store, store.now() + 1)
		await runMaintenance(store)
		expect(await kept()).toBe(0)
	})

	it('is one of six at most, and none is added once the return is over', async () => {
		const opened = await live()
		const { buyer, admin, photos, path } = await returned(opened)
		const tries = Array.from({ length: 9 }, async (_, n) =>
			buyer.raw('POST', photos, await photo({}, `#0${n}0`)),
		)
		const statuses = (await Promise.all(tries)).map(({ status }) => status)
		expect(statuses.toSorted()).toEqual([...Array(6).fill(201), ...Array(3).fill(409)])
		const [one] = (await buyer.get(path)).body.returns
		expect([one.photos.length, one.mayAddPhoto]).toEqual([6, false])
		await admin.post(`${path}/1/refuse`, { answer: 'It was cut by you.' })
		expect((await buyer.raw('POST', photos, await photo())).status).toBe(409)
	})

	itOnSqlite('of a guest takes the link and the contact of the order', async () => {
		const opened = await live()
		const { photos, key } = await returned(opened, true)
		const guest = opened.visitor()
		const byLink = `${photos}?key=${key}`
		expect((await guest.raw('POST', byLink, await photo())).status).toBe(422)
		const added = await guest.raw('POST', byLink, await photo(contact))
		expect(added.status).toBe(201)
		const [{ imageUrl }] = added.body.returns[0].photos
		expect((await guest.get(imageUrl)).status).toBe(404)
		expect((await guest.get(`${imageUrl}?key=${key}`)).status).toBe(200)
	})
})
