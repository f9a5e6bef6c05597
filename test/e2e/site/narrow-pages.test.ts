import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { scan } from '../accessibility.ts'
import { allowComplaints, open } from '../pages.ts'
import { longNamedBuyer, PLACES, purchase, shopOfLongNames } from './long-names.ts'

const WIDTH = 320
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

	it('from a cart to a quotation and an order', async () => {
		await purchase(shop, WIDTH, (page) => scan(page))
	})
})
