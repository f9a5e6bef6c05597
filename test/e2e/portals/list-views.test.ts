import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'

describe('views of a list', () => {
	it('are saved as tabs, and the last filters are remembered in the account', async () => {
		const page = await openAs('Admin')
		const views = page.getByRole('navigation', { name: 'Views' })
		const tab = (name: string) => views.getByRole('link', { name, exact: true })
		await go(page, '/admin/orders')
		await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
		// Without a choice there are no tabs.
		expect(await views.count()).toBe(0)
		await page.getByLabel('Status').selectOption('pending')
		await tab('Save this view').click()
		await page.getByRole('heading', { level: 1, name: 'Views of orders' }).waitFor()
		await page.getByRole('button', { name: 'Save the view' }).click()
		await page.getByText('Give the view a name.').first().waitFor()
		await page.getByLabel('Name of the view').fill('To answer')
		await scanFaces(page)
		await page.getByRole('button', { name: 'Save the view' }).click()
		await page.waitForURL('**/admin/orders?status=pending')
		await expect.poll(() => tab('To answer').getAttribute('aria-current')).toBe('page')
		const remembered = page.waitForResponse(
			(answer) =>
				answer.url().endsWith('/api/account/list-filters') &&
				(answer.request().postData() ?? '').includes('declined'),
		)
		await page.getByLabel('Status').selectOption('declined')
		expect((await remembered).status()).toBe(200)
		await tab('All').click()
		await page.waitForURL('**/admin/orders')
		await tab('Last filters').click()
		await page.waitForURL('**/admin/orders?status=declined')
		await scanFaces(page)
		await page.goto('/admin/orders')
		await tab('Edit views').click()
		await page.getByRole('button', { name: 'Remove To answer' }).click()
		await page.getByText('The view is removed.').waitFor()
		await page.getByText('No view is saved yet.').waitFor()
	})

	it('are saved without JavaScript', async () => {
		const page = await openAs('Admin', { javaScript: false })
		await page.goto('/admin/products?show=low')
		await page.getByRole('link', { name: 'Save this view' }).click()
		await page.getByLabel('Name of the view').fill('To order')
		await page.getByRole('button', { name: 'Save the view' }).click()
		await page.waitForURL('**/admin/products?show=low')
		await page.getByRole('link', { name: 'To order', exact: true }).waitFor()
	})
})
