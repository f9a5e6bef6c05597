import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { placeToBePaid } from '../orders/placed-live.ts'
import { placedOrder } from '../orders/placed-order.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

const heading = (page: Page, id: string) =>
	page.getByRole('heading', { level: 1, name: `Order ${id}` }).waitFor()

const beside = (page: Page, way: 'Previous' | 'Next') =>
	page.getByRole('navigation', { name: 'Orders of the list' }).getByLabel(`${way} order`)

describe('the head of an order', () => {
	const live = anotherStore('live')

	async function threeToSend() {
		const ids: string[] = []
		for (let n = 0; n < 3; n++) {
			const { id } = await placedOrder(live)
			await setOrder(live.store, id, { fulfilment: 'delivery' })
			ids.push(id)
		}
		return ids as [string, string, string]
	}

	it.each([
		[1280, true],
		[390, true],
		[1280, false],
	])(
		'leads to the orders beside it in its list, and to the next step: %i px, JavaScript: %s',
		async (width, javaScript) => {
			const [first, second, third] = await threeToSend()
			const page = await openLiveAdmin(live, javaScript, width)
			const list = '/admin/orders?status=pending&sort=oldest'
			await (javaScript ? go(page, list) : page.goto(list))
			await page.getByRole('row').filter({ hasText: second }).getByRole('link').click()
			await heading(page, second)
			await beside(page, 'Next').click()
			await heading(page, third)
			expect(await beside(page, 'Next').getAttribute('aria-disabled')).toBe('true')
			await beside(page, 'Previous').click()
			await heading(page, second)
			await beside(page, 'Previous').click()
			await heading(page, first)
			const buyer = page.getByRole('region', { name: `Buyer: ${SHIPPING.fullName}` })
			const call = buyer.getByRole('link', { name: /^Call / })
			expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
			expect(await buyer.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
				/^https:\/\/wa\.me\/91\d{10}$/,
			)
			if (javaScript) {
				const steps = page.getByRole('list').filter({ has: page.locator('[aria-current=step]') })
				expect((await steps.boundingBox())?.height).toBe(40)
				await scanFaces(page)
			}
			// A sent order leaves the list, and its place is that of the next.
			await page.getByRole('link', { name: 'Send a parcel' }).click()
			await page.getByLabel('Carrier').fill('Blue Dart')
			await page.getByRole('button', { name: 'Send' }).click()
			await page.getByText('The parcel is saved').waitFor()
			await page.getByRole('link', { name: 'The order' }).click()
			await heading(page, first)
			await page.getByRole('link', { name: 'Mark as delivered' }).waitFor()
			await beside(page, 'Next').click()
			await heading(page, second)
			await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
			await page.waitForURL('**/admin/orders?status=pending&sort=oldest')
			for (const id of [second, third]) await setOrder(live.store, id, { status: 'delivered' })
		},
	)

	it('opens the form of the next step', async () => {
		const id = await placeToBePaid(live)
		const page = await openLiveAdmin(live, true, 1280)
		await go(page, `/admin/orders/${id}`)
		expect(await page.getByRole('navigation', { name: 'Orders of the list' }).count()).toBe(0)
		expect(await page.getByLabel('Amount in rupees').first().isVisible()).toBe(false)
		await page.getByRole('link', { name: 'Record a payment' }).click()
		await page.getByLabel('Amount in rupees').first().waitFor()
	})
})
