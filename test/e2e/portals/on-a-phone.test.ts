import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import { allowComplaints } from '../pages.ts'

const PHONE = { width: 390 }

const top = async (page: Page, selector: string) =>
	(await page.locator(selector).first().boundingBox())?.y

describe('a portal on a phone', () => {
	it.each([
		['Admin', '/admin/orders', ['Overview', 'Products', 'Users', 'Orders', 'Reports', 'More']],
		[
			'Installer',
			'/installer/orders',
			['Today', 'Orders', 'Installations', 'Enquiries', 'Profile'],
		],
	] as const)('of an %s has its tabs at the foot', async (role, path, names) => {
		const page = await openAs(role, PHONE)
		await go(page, path)
		const tabs = page.getByRole('navigation', { name: `${role} Portal` })
		const shown = await tabs.getByRole('link').allTextContents()
		expect(shown.map((text) => /^[A-Z][a-z]+/.exec(text)?.[0])).toEqual(names)
		const bar = await tabs.boundingBox()
		expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
		await tabs.getByRole('link', { name: 'Orders' }).and(page.locator('[aria-current]')).waitFor()
		// Above the page's heading is the header alone, of 64 px.
		expect(await top(page, 'main')).toBe(64)
		await scanFaces(page)
	})

	it('starts its lists high, and folds their filters', async () => {
		const page = await openAs('Admin', PHONE)
		await go(page, '/admin/orders')
		await expect.poll(() => top(page, 'main tbody tr')).toBeLessThan(300)
		const status = page.getByLabel('Status')
		await expect.poll(() => status.isVisible()).toBe(false)
		await page.getByText('Filters').click()
		await status.selectOption('pending')
		await page.waitForURL('**/admin/orders?status=pending')
		await page.getByText('Filters1').waitFor()
	})

	it('has the pages of its group above them', async () => {
		const page = await openAs('Admin', PHONE)
		await go(page, '/admin/settings')
		await page
			.getByRole('navigation', { name: 'More' })
			.getByRole('link', { name: 'Audit' })
			.click()
		await page.waitForURL('**/admin/audit')
	})

	it('of an installer searches its own orders', async () => {
		const page = await openAs('Installer', PHONE)
		await go(page, '/installer/profile')
		await page.getByRole('button', { name: 'Find orders' }).click()
		const search = page.getByRole('searchbox', { name: 'Find orders' })
		await search.fill('asha')
		await search.press('Enter')
		await page.waitForURL('**/installer/orders?q=asha')
	})

	it('leads on from a page that is missing within itself', async () => {
		const page = await openAs('Admin', { javaScript: false })
		await page.goto('/admin/nothing')
		allowComplaints(/404/)
		await page.getByRole('heading', { name: 'Page not found' }).waitFor()
		const ways = page.getByRole('navigation', { name: 'Ways on' })
		await ways.getByRole('link', { name: 'Admin Portal' }).click()
		await page.waitForURL('**/admin/dashboard')
	})

	it('has the disclaimer in a footer of one line, which opens to its links', async () => {
		const page = await openAs('Admin', { width: 1280 })
		await go(page, '/admin/orders')
		const footer = page.getByRole('contentinfo')
		expect((await footer.boundingBox())?.height).toBeLessThan(50)
		await footer.getByText('No real orders or payments are processed. ©').click()
		await footer.getByRole('link', { name: 'Track an order' }).click()
		await page.waitForURL('**/orders/track')
	})
})
