import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { setOrder } from '../../orders.ts'
import { scan } from '../accessibility.ts'
import { paid } from '../orders/paid-order.ts'
import { allowComplaints, open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { BUYER_NAME, longNamedBuyer, PLACES, purchase, shopOfLongNames } from './long-names.ts'

const WIDTH = 320
const STATUSES = ['pending', 'dispatched', 'accepted', 'installed', 'cancelled'] as const
/** Of the pages that say what there is not. */
const NOT_FOUND = /status of 404/

async function walk(page: Page, paths: string[]) {
	for (const path of paths) {
		await page.goto(path)
		await scan(page)
	}
	allowComplaints(NOT_FOUND)
}

describe('at 320 px, in a shop with a name of forty letters, nothing is too wide or out of reach', () => {
	const shop = shopOfLongNames()

	it.each(['shop', 'planner', 'help'] as const)('for a visitor: %s', async (area) => {
		await walk(await open({ address: shop.address, width: WIDTH }), PLACES[area])
	})

	it('for a buyer with a name of forty letters', async () => {
		await walk(await longNamedBuyer(shop, WIDTH), PLACES.account)
	})

	it('for the buyer of an order in each of its states', async () => {
		const { id, trackingKey } = await paid(shop, 'delivered')
		const page = await open({ address: shop.address, width: WIDTH })
		await page.goto(`/orders/${id}?key=${trackingKey}`)
		await page.getByText('Return goods').click()
		await scan(page)
		for (const status of STATUSES) {
			await setOrder(shop.store, id, { status, full_name: BUYER_NAME })
			await walk(page, [`/orders/${id}`])
		}
		await walk(page, [`/orders/${id}/refund`, `/orders/track?order=${id}`])
		await page.getByLabel('Phone number').fill(SHIPPING.contactNumber)
		await page.getByRole('button', { name: 'Track the order' }).click()
		await page.getByRole('heading', { name: `Order ${id}` }).waitFor()
		await scan(page)
	})

	it('from a cart to a quotation and an order', async () => {
		await purchase(shop, WIDTH, (page) => scan(page))
	})
})
