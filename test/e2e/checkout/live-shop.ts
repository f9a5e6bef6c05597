import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { zero } from '../../../shared/money.ts'
import { sameRates } from '../../builders.ts'
import { anotherStore } from '../another-store.ts'
import { open } from '../pages.ts'
import { fillIn, put } from '../shop/cart-and-checkout.ts'

export const PANEL = 'solar-panel-250w'
const LONG_AGO = '2020-01-01' as Day

/** A live shop that delivers everywhere, is paid in parts and on delivery, and has the code SUN-10. */
export function liveShop() {
	const shop = anotherStore('live')
	beforeAll(async () => {
		const { db, settings } = shop.store
		await db
			.insertInto('delivery_rates')
			.values({ revision: 1, value: JSON.stringify(sameRates()), saved_at: 0 })
			.execute()
		const payment = {
			codUptoRupees: 50_000,
			codFeeRupees: 50,
			onOrderPct: 10,
			beforeDeliveryPct: 60,
		}
		await db
			.insertInto('settings')
			.values({ section: 'payment', value: JSON.stringify(payment), revision: 1, updated_at: 0 })
			.onConflict((conflict) =>
				conflict.column('section').doUpdateSet({ value: JSON.stringify(payment), revision: 2 }),
			)
			.execute()
		await settings.refresh()
		await db
			.insertInto('discount_codes')
			.values({
				id: 'sun',
				code: 'SUN-10',
				amount_paise: null,
				percent_bp: 1000,
				cap_paise: null,
				least_goods_paise: zero,
				valid_from: LONG_AGO,
				valid_to: null,
				max_uses: 100,
				max_per_person: null,
				ended_at: null,
				created_by: 'Test',
				created_at: 0,
			})
			.execute()
	})
	return shop
}

type Shop = ReturnType<typeof liveShop>

/** Opens pages of a shop, whose address is known once it has been opened. */
export const viewOf =
	(shop: Shop) =>
	(more: { width?: number; javaScript?: boolean } = {}) =>
		open({ address: shop.address, width: 390, ...more })

export const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).click()
export const heading = (page: Page, name: string) =>
	page.getByRole('heading', { name, exact: true }).waitFor()
export const within = (page: Page, name: RegExp) => page.getByRole('region', { name })
export const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
/** At the second step, with the address given. */
export async function atDelivery(page: Page, productId = PANEL) {
	await put(page, productId)
	await page.goto('/checkout')
	await fillIn(page)
	await press(page, 'Continue to delivery')
	await heading(page, 'Delivery')
}
