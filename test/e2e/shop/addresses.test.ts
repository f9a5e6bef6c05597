import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { fillIn, payFor, put, SHIPPING } from './cart-and-checkout.ts'

const PANEL = 'solar-panel-250w'

const NUMBER = 'Give a mobile or landline number of ten digits, such as 98200 00001.'
const ABROAD = 'This demo takes any country. A live store delivers in India only.'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

describe('an address in a demo', () => {
	it('is hinted at beside the field until it is mended, and taken as it is', async () => {
		const page = await open({ width: 390 })
		await put(page, PANEL)
		await go(page, '/checkout')
		await fillIn(page)
		await page.getByText('Chennai, Tamil Nadu').waitFor()
		expect(await field(page, 'State').count()).toBe(0)
		await field(page, 'Contact number').fill('12345678')
		await field(page, 'PIN code').fill('199001')
		await page.getByText('No PIN code begins with 199.').waitFor()
		await page.getByText(NUMBER).waitFor()
		await field(page, 'Contact number').fill(SHIPPING.contactNumber)
		await field(page, 'Contact number').blur()
		await page.getByText(NUMBER).waitFor({ state: 'detached' })
		await field(page, 'Contact number').fill('12345678')
		await field(page, 'PIN code').fill('SW1A 1AA')
		await field(page, 'Country').fill('United Kingdom')
		await page.getByText('A PIN code has six digits, such as 411038.').waitFor()
		await field(page, 'City').fill('London')
		await page.getByText(ABROAD).waitFor()
		await page.getByText(NUMBER).waitFor()
		await scanFaces(page)
		await page.getByRole('button', { name: 'Send demo request' }).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
	})
})

describe('an address in a live store', () => {
	const live = anotherStore('live')

	const send = (page: Page) => page.getByRole('button', { name: 'Continue to delivery' }).click()

	it('has the state of its PIN code, to be corrected among the neighbours', async () => {
		const page = await open({ width: 390, address: live.address })
		await put(page, PANEL)
		await go(page, '/checkout')
		await fillIn(page)
		await field(page, 'Contact number').fill('12345678')
		await field(page, 'PIN code').fill('110001')
		await field(page, 'City').fill('New Delhi')
		await expect.poll(() => field(page, 'State').inputValue()).toBe('Delhi')
		const names = await field(page, 'State').locator('option').allTextContents()
		expect(names).toContain('Haryana')
		expect(names).not.toContain('Kerala')
		await field(page, 'State').selectOption('Haryana')
		await send(page)
		await page.getByText(NUMBER).waitFor()
		await expect.poll(() => field(page, 'Contact number').getAttribute('aria-invalid')).toBe('true')
		await scanFaces(page)
		await field(page, 'Contact number').fill(SHIPPING.contactNumber)
		await payFor(page)
		const kept = await live.store.db.selectFrom('orders').select(['zip_code', 'state']).execute()
		expect(kept).toEqual([{ zip_code: '110001', state: 'Haryana' }])
	})

	it('is refused field by field without JavaScript, with the states it may lie in', async () => {
		const page = await open({ javaScript: false, address: live.address })
		await put(page, PANEL)
		await page.goto('/checkout')
		await fillIn(page)
		await field(page, 'State').selectOption('Kerala')
		await field(page, 'Country').fill('Nepal')
		await send(page)
		await page.getByText('PIN code 600028 is in Tamil Nadu, not in Kerala.').waitFor()
		await page.getByText('We deliver in India only.').waitFor()
		await page.getByText('Chennai, Tamil Nadu').waitFor()
		expect(await field(page, 'State').inputValue()).toBe('Tamil Nadu')
		await field(page, 'Country').fill('India')
		await payFor(page)
	})

	it('is corrected in one go without JavaScript: the state follows the PIN code', async () => {
		const page = await open({ javaScript: false, address: live.address })
		await put(page, PANEL)
		await page.goto('/checkout')
		await fillIn(page)
		await field(page, 'PIN code').fill('110001')
		await field(page, 'Country').fill('Nepal')
		await send(page)
		await page.getByText('We deliver in India only.').waitFor()
		expect(await field(page, 'State').inputValue()).toBe('Delhi')
		await field(page, 'PIN code').fill('60002')
		await field(page, 'Country').fill('India')
		await send(page)
		await page.getByText('A PIN code has six digits, such as 411038.').waitFor()
		await field(page, 'PIN code').fill('600028')
		await payFor(page)
		const kept = await live.store.db
			.selectFrom('orders')
			.select(['zip_code', 'state'])
			.orderBy('created_at', 'desc')
			.limit(1)
			.execute()
		expect(kept).toEqual([{ zip_code: '600028', state: 'Tamil Nadu' }])
	})
})
