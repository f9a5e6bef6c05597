import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { openLivePerson } from '../admin/live-admin.ts'
import { fillFields } from '../fields.ts'
import { hydrated } from '../journey.ts'
import { choosePayment } from '../shop/cart-and-checkout.ts'
import { openShop, paiseIn, press } from '../whole-orders/shop.ts'

const HOMES = 60
const GSTIN = '27AADCH1476P1Z3'
const NAME = 'Shree Siddhivinayak Co-operative Society'
const PLAN = `/planner?pin=411038&customer=society&houses=${HOMES}&units=6000`

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Gets a quotation of the plan of a society, after a mistake in its GSTIN. */
async function getQuotation(page: Page, isScanned: boolean) {
	await page.goto(PLAN)
	await page.getByRole('link', { name: 'Get a quotation' }).first().click()
	await page.getByRole('heading', { name: 'Get a quotation' }).waitFor()
	await field(page, 'For whom').fill(NAME)
	expect(await field(page, 'PIN code').inputValue()).toBe('411038')
	expect(await field(page, 'Flats (optional)').inputValue()).toBe(String(HOMES))
	await field(page, 'GSTIN (optional)').fill('27AADCH1476P1Z4')
	await press(page, 'Get the quotation')
	await page.getByText('Check this GSTIN').first().waitFor()
	expect(await field(page, 'For whom').inputValue()).toBe(NAME)
	if (isScanned) await scanFaces(page)
	await field(page, 'GSTIN (optional)').fill(GSTIN.toLowerCase())
	await press(page, 'Get the quotation')
	await page.getByRole('heading', { name: /^Quotation / }).waitFor()
	await page.getByText(`for ${NAME}, GSTIN ${GSTIN}`).waitFor()
	await page.getByRole('heading', { name: `For each of ${HOMES} flats` }).waitFor()
	if (isScanned) await scanFaces(page)
}

it.each([true, false])(
	'a society of sixty homes gets a quotation with its GSTIN and orders at its price; JavaScript %s',
	async (javaScript) => {
		const shop = await openShop()
		const { store } = shop
		// So much is ordered by an account alone.
		const { page } = await openLivePerson(shop, 'Buyer', { name: 'Asha Kulkarni', javaScript })
		await getQuotation(page, javaScript)
		const total = await quotedTotal(page)
		expect(total).toBeGreaterThan(1_00_000_00)
		await press(page, 'Order at this price')
		await page.getByRole('heading', { name: 'Checkout', exact: true }).waitFor()
		if (javaScript) await hydrated(page)
		expect(await page.getByLabel('My GSTIN, or another billing address').isChecked()).toBe(true)
		expect(await field(page, 'GSTIN (optional)').inputValue()).toBe(GSTIN)
		expect(await field(page, 'Name on the bill').inputValue()).toBe(NAME)
		const to = {
			'Billing street': '7 Mall Road',
			'Billing PIN code': '411038',
			'Billing city': 'Pune',
		}
		await fillFields(page, to, { exact: true })
		await placeAt(page)
		const order = await store.db
			.selectFrom('orders')
			.innerJoin('order_billing', 'order_billing.order_id', 'orders.id')
			.select(['total_paise', 'gstin'])
			.executeTakeFirstOrThrow()
		expect(order).toEqual({ total_paise: total, gstin: GSTIN })
	},
)

/** The total of the quotation on the page, paise. */
const quotedTotal = async (page: Page) =>
	paiseIn(
		/Total, GST included\s*(₹[\s\d,.]+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '',
	)

/** Orders at the price of the quotation, to be paid by transfer. */
async function placeAt(page: Page) {
	await page.getByLabel('Full name').fill('Asha Kulkarni')
	await page.getByLabel('Contact number').fill('98200 00000')
	expect(await field(page, 'PIN code').inputValue()).toBe('411038')
	await fillFields(page, { Street: '7 Mall Road', City: 'Pune' }, { exact: true })
	await choosePayment(page)
	await page
		.getByText(/^Your quoted price, held until/)
		.first()
		.waitFor()
	await page.getByRole('radio', { name: /^Bank transfer/ }).check()
	await press(page, 'Place order')
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
}
