import { describe, expect, it } from 'vitest'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore, type Shop } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { placedOrder } from './placed-order.ts'

/** An order of a visitor that is to be sent and paid on delivery, with the secret of its tracking link. */
async function toSend(shop: Shop) {
	const { id, trackingKey } = await placedOrder(shop)
	await setOrder(shop.store, id, { fulfilment: 'delivery' })
	return { id, trackingKey }
}

describe('the parcels of an order', () => {
	const shop = anotherStore('live')

	it.each([true, false])(
		'are sent in parts, corrected and arrive, and their buyer sees it; JavaScript %s',
		async (javaScript) => {
			const { id, trackingKey } = await toSend(shop)
			const page = await openLiveAdmin(shop, javaScript)
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await seen(`/admin/orders/${id}`)
			await page.getByRole('link', { name: 'Send a parcel' }).click()
			await page.getByText('Nothing has been sent yet.').waitFor()
			await page.getByRole('button', { name: 'Send' }).click()
			await page.getByText('Give the carrier.').first().waitFor()
			await page.getByLabel('Carrier').fill('Blue Dart')
			await page.getByLabel('Solar Panel 500W').fill('9')
			await page.getByRole('button', { name: 'Send' }).click()
			await page.getByText('Only 4 of Solar Panel 500W are left to send.').waitFor()
			if (javaScript) await scanFaces(page, { height: 2400 })
			await page.getByLabel('Solar Panel 500W').fill('3')
			await page.getByRole('button', { name: 'Send' }).click()
			await page.getByText('The parcel is saved, and the buyer gets a mail.').waitFor()
			await page.getByText('Correct the tracking').click()
			const parcel = page.getByRole('listitem').filter({ hasText: 'Parcel 1 with Blue Dart' })
			await parcel.getByLabel('Tracking number (optional)').fill('59482716304')
			await parcel.getByLabel('Tracking link (optional)').fill('https://carrier.example/5948')
			await parcel.getByRole('button', { name: 'Save' }).click()
			await page.getByText('The tracking is corrected.').waitFor()

			const buyer = await open({ address: shop.address, javaScript, width: 390 })
			const look = (path: string) => (javaScript ? go(buyer, path) : buyer.goto(path))
			await look(`/orders/${id}?key=${trackingKey}`)
			await buyer.getByText('Tracking number 59482716304').waitFor()
			await buyer.getByText('Still to be sent: 1 × Solar Panel 500W.').waitFor()
			expect(
				await buyer.getByRole('link', { name: 'Follow the parcel' }).getAttribute('href'),
			).toBe('https://carrier.example/5948')
			if (javaScript) await scanFaces(buyer, { height: 2400 })

			await page.getByLabel('Carrier').last().fill('Delhivery')
			await page.getByRole('button', { name: 'Send' }).click()
			await page.getByText('Parcel 2 with Delhivery').waitFor()
			await page.getByRole('button', { name: 'It has arrived' }).first().click()
			await page.getByText('The parcel is marked as delivered.').waitFor()
			await page.getByRole('button', { name: 'It has arrived' }).click()
			await page.getByText('The parcel is marked as delivered.').waitFor()
			await look(`/orders/${id}`)
			await buyer.getByText('Everything has arrived.').waitFor()
		},
	)
})
