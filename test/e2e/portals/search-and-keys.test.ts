import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { once, order, shipping } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'

let placed = 0

/** Places an order by a phone number of its own. @returns its number, and the last four digits of the phone */
async function placeByPhone() {
	const digits = String(4101 + placed++)
	const sent = {
		...order({ 'solar-panel-250w': 1 }),
		shipping: shipping({ fullName: 'Zubin Mehta', contactNumber: `+91 98123 4${digits}` }),
	}
	const answer = await fetch(`${inject('address')}/api/orders`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...once() },
		body: JSON.stringify(sent),
	})
	expect(answer.status).toBe(201)
	return { id: (await answer.json()).id as string, digits }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the portal' })

describe('an admin’s search and keys', () => {
	it('open an order by its buyer’s phone with six keys: Ctrl+K, four digits, Enter', async () => {
		const { id, digits } = await placeByPhone()
		const page = await openAs('Admin')
		await go(page, '/admin/products')
		await page.keyboard.press('Control+k')
		await field(page).waitFor()
		for (const digit of digits) await page.keyboard.press(digit)
		await page.keyboard.press('Enter')
		await page.waitForURL(`**/admin/orders/${id}`)
		expect(await field(page).count()).toBe(0)
	})

	it('are by a button on a phone, and say where nothing is found', async () => {
		const { id, digits } = await placeByPhone()
		const page = await openAs('Admin', { width: 390 })
		await go(page, '/admin/orders')
		await page.getByRole('button', { name: 'Find orders' }).click()
		await field(page).fill('nothing of this name')
		await page.getByText('Nothing found for “nothing of this name”.').waitFor()
		await field(page).fill(digits)
		await page.getByRole('option', { name: id }).waitFor()
		await scanFaces(page)
		await page.getByRole('option', { name: id }).first().click()
		await page.waitForURL(`**/admin/orders/${id}`)
	})

	it('go to pages and through rows, and can be switched off', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/dashboard')
		// The keys are heard once the page is hydrated whole.
		const goToProducts = async () => {
			await page.keyboard.press('g')
			await page.keyboard.press('p')
			return new URL(page.url()).pathname
		}
		await expect.poll(goToProducts).toBe('/admin/products')
		await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
		const links = page.locator('main tbody > tr:has(a)')
		const isIn = (row: number) =>
			links.nth(row).evaluate((element) => element.contains(document.activeElement))
		await page.keyboard.press('j')
		await page.keyboard.press('j')
		expect(await isIn(1)).toBe(true)
		await page.keyboard.press('k')
		expect(await isIn(0)).toBe(true)
		await page.keyboard.press('?')
		await page.getByLabel('Keys of one letter, on this device').click()
		await page.getByRole('button', { name: 'Close' }).click()
		await page.keyboard.press('j')
		expect(await isIn(1)).toBe(false)
		await page.keyboard.press('?')
		await page.getByLabel('Keys of one letter, on this device').click()
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'hidden' })
		await page.keyboard.press('e')
		await page.waitForURL('**/admin/products/*')
	})
})
