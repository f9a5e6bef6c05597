import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { deliverForNothing, setSection, setTexts } from '../../shop-settings.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { anotherStore, type Shop } from '../another-store.ts'
import { open } from '../pages.ts'
import { choosePayment, fillIn, put, SHIPPING } from '../shop/cart-and-checkout.ts'

/** Of forty letters each. */
export const SHOP_NAME = 'Suryodaya Rooftop Solar Energy Solutions'
export const BUYER_NAME = 'Venkatanarasimharajuvaripeta Ramanujamma'

const PANEL = 'solar-panel-500w'
const PLAN = 'pin=411038&bill=4000'

export const PLACES = {
	shop: [
		'/',
		'/products',
		'/products?q=qqqqqqqq',
		`/products/${PANEL}`,
		'/products/micro-inverter-2000w',
		'/products/micro-inverter-2000w/alert',
		'/products/no-such-product',
		`/products/compare?ids=solar-panel-250w,${PANEL},dcr-mono-panel-540w`,
		'/products/compare',
		'/cart',
		'/newsletter',
	],
	planner: [
		'/planner',
		'/planner?pin=199999&bill=abc',
		`/planner?${PLAN}`,
		`/planner?${PLAN}&lights=6&fans=2&hours=4`,
		'/planner/backup',
		'/planner/backup?lights=6&fans=2&hours=4',
		`/planner/proposal?${PLAN}`,
		'/planner/read-bill',
		`/planner/ask?plan=${encodeURIComponent(`/planner?${PLAN}`)}&pin=411038&summary=3+kW`,
	],
	help: [
		'/login',
		'/signup',
		'/forgot-password',
		'/support',
		'/about',
		'/terms',
		'/privacy',
		'/returns',
		'/orders',
		'/orders/track',
		'/orders/SB-2222-2222',
		'/no/such/page',
	],
	account: [
		'/account',
		'/account/addresses',
		'/account/address',
		'/account/apply',
		'/account/data',
		'/account/delete',
		'/account/plans',
		'/account/enquiries',
		'/account/two-factor',
		`/planner/save?${PLAN}`,
		'/quotations',
	],
}

const TEXT = '## What we promise\n\nWe come within **two days**.\n\n- Panels\n- Inverters'

/** A live shop with a name of forty letters and with texts of its own. */
export function shopOfLongNames() {
	const shop = anotherStore('live')
	beforeAll(async () => {
		const { store } = shop
		await deliverForNothing(store)
		await setSection(store, 'shop', {
			tradeName: SHOP_NAME,
			legalName: `${SHOP_NAME} Private Limited`,
		})
		await setTexts(store, { about: TEXT, faq: TEXT, terms: TEXT, privacy: TEXT, returns: TEXT })
	})
	return shop
}

/** A page of a buyer with a name of forty letters, who is logged in and has asked and saved something. */
export async function longNamedBuyer(shop: Shop, width: number) {
	const { page } = await openLivePerson(shop, 'Buyer', { name: BUYER_NAME, width })
	const sent = async (path: string, data: object) => {
		const answer = await page.request.post(path, { data })
		if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
	}
	const { country: _, ...address } = SHIPPING
	await sent('/api/account/addresses', { ...address, fullName: BUYER_NAME })
	await sent('/api/enquiries', {
		name: BUYER_NAME,
		contactNumber: SHIPPING.contactNumber,
		pin: '411038',
		plan: `/planner?${PLAN}`,
		summary: '3.78 kW for a home in Pune',
	})
	return page
}

/** Leads a guest from a full cart to an order and a quotation. @param look sees each page on the way */
export async function purchase(shop: Shop, width: number, look: (page: Page) => Promise<void>) {
	const page = await open({ address: shop.address, width })
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
	await put(page, PANEL, 4)
	await put(page, 'home-kit-3kw')
	for (const path of ['/cart', '/quotations/new', '/checkout']) {
		await page.goto(path)
		await look(page)
	}
	await press('Continue to delivery')
	await page.locator('[aria-invalid="true"]').first().waitFor()
	await look(page)
	await fillIn(page)
	await page.getByLabel('Full name').fill(BUYER_NAME)
	await press('Continue to delivery')
	await page.getByRole('heading', { name: 'Delivery', exact: true }).waitFor()
	await look(page)
	await choosePaymentFrom(page)
	await look(page)
	await press('Download it')
	await page.getByRole('heading', { name: /^Quotation / }).waitFor()
	await look(page)
	await page.goto('/quotations')
	await look(page)
	await page.goto('/checkout?step=pay')
	await press('Place order')
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
	await look(page)
	await page.goto('/orders')
	await look(page)
	const link = page.getByRole('link', { name: /^Order SB-/ })
	const id = ((await link.getAttribute('href')) ?? '').split('/')[2] ?? ''
	await link.click()
	await page.getByRole('heading', { name: `Order ${id}`, level: 1 }).waitFor()
	await look(page)
	return { page, id }
}

/** As `choosePayment`, from the second step on. */
async function choosePaymentFrom(page: Page) {
	await page.goBack()
	await choosePayment(page)
}
