import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { deliveryRates } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { wordsAt } from '../words.ts'
import { put } from './cart-and-checkout.ts'

const PANEL = '/products/solar-panel-500w'
/** Of a Monday morning in India. */
const NOW = Date.parse('2026-11-23T09:00:00+05:30')

const check = async (page: Page, pin: string) => {
	await page.getByLabel('Delivery to PIN code').fill(pin)
	await page.getByRole('button', { name: 'Check', exact: true }).click()
}

describe('what delivery costs in a live shop', () => {
	const shop = anotherStore('live')
	beforeAll(async () => {
		shop.store.now = () => NOW
		const value = JSON.stringify(deliveryRates({ classesKg: [50, 500] }))
		await shop.store.db
			.insertInto('delivery_rates')
			.values({ revision: 1, value, saved_at: NOW })
			.execute()
	})

	it.each([true, false])(
		'is said beside a product, and remembered for the next; JavaScript %s',
		async (javaScript) => {
			const page = await open({ address: shop.address, javaScript, width: 390 })
			const seen = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await seen(PANEL)
			await check(page, '411038')
			await page.getByText('Delivered 24–25 Nov for ₹100').waitFor()
			await page.getByText('To 411038, Pune, Maharashtra').waitFor()
			await check(page, '560001')
			await page.getByText('Delivered 27 Nov – 2 Dec for ₹800').waitFor()
			await check(page, '290001')
			await page.getByText('No PIN code begins with 290.').waitFor()
			expect(await page.getByLabel('Delivery to PIN code').inputValue()).toBe('290001')
			if (javaScript) await scanFaces(page)
			await seen('/products/hybrid-inverter-5kw')
			await page.getByText('Delivered 27 Nov – 2 Dec').waitFor()
			expect(await page.getByLabel('Delivery to PIN code').inputValue()).toBe('560001')
			if (javaScript) await scanFaces(page)
		},
	)

	it('takes a PIN code in the digits of another script', async () => {
		const page = await open({ address: shop.address, width: 390 })
		await go(page, PANEL)
		await check(page, '४११०३८')
		await page.getByText('To 411038, Pune, Maharashtra').waitFor()
		await expect.poll(() => page.getByLabel('Delivery to PIN code').inputValue()).toBe('411038')
	})

	it('leaves the focus where the PIN code was typed, and tells nobody else', async () => {
		const page = await open({ address: shop.address })
		await go(page, PANEL)
		const pin = page.getByLabel('Delivery to PIN code')
		await pin.fill('411 038')
		await pin.press('Enter')
		await page.getByText('Delivered 24–25 Nov for ₹100').waitFor()
		await expect.poll(() => pin.inputValue()).toBe('411038')
		expect(await pin.evaluate((it) => it === document.activeElement)).toBe(true)
		const other = await open({ address: shop.address, javaScript: false })
		await other.goto(PANEL)
		expect(await other.getByLabel('Delivery to PIN code').inputValue()).toBe('')
		expect(await other.getByText('Delivered 24').count()).toBe(0)
	})

	it('is said of the whole cart until another PIN code is given, and is free for enough goods', async () => {
		const page = await open({ address: shop.address, width: 390 })
		await put(page, 'solar-panel-500w', 2)
		await go(page, '/cart')
		await check(page, '12')
		await page.getByText('A PIN code has six digits').waitFor()
		await check(page, '440001')
		await page.getByText('Delivered 25–27 Nov for ₹900').waitFor()
		await scanFaces(page, { height: 2000 })
		await put(page, 'solar-panel-500w', 7)
		await check(page, '411001')
		await page.getByText('Delivered 24–25 Nov, free').waitFor()
		await put(page, 'solar-panel-500w', 23)
		expect(await wordsAt(page, '/cart')).toMatch(/We have no fixed rate for [\d,.]+ kg/)
	})
})

it('is not said in a demo', async () => {
	const page = await open()
	expect(await wordsAt(page, PANEL)).not.toContain('Delivery to PIN code')
	await put(page, 'solar-panel-500w')
	const cart = await wordsAt(page, '/cart')
	expect(cart).toContain('Solar Panel 500W')
	expect(cart).not.toContain('Delivery to PIN code')
})
