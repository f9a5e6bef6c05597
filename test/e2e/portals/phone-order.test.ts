import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsOf } from '../../outbox.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go, openAs } from '../journey.ts'
import { allowComplaints } from '../pages.ts'

const NAME = 'Venkatanarasimharajuvaripeta Subrahmanyam'

async function typeBuyer(page: Page) {
	// Without a script there is room for more than one product.
	const field = (label: string) => page.getByLabel(label, { exact: true }).first()
	const type = (label: string, text: string) => field(label).fill(text)
	await type('Name', NAME)
	await type('Phone', '98765 43210')
	await type('Street', '14 Laxmi Road')
	await type('City', 'Pune')
	await type('PIN code', '411038')
	await field('Product').selectOption('solar-panel-250w')
	await type('Quantity', '2')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('an order for a buyer on the phone', () => {
	const live = anotherStore('live')
	beforeAll(() => deliverForNothing(live.store))

	it('is priced and placed on a phone, its link sent, and its street corrected', async () => {
		const page = await openLiveAdmin(live)
		await go(page, '/admin/people?q=9876543210')
		await page.getByRole('link', { name: 'New order' }).click()
		await page.getByRole('heading', { level: 1, name: 'New order' }).waitFor()
		expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('9876543210')
		allowComplaints(/status of 422/)
		await button(page, 'Show the price').click()
		await page.getByRole('alert').first().waitFor()
		await typeBuyer(page)
		await page.getByLabel('Email (optional)').fill('caller@example.com')
		await button(page, 'Show the price').click()
		await page.getByText('₹12,980.00').first().waitFor()
		await scanFaces(page)
		await button(page, 'Place the order').click()
		await page.waitForURL(/\/admin\/orders\/SB-/)
		const buyer = page.getByRole('region', { name: `Buyer: ${NAME}` })
		await buyer.getByRole('button', { name: 'Link for the buyer' }).click()
		const link = await buyer.getByLabel('To follow the order and pay it').inputValue()
		expect(link).toMatch(/\/orders\/SB-[^?]+\?key=/)
		const whatsapp = buyer.getByRole('link', { name: 'Send it on WhatsApp' })
		expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent(link))
		await scanFaces(page)
		await buyer.getByText('Correct the contact or the address').click()
		await buyer.getByLabel('Street').fill('15 Laxmi Road')
		await buyer.getByRole('button', { name: 'Correct', exact: true }).click()
		await buyer.getByText('15 Laxmi Road').waitFor()
		expect(await mailsOf(live.store, 'order-corrected')).toHaveLength(1)
		await page.goto(new URL(link).pathname + new URL(link).search)
		await page.getByText('15 Laxmi Road').first().waitFor()
	})

	it('can be a quotation, without JavaScript', async () => {
		const page = await openLiveAdmin(live, false, 1280)
		await page.goto('/admin/orders/new')
		await typeBuyer(page)
		await button(page, 'Issue a quotation').click()
		await page.getByRole('link', { name: /^Quotation Q/ }).waitFor()
		expect(await page.getByLabel('Link for the recipient').inputValue()).toContain('?key=')
	})

	it('is placed in a demo too, from the list of orders', async () => {
		const page = await openAs('Admin', { width: 1280 })
		await go(page, '/admin/orders')
		await page.getByRole('link', { name: 'New order' }).click()
		await typeBuyer(page)
		await button(page, 'Place the order').click()
		await page.waitForURL(/\/admin\/orders\/SB-/)
		await page.getByRole('region', { name: `Buyer: ${NAME}` }).waitFor()
	})
})
