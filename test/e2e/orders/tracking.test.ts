import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepMails, mailsOf } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { placeToBePaid } from './placed-live.ts'
import { placedOrder } from './placed-order.ts'

const PHONE = '098200-12345'
/** All of the buyer that a stranger with the parcel's label must not learn. */
const HIDDEN = /Lakshmi|Kutchery|Chennai|600028|Solar Panel|₹/

const looking = (page: Page, javaScript: boolean) => (path: string) =>
	javaScript ? go(page, path) : page.goto(path)

async function track(page: Page, id: string, phone: string) {
	await page.getByLabel('Order number').fill(id)
	await page.getByLabel('Phone number').fill(phone)
	await page.getByRole('button', { name: 'Track the order' }).click()
}

describe.each([true, false])('a guest without the link, JavaScript %s', (javaScript) => {
	const shop = anotherStore('live')
	beforeAll(() => {
		keepMails(shop.store)
	})

	it('tracks the order by its number and phone, and learns nothing else of it', async () => {
		const id = await placeToBePaid(shop)
		const page = await open({ address: shop.address, width: 390, javaScript })
		const look = looking(page, javaScript)
		await look(`/orders/${id}`)
		await page.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
		await page.getByRole('link', { name: 'Track the order' }).click()
		await page.getByRole('heading', { name: 'Track an order', level: 1 }).waitFor()
		expect(await page.getByLabel('Order number').inputValue()).toBe(id)
		await track(page, id, '98200 99999')
		const wrong = 'No order has this number together with this phone number.'
		await page.getByText(wrong).waitFor()
		await track(page, 'SB-2222-2222', PHONE)
		await page.getByText(wrong).waitFor()
		await track(page, id.toLowerCase(), PHONE)
		await page.getByRole('heading', { name: `Order ${id}` }).waitFor()
		expect(await page.getByRole('main').innerText()).not.toMatch(HIDDEN)
		if (javaScript) await scanFaces(page, { height: 2000 })
		// Nor does its payment open: its page leads where that of the order does.
		await page.goto(`/orders/${id}/pay`)
		await page.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
	})

	it('has the link sent to the mail of the order', async () => {
		const id = await placeToBePaid(shop)
		const page = await open({ address: shop.address, width: 390, javaScript })
		await looking(page, javaScript)(`/orders/track?order=${id}`)
		await track(page, id, PHONE)
		await page.getByRole('button', { name: 'Send the link' }).click()
		await page.getByText('The link is on its way to the email address of the order.').waitFor()
		const [mail] = (await mailsOf(shop.store, 'order-link')).filter(({ event }) =>
			event.includes(id),
		)
		expect(mail?.recipient).toBe('asha@example.com')
		await page.goto(`/orders/${id}?key=${mail?.secret}`)
		await page.getByText(SHIPPING.street).waitFor()
	})

	it('is told that none can be sent where the order has no mail', async () => {
		const { id } = await placedOrder(shop)
		const page = await open({ address: shop.address, javaScript })
		await looking(page, javaScript)(`/orders/track?order=${id}`)
		await track(page, id, PHONE)
		await page.getByText('We cannot send it by email.').waitFor()
		expect(await page.getByRole('button', { name: 'Send the link' }).count()).toBe(0)
	})

	it('finds the orders of this device in the menu, opens one and removes it', async () => {
		const { id, trackingKey } = await placedOrder(shop)
		const page = await open({ address: shop.address, width: 390, javaScript })
		const look = looking(page, javaScript)
		await look(`/orders/${id}?key=${trackingKey}`)
		await page.getByRole('heading', { name: `Order ${id}`, level: 1 }).waitFor()
		if (javaScript) await page.getByLabel('Menu').first().click()
		await page.getByRole('link', { name: 'Your orders on this device' }).first().click()
		await page.getByRole('heading', { name: 'Your orders on this device' }).waitFor()
		await page.getByRole('link', { name: `Order ${id}` }).waitFor()
		if (javaScript) await scanFaces(page)
		await page.locator('summary', { hasText: 'Remove from this device' }).click()
		await page.getByRole('button', { name: `Yes, remove order ${id}` }).click()
		await page.getByText(`Order ${id} is removed from this device. It is not cancelled.`).waitFor()
		await page.getByText('This device has no orders yet.').waitFor()
		// Nor does its payment open: its page leads where that of the order does.
		await page.goto(`/orders/${id}/pay`)
		await page.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
	})
})
