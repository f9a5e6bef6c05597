import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setSection } from '../../shop-settings.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { fillIn, payFor, put } from './cart-and-checkout.ts'

const shop = anotherStore('live')

const state = (page: Page) => page.getByLabel('State', { exact: true })

/** Acts as a browser's autofill: sets a known value, in spite of the options, and fires the event. */
const set = (page: Page, value: string) =>
	state(page).evaluate((select: HTMLSelectElement, value) => {
		select.value = value
		select.dispatchEvent(new Event('input', { bubbles: true }))
		select.dispatchEvent(new Event('change', { bubbles: true }))
	}, value)

const shows = (page: Page, name: string) =>
	expect.poll(() => state(page).locator('option:checked').textContent()).toBe(name)

describe('a state that is filled in', () => {
	it.each([[['MH', 'Maharashtra', 'IN-MH']], [['Maharashtra', 'MH']], [['mh', 'Atlantis', '']]])(
		'at the checkout by %j stays that state',
		async (values) => {
			const page = await open({ address: shop.address, width: 390 })
			await put(page, 'solar-panel-250w')
			await go(page, '/checkout')
			for (const value of values) {
				await set(page, value)
				await shows(page, value === '' ? 'Filled in from the PIN code' : 'Maharashtra')
			}
			if (!values.includes('')) return
			// A state that is no neighbour of the PIN code's does not replace it.
			await fillIn(page)
			await shows(page, 'Tamil Nadu')
			await set(page, 'MH')
			await shows(page, 'Tamil Nadu')
			await set(page, 'TN')
			await payFor(page)
			const sold = await shop.store.db.selectFrom('orders').select('state').execute()
			expect(sold).toEqual([{ state: 'Tamil Nadu' }])
		},
	)

	it('is not chosen where the settings have none, and cannot be chosen away', async () => {
		const page = await openLiveAdmin(shop, true, 1280)
		await go(page, '/admin/settings?section=contact')
		const choose = state(page).locator('option[value=""]')
		expect(await choose.evaluate((it: HTMLOptionElement) => [it.disabled, it.hidden])).toEqual([
			true,
			true,
		])
		await set(page, 'IN-KA')
		await shows(page, 'Karnataka')
		await page.getByRole('button', { name: 'Save Contact' }).click()
		await expect.poll(() => shop.store.settings.current().contact.state).toBe('Karnataka')
	})

	it('is left out by the settings of a page without a script, where none is chosen', async () => {
		const { store } = shop
		const contact = { ...store.settings.current().contact, state: '' }
		await setSection(store, 'contact', contact)
		const page = await openLiveAdmin(shop, false)
		await page.goto('/admin/settings?section=contact')
		await page.getByLabel('City').fill('Mysuru')
		await page.getByRole('button', { name: 'Save Contact' }).click()
		await expect
			.poll(() => store.settings.current().contact)
			.toEqual({ ...contact, city: 'Mysuru' })
	})

	it('counts in a plan by its code', async () => {
		const page = await open({ address: shop.address })
		await go(page, '/planner?pin=753001&units=400&state=TG')
		await page.getByText('as you gave it').first().waitFor()
		await shows(page, 'Telangana')
		await set(page, 'KA')
		await shows(page, 'Karnataka')
		await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('Karnataka')
	})
})
