import { describe, expect, it } from 'vitest'
import { go, open, scan, signIn, VIEWS } from './journey.ts'

const NAME = 'Chandrasekharan Venkataramanujam Subrahmanya Iyer'

async function place(page: Awaited<ReturnType<typeof open>>, fullName: string) {
	const products = [
		'solar-panel-250w',
		'solar-panel-500w',
		'solar-battery-5kwh',
		'solar-inverter-3kw',
	]
	const answer = await page.request.post('/api/orders', {
		headers: { 'idempotency-key': `admin-orders-${Date.now()}-${fullName}` },
		data: {
			items: products.slice(0, 2).map((productId) => ({ productId, quantity: 1 })),
			shipping: {
				fullName,
				contactNumber: '+91 98200 00000',
				street: '14 Paud Road',
				city: 'Pune',
				zipCode: '411038',
				country: 'India',
			},
		},
	})
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

describe('the admin’s orders', () => {
	it.each(VIEWS)('have no accessibility violation at $width px, $scheme', async (view) => {
		const page = await open(view)
		await place(page, NAME)
		await signIn(page, 'Admin')
		await go(page, '/admin/orders')
		await scan(page)
	})

	it('are filtered by their status, in the address, and lead to the order', async () => {
		const page = await open()
		const buyer = `Buyer ${Date.now()}`
		const id = await place(page, buyer)
		await signIn(page, 'Admin')
		await go(page, '/admin/orders')
		for (const head of ['User', 'Product(s)', 'Order Date', 'Status'])
			await page.getByRole('columnheader', { name: head, exact: true }).waitFor()
		const row = page.getByRole('row').filter({ hasText: buyer })
		await row.getByText('Solar Panel 250W').waitFor()
		await page.getByLabel('Status').selectOption({ label: 'Pending' })
		await page.waitForURL('**/admin/orders?status=pending')
		await row.waitFor()
		await page.getByLabel('Status').selectOption('installed')
		await page.waitForURL('**/admin/orders?status=installed')
		await row.waitFor({ state: 'detached' })
		await page.getByLabel('Status').selectOption({ label: 'All' })
		await row.getByRole('link', { name: buyer }).click()
		await page.waitForURL(`**/orders/${id}`)
	})

	it('are filtered without JavaScript', async () => {
		const page = await open({ javaScript: false })
		const buyer = `Plain ${Date.now()}`
		await place(page, buyer)
		await signIn(page, 'Admin')
		await page.goto('/admin/orders')
		await page.getByLabel('Status').selectOption('declined')
		await page.getByRole('button', { name: 'Apply' }).click()
		await page.waitForURL('**/admin/orders?status=declined')
		expect(await page.getByText(buyer).count()).toBe(0)
	})
})
