import { describe, expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar.ts'
import { withoutMail } from '../../callers.ts'
import { ACCOUNT, setSection } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { go, hydrated } from '../journey.ts'
import { somebody } from '../people.ts'
import { cartOf, fillIn, payFor, put, SHIPPING } from '../shop/cart-and-checkout.ts'
import { atDelivery, heading, liveShop, PANEL, press, radio, viewOf, within } from './live-shop.ts'

const CABLE = 'solar-cable-6mm2-100m'
const LATELY = '2026-01-01' as Day

const shop = liveShop()
const view = viewOf(shop)
const lastOrder = async () =>
	shop.store.db
		.selectFrom('orders')
		.select(['id', 'user_id', 'fulfilment', 'total_paise', 'discount_code', 'place_of_supply'])
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirstOrThrow()

describe('the checkout of a live shop', () => {
	it.each([true, false])(
		'leads in three steps, each in focus, to an order at the price that was shown, with JavaScript: %s',
		async (javaScript) => {
			const page = await view({ javaScript })
			await put(page, PANEL)
			await page.goto('/checkout')
			if (javaScript) await hydrated(page)
			await fillIn(page)
			await press(page, 'Continue to delivery')
			await heading(page, 'Delivery')
			const step = page.getByRole('listitem').and(page.locator('[aria-current="step"]'))
			const isFocused = () => step.evaluate((it) => it === document.activeElement)
			if (javaScript) await expect.poll(isFocused).toBe(true)
			if (javaScript) await scanFaces(page)
			await radio(page, /^Delivery ₹|^Delivery Delivered/).check()
			await page.getByLabel('Discount code (optional)').fill('nothing')
			await press(page, 'Apply')
			await page.getByText('This code is not valid.').waitFor()
			await page.getByLabel('Discount code (optional)').fill('sun-10')
			await press(page, 'Apply')
			await page.getByText('SUN-10 takes ₹649.00 off.').waitFor()
			await press(page, 'Continue to payment')
			await heading(page, 'Payment')
			if (javaScript) await expect.poll(isFocused).toBe(true)
			expect(await step.innerText()).toContain('Payment')
			await page.getByText('Discount (SUN-10)').waitFor()
			await page.getByText('₹5,941.00').first().waitFor()
			if (javaScript) await scanFaces(page)
			await radio(page, /^Pay on delivery/).check()
			await press(page, 'Place order')
			await heading(page, 'Order Received!')
			await page.getByText(/^Thank you for your order. We will send it by /).waitFor()
			const sums = within(page, /^Order SB-/)
			expect(await sums.getByText('Discount (SUN-10)').count()).toBe(1)
			expect(await sums.getByText('Payment on delivery', { exact: true }).count()).toBe(1)
			expect(await lastOrder()).toMatchObject({
				fulfilment: 'delivery',
				total_paise: 599_100,
				discount_code: 'SUN-10',
			})
			expect((await cartOf(page)).items).toEqual([])
			expect(await shop.store.db.selectFrom('checkout_drafts').select('cart_id').execute()).toEqual(
				[],
			)
		},
	)

	it('says nothing of UPI where it does not take the sum', async () => {
		const page = await view()
		await atDelivery(page)
		await press(page, 'Continue to payment')
		await radio(page, /^Bank transfer or UPI/).waitFor()
		await put(page, 'home-kit-3-6kw-hybrid')
		await page.goto('/checkout?step=pay')
		const transfer = radio(page, /^Bank transfer/)
		await transfer.check()
		expect(await transfer.and(radio(page, /or UPI/)).count()).toBe(0)
		await press(page, 'Place order')
		await heading(page, 'Order Received!')
		await page.getByText('UPI takes up to ₹1,00,000 at once.').waitFor()
	})

	it('says before anything is typed that no way to pay takes the sum, and what to do', async () => {
		await setSection(shop.store, 'bank', { upiId: 'suryodaya@okbank' })
		const page = await view()
		await put(page, PANEL, 40)
		const why =
			/₹2,59,600 cannot be paid here: UPI takes up to ₹1,00,000 at once, on delivery we take up to ₹50,000/
		for (const path of ['/cart', '/checkout']) {
			await page.goto(path)
			await page.getByText(why).waitFor()
			await scanFaces(page)
		}
		await fillIn(page)
		await press(page, 'Continue to delivery')
		await page.getByText(/cannot be paid here/).waitFor()
		await press(page, 'Continue to payment')
		await page.getByText(/cannot be paid here/).waitFor()
		await page.getByRole('button', { name: 'Place order' }).waitFor()
		expect(await page.getByRole('radio').count()).toBe(0)
		await scanFaces(page)
		await page.getByRole('link', { name: 'get a quotation' }).click()
		await heading(page, 'Get a quotation')
		await page.request.put(`/api/cart/items/${PANEL}`, { data: { quantity: 1 } })
		await page.goto('/checkout?step=pay')
		await radio(page, /^UPI/).waitFor()
		await setSection(shop.store, 'bank', ACCOUNT)
	})

	it('keeps what was typed, wrong or not, when the browser is closed, and goes back step by step', async () => {
		const page = await view()
		await put(page, PANEL)
		await go(page, '/checkout')
		await page.getByLabel('Full name').fill('Asha Kulkarni')
		await press(page, 'Continue to delivery')
		await page.getByText('Street is required.').waitFor()
		await page.goto('/checkout?step=pay')
		await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Asha Kulkarni')
		await hydrated(page)
		await fillIn(page)
		await press(page, 'Continue to delivery')
		await heading(page, 'Delivery')
		await page.getByRole('link', { name: 'Address' }).click()
		await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(SHIPPING.fullName)
		const state = await page.context().storageState()
		const address = shop.address
		const later = await view()
		await later.context().addCookies(state.cookies)
		await later.goto(`${address}/checkout`)
		await expect
			.poll(() => later.getByLabel('Street', { exact: true }).inputValue())
			.toBe(SHIPPING.street)
		await expect
			.poll(() => later.getByLabel('State', { exact: true }).inputValue())
			.toBe('Tamil Nadu')
		await payFor(later)
		expect((await lastOrder()).fulfilment).toBe('installation')
	})

	it.each([true, false])(
		'goes on at the second step for a visitor who logs in after the first, with JavaScript: %s',
		async (javaScript) => {
			const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
			const page = await view({ javaScript })
			await put(page, PANEL)
			await page.goto('/checkout')
			await fillIn(page)
			await press(page, 'Continue to delivery')
			await heading(page, 'Delivery')
			await page.goto(`/login?next=${encodeURIComponent('/checkout?step=how')}`)
			await page.getByLabel('Email').fill(account.email)
			await page.getByLabel('Password', { exact: true }).fill(account.password)
			await page.locator('main').getByRole('button', { name: 'Login' }).click()
			await heading(page, 'Delivery')
			await page.getByRole('link', { name: 'Address' }).click()
			const typed = () =>
				Promise.all(
					['Street', 'City', 'PIN code', 'State'].map((name) =>
						page.getByLabel(name, { exact: true }).inputValue(),
					),
				)
			await expect
				.poll(typed)
				.toEqual([SHIPPING.street, SHIPPING.city, SHIPPING.zipCode, 'Tamil Nadu'])
			await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(SHIPPING.fullName)
			await payFor(page)
			expect(await lastOrder()).toMatchObject({ user_id: account.id })
		},
	)

	it('shows IGST to a buyer whose GSTIN is of another state', async () => {
		const page = await view({ width: 1280 })
		await put(page, CABLE)
		await go(page, '/checkout')
		await fillIn(page)
		const of = (name: string) => page.getByLabel(name, { exact: true })
		await of('PIN code').fill('411038')
		await of('City').fill('Pune')
		await expect.poll(() => of('State').inputValue()).toBe('Maharashtra')
		await page.getByLabel('My GSTIN, or another billing address').check()
		await of('Name on the bill').fill('Cauvery Foods')
		await of('GSTIN (optional)').fill('29AAFCD5862R1ZR')
		await of('Billing street').fill('1 MG Road')
		await of('Billing city').fill('Bengaluru')
		await of('Billing PIN code').fill('560001')
		await press(page, 'Continue to delivery')
		await page.getByText(/^Includes GST /).click()
		await page.getByText(/18 % IGST/).waitFor()
		await page.getByText('Place of supply: Karnataka.').waitFor()
		await press(page, 'Continue to payment')
		await press(page, 'Place order')
		await heading(page, 'Order Received!')
		expect(await lastOrder()).toMatchObject({
			fulfilment: 'delivery',
			place_of_supply: 'Karnataka',
		})
	})

	it('shows the parts in which it is paid, and both sums where a price has changed meanwhile', async () => {
		const page = await view({ width: 1280 })
		await atDelivery(page)
		await radio(page, /^Delivery and installation/).check()
		await radio(page, /^In parts/).check()
		await press(page, 'Continue to payment')
		await heading(page, 'Payment')
		await page.getByText('At the hand-over', { exact: true }).waitFor()
		await shop.store.db
			.insertInto('money_facts')
			.values({
				id: 'dearer',
				kind: 'installation-price',
				state: null,
				valid_from: LATELY,
				figures: JSON.stringify({ rupeesPerKw: 40_000 }),
				source: 'Test',
				as_of: LATELY,
				confidence: 'low',
				added_by: 'Test',
				created_at: 1,
			})
			.execute()
		await press(page, 'Place order')
		const alert = page.getByRole('alert')
		await alert.getByText('Prices have changed since this page was opened.').waitFor()
		const rows = async () =>
			(await alert.getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '))
		await expect.poll(rows).toContain('Delivery and installation ₹4,937.50 ₹10,000.00')
		await press(page, 'Place order')
		await heading(page, 'Order Received!')
		expect((await lastOrder()).total_paise).toBe(1_649_000)
	})

	it.each([true, false])(
		'counts with the code that was typed in the cart, with JavaScript: %s',
		async (javaScript) => {
			const page = await view({ javaScript })
			await put(page, PANEL, 2)
			await page.goto('/cart')
			await page.getByRole('textbox', { name: 'Discount code' }).fill('sun-10')
			await press(page, 'Apply')
			await page.getByText('₹11,682.00').waitFor()
			if (javaScript) await scanFaces(page)
			await page.goto('/checkout')
			await fillIn(page)
			await press(page, 'Continue to delivery')
			await page.getByText('SUN-10 takes ₹1,298.00 off.').waitFor()
		},
	)
})
