import { describe, expect, it } from 'vitest'
import { go, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'

const SCREENS = [
	'/admin/dashboard',
	'/admin/add-product',
	'/admin/delete-product',
	'/admin/manage-stocks',
	'/admin/orders?status=pending',
	'/admin/products',
	'/admin/manage-products',
	'/admin/products/solar-panel-250w',
	'/admin/users?tab=applications',
	'/admin/users/somebody',
	'/admin/audit',
	'/admin/facts?view=history',
	'/admin/facts/unit-price-india',
	'/admin/tariffs?table=metering-rules',
	'/admin/tariffs/add?table=tariffs',
	'/admin/tariffs/import?table=tariffs',
	'/admin/almm-list',
	'/admin/import-products',
	'/admin/payments?state=captured',
	'/admin/payments/due?late=true',
	'/admin/payments/owed',
	'/admin/payments/bank-offers',
	'/admin/payments/bank-file',
	'/admin/payments/settlements',
]

describe('the way into the admin portal', () => {
	it.each([null, 'Buyer', 'Installer'] as const)(
		'asks everybody but admins to log in: %s',
		async (role) => {
			const page = await open()
			if (role) await signIn(page, role)
			for (const path of SCREENS) {
				const answer = await page.request.get(path, { maxRedirects: 0 })
				const to = answer.headers().location
				expect([answer.status(), to]).toEqual([302, `/login?next=${encodeURIComponent(path)}`])
			}
		},
	)

	it('has its bar, and logs out to the login page', async () => {
		const page = await openAs('Admin')
		await go(page, '/admin/orders')
		const bar = page.getByRole('navigation', { name: 'Admin Portal' })
		await bar.getByRole('link', { name: 'Product Management' }).click()
		await page.waitForURL('**/admin/products')
		await bar.getByRole('link', { name: 'Overview' }).click()
		await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
		await bar.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('**/login')
		await page.goto('/admin/orders')
		expect(page.url()).toContain('/login?next=')
	})
})
