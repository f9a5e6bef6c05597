import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { order, SHIPPING } from '../shop/cart-and-checkout.ts'

const NAME = 'Venkatanarasimharajuvaripeta Balasubramaniam Chandrasekharan'

/** An order of this page's buyer, placed and then cancelled, or still open. */
async function orderOf(page: Page, isDone: boolean) {
	const { id } = await order(page, 'solar-panel-250w', { ...SHIPPING, fullName: NAME })
	if (isDone) expect((await page.request.post(`/api/orders/${id}/cancel`)).status()).toBe(200)
	return id
}

describe('an account', () => {
	it.each([true, false])(
		'is deleted, and its orders stay without it, with JavaScript: %s',
		async (javaScript) => {
			const page = await open({ width: 390, javaScript })
			const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			const { email, password } = await signIn(page)
			const pending = await orderOf(page, false)
			const done = await orderOf(page, true)
			await visit('/account')
			await page.getByRole('link', { name: /your data/i }).click()
			await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor()
			if (javaScript) await scanFaces(page)
			await page.getByRole('link', { name: 'Delete my account' }).click()
			await page.getByRole('link', { name: pending }).waitFor()
			expect(await page.getByRole('button', { name: 'Delete my account' }).count()).toBe(0)
			if (javaScript) await scanFaces(page)
			await page.request.post(`/api/orders/${pending}/cancel`)
			await visit('/account/delete')
			await page.getByLabel('Your password', { exact: true }).fill('not my password')
			await page.getByRole('button', { name: 'Delete my account' }).click()
			await page.getByText('Incorrect password. Please try again.').first().waitFor()
			if (javaScript) await scanFaces(page)
			await page.getByLabel('Your password', { exact: true }).fill(password)
			await page.getByRole('button', { name: 'Delete my account' }).click()
			await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
			if (javaScript) await scanFaces(page)

			const login = await page.request.post('/api/session', {
				data: { email, password, role: 'Buyer' },
			})
			expect(login.status()).toBe(401)

			const admin = await somebody('Admin')
			const html = await (await admin.call(`/admin/orders/${done}`)).text()
			expect(html).toContain(NAME)
			expect(html).not.toContain(email)
		},
	)

	it('takes a copy of its data along', async () => {
		const page = await openAs('Buyer')
		await go(page, '/account/data')
		await page.getByLabel('Your password', { exact: true }).fill('sunny-day')
		await page.getByRole('button', { name: 'Prepare download' }).click()
		const link = page.getByRole('link', { name: 'Download my data' })
		await link.waitFor()
		await scanFaces(page)
		const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
		expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/)
	})
})
