import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsOf } from '../../outbox.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { choosePayment, fillIn, put, SHIPPING } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'
/** Ten of them cost more than goes to work without a word of its buyer. */
const MANY = 10

const live = anotherStore('live', true, {}, true)
beforeAll(async () => {
	await deliverForNothing(live.store)
	live.store.mailer.transport = { send: async () => {}, close: () => {} }
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Orders on delivery, from the cart on. @returns the order's number */
async function orderOnDelivery(page: Page) {
	await put(page, PANEL, MANY)
	await page.goto('/checkout')
	await fillIn(page)
	await page.getByLabel('Email (optional)').fill('lakshmi@example.com')
	await press(page, 'Continue to delivery')
	await page.getByRole('radio', { name: /^Delivery Delivered/ }).check()
	await press(page, 'Continue to payment')
	await page.getByText('you confirm the order by a code that we send you').waitFor()
	await page.getByRole('radio', { name: /^Pay on delivery/ }).check()
	await press(page, 'Place order')
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
	const name = await page.getByRole('heading', { name: /^Order SB-/ }).innerText()
	return name.replace(/\s+/g, ' ').replace('Order ', '').trim()
}

const codesOf = async (id: string) =>
	(await mailsOf(live.store, 'order-code')).filter(({ event }) => event.endsWith(id))

describe('a large order on delivery', () => {
	it.each([true, false])(
		'goes to work by the code that its buyer is sent, with JavaScript: %s',
		async (javaScript) => {
			const page = await open({ address: live.address, width: 390, javaScript })
			const id = await orderOnDelivery(page)
			await page.getByText('One thing is left').waitFor()
			await page.getByRole('link', { name: 'Enter the code' }).click()
			const confirming = page.getByRole('region', { name: 'Please confirm your order' })
			await confirming.getByText('to your email address').waitFor()
			await page.getByText('Awaiting confirmation.').waitFor()
			if (javaScript) await scanFaces(page)
			const [mail] = await codesOf(id)
			const code = mail?.secret ?? ''
			await confirming.getByLabel('Code').fill(code === '111111' ? '222222' : '111111')
			await press(page, 'Confirm the order')
			await confirming.getByText('This is not the code that we sent last.').waitFor()
			await press(page, 'Send another code')
			await confirming.getByText('A code was sent just now.').waitFor()
			await confirming.getByLabel('Code').fill(code)
			await press(page, 'Confirm the order')
			await page.getByText(/We will send it by/).waitFor()
			expect(await confirming.count()).toBe(0)
		},
	)

	it('goes to work when an admin says so', async () => {
		const page = await open({ address: live.address, width: 390 })
		const id = await orderOnDelivery(page)
		const admin = await openLiveAdmin(live, true, 1280)
		await go(admin, '/admin/orders?status=unpaid')
		await admin.getByText('Awaiting confirmation').first().waitFor()
		await go(admin, `/admin/orders/${id}`)
		const money = admin.getByRole('region', { name: 'Payment' })
		await money.getByText('This order waits until its buyer confirms it.').waitFor()
		await scanFaces(admin, { within: '[aria-labelledby=money]' })
		await press(admin, 'Confirm the order')
		await admin.getByText('Pending').first().waitFor()
		expect(await money.getByRole('button', { name: 'Confirm the order' }).count()).toBe(0)
	})
})

it('a fourth order that nobody has paid is refused, with the way to the three', async () => {
	const page = await open({ address: live.address, width: 390 })
	const ids: string[] = []
	for (let n = 0; n < 3; n++) {
		const placed = await page.request.post('/api/orders', {
			headers: { 'idempotency-key': crypto.randomUUID() },
			data: {
				shipping: { ...SHIPPING, contactNumber: '+91 98200 54321', street: `${n} Lake Road` },
				items: [{ productId: PANEL, quantity: 1 }],
				payment: 'transfer',
				fulfilment: 'delivery',
				expectedTotal: 6490,
			},
		})
		expect(placed.status()).toBe(201)
		ids.push((await placed.json()).id)
	}
	await put(page, PANEL)
	await page.goto('/checkout')
	await fillIn(page)
	await choosePayment(page)
	await page.getByRole('radio', { name: /^Bank transfer/ }).check()
	await press(page, 'Place order')
	const refusal = page.getByRole('alert')
	await refusal.getByText('Pay, confirm or cancel one of them first.').waitFor()
	for (const id of ids) await refusal.getByRole('link', { name: `Open ${id}` }).waitFor()
	await scanFaces(page)
})
