import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { product, shipping } from '../../builders.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { go, hydrated, openAs } from '../journey.ts'

const NAME = 'Chandrasekharan Venkataramanujam Subrahmanya Iyer'

/** Writes to the store as a visitor would. */
async function write(page: Page, subject: string) {
	const answer = await page.request.post('/api/feedback', {
		data: { name: NAME, email: 'iyer@example.com', subject, message: 'Two lines.\nOf text.' },
	})
	expect(answer.status()).toBe(201)
}

describe('the admin dashboard', () => {
	it('opens the tab it was left on, Overview at first', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/dashboard')
		await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
		await page.getByText(/\d+ product\(s\) low in stock/).waitFor()
		await scanFaces(page)
		await page.getByRole('link', { name: 'Orders & Alerts' }).click()
		await page.getByRole('heading', { level: 1, name: 'Orders & Alerts' }).waitFor()
		await scanFaces(page)
		const tabs = page.getByRole('navigation', { name: 'Overview' })
		await tabs.getByRole('link', { name: 'Product Management' }).click()
		const cards = page.getByRole('article')
		await cards.getByRole('link', { name: 'Manage stock' }).waitFor()
		await scanFaces(page)
		expect(
			await cards.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
		).toEqual(['/admin/add-product', '/admin/delete-product', '/admin/manage-stocks'])
		await go(page, '/admin/dashboard')
		await page.getByRole('heading', { level: 1, name: 'Product Management' }).waitFor()
	})

	it('sorts feedback, five at a time, and deletes it after asking', async () => {
		const page = await openAs('Admin')
		for (let n = 0; n < 6; n++) await write(page, `Sorted ${n}`)
		await go(page, '/admin/dashboard?tab=feedback')
		await page.getByText(/^Page 1 of \d+$/).waitFor()
		await expect.poll(() => page.getByRole('article').count()).toBe(5)
		const card = page.getByRole('article').filter({ hasText: 'Sorted 5' })
		await expect.poll(() => card.getByRole('button', { name: 'Pending' }).isDisabled()).toBe(true)
		await card.getByRole('button', { name: 'Resolved' }).click()
		await card.getByRole('button', { name: 'Resolved', exact: true, disabled: true }).waitFor()
		await expect
			.poll(() => card.getByRole('link', { name: /^Reply/ }).getAttribute('href'))
			.toContain('mailto:iyer@example.com')
		await card.getByRole('link', { name: /^Delete/ }).click()
		const dialog = page.getByRole('dialog', { name: 'Delete this feedback?' })
		await dialog.waitFor()
		await scan(page)
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'hidden' })
		await card.getByRole('link', { name: /^Delete/ }).click()
		await dialog.getByRole('button', { name: 'Delete' }).click()
		await card.waitFor({ state: 'detached' })
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText(/^Page 2 of \d+$/).waitFor()
	})

	it('finds feedback by its words and status, and shows what comes while it is open', async () => {
		const page = await openAs('Admin')
		const word = `rooftop${Date.now()}`
		await write(page, `About ${word} one`)
		await go(page, '/admin/dashboard?tab=feedback')
		await page.getByRole('searchbox', { name: 'Search' }).fill(word.toUpperCase())
		await expect.poll(() => page.getByRole('article').count()).toBe(1)
		await write(page, `About ${word} two`)
		await expect.poll(() => page.getByRole('article').count()).toBe(2)
		await scanFaces(page)
		await page.getByLabel('Status', { exact: true }).selectOption('Resolved')
		await page.getByText('No feedback matches.').waitFor()
		await page.getByRole('link', { name: 'Show all feedback' }).click()
		await page.getByRole('article').first().waitFor()
	})

	it('works without JavaScript', async () => {
		const page = await openAs('Admin', { javaScript: false })
		await write(page, 'Plain one')
		await page.goto('/admin/dashboard')
		await page.getByRole('link', { name: 'Feedback', exact: true }).first().click()
		const card = page.getByRole('article').filter({ hasText: 'Plain one' })
		await card.getByRole('button', { name: 'Reviewed' }).click()
		await card.getByRole('button', { name: 'Reviewed', exact: true, disabled: true }).waitFor()
		await card.getByRole('link', { name: /^Delete/ }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
		await card.waitFor({ state: 'detached' })
		expect(page.url()).toContain('?tab=feedback')
	})

	it('tells at once of an order, and of a product it takes to the last few', async () => {
		const page = await openAs('Admin')
		const id = `low-${Date.now()}`
		const added = await page.request.post('/api/products', {
			data: product({ id, name: `Low ${id}`, category: 'Accessories', stock: 6 }),
		})
		expect(added.status()).toBe(201)
		await go(page, '/admin/dashboard?tab=dashboard')
		await page.getByRole('heading', { name: 'Recent Notifications' }).waitFor()
		await page.request.post('/api/orders', {
			headers: { 'idempotency-key': id },
			data: {
				items: [{ productId: id, quantity: 1 }],
				shipping: shipping({ fullName: NAME }),
			},
		})
		const warning = page.getByRole('link', { name: `Low ${id} is low in stock (5 left)` })
		await warning.waitFor()
		await expect.poll(() => warning.getAttribute('target')).toBe('_blank')
		const [opened] = await Promise.all([page.waitForEvent('popup'), warning.click()])
		await hydrated(opened)
		expect(opened.url()).toContain('/admin/manage-stocks')
		await page.request.delete(`/api/products/${id}`)
	})
})
