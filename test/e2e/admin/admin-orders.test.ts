import { describe, expect, it } from 'vitest'
import { shipping } from '../../builders.ts'
import { scanFaces } from '../accessibility.ts'
import { go, signIn, textOf } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'

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
			shipping: shipping({ fullName }),
		},
	})
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

describe('the admin’s orders', () => {
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
		await page.getByLabel('Status').selectOption({ label: 'Any status' })
		await row.getByRole('link', { name: buyer }).click()
		await page.waitForURL(`**/admin/orders/${id}?*`)
		await page.getByRole('heading', { name: `Order ${id}` }).waitFor()
	})

	it('keep a filter that is typed while the list of the one before arrives', async () => {
		const page = await open()
		await signIn(page, 'Admin')
		await page.clock.install()
		await go(page, '/admin/orders')
		await page.clock.pauseAt(Date.now() + 60_000)
		const gate = Promise.withResolvers<void>()
		await page.route('**/admin/orders.data?*', async (route) => {
			await gate.promise
			await route.continue()
		})
		const [from, to] = ['From', 'To'].map((name) => page.getByLabel(name, { exact: true }))
		await from?.fill('2026-01-01')
		const asked = page.waitForRequest('**/admin/orders.data?*')
		await page.clock.runFor(200)
		await asked
		await to?.fill('2026-01-31')
		await page.getByRole('searchbox', { name: 'Search' }).focus()
		gate.resolve()
		await page.waitForURL('**/admin/orders?*from=2026-01-01*')
		expect(await to?.inputValue()).toBe('2026-01-31')
		await page.clock.runFor(200)
		await page.waitForURL('**/admin/orders?*to=2026-01-31*')
	})

	it('are searched, and bounded by days, and follow what happens', async () => {
		const page = await open()
		const buyer = `Sought${Date.now()}`
		const id = await place(page, `${buyer} ${NAME}`)
		await signIn(page, 'Admin')
		await go(page, '/admin/orders')
		await page.getByRole('searchbox', { name: 'Search' }).fill(buyer.toLowerCase())
		await page.waitForURL('**/admin/orders?q=*')
		await expect.poll(() => page.getByRole('row').count()).toBe(2)
		await page.getByRole('columnheader', { name: 'Status' }).getByRole('link').click()
		await page.waitForURL('**sort=*status*')
		await scanFaces(page)
		const installer = await somebody('Installer')
		await installer.call(`/api/orders/${id}/accept`, 'POST', {})
		await page.getByRole('cell', { name: 'Accepted' }).waitFor()
		await page.getByLabel('To', { exact: true }).fill('2026-01-01')
		await page.getByText('No orders found.').waitFor()
		await page.getByLabel('From', { exact: true }).fill('2026-01-02')
		await page.getByText('The first day must not come after the last.').waitFor()
		await page.getByLabel('To', { exact: true }).fill('')
		await page.getByLabel('From', { exact: true }).fill('2026-01-01')
		await page.getByRole('row').filter({ hasText: buyer }).waitFor()
		const saving = page.waitForEvent('download')
		await page.getByRole('link', { name: 'Export CSV' }).click()
		const file = await saving
		const text = await textOf(file)
		expect(text).toContain(id)
		expect(text.trim().split('\n').length).toBe(2)
	})

	it('are reassigned, and cancelled, on the order’s own page', async () => {
		const page = await open()
		const id = await place(page, NAME)
		const [ravi, sunil] = [await somebody('Installer'), await somebody('Installer')]
		await ravi.call(`/api/orders/${id}/accept`, 'POST', {})
		await signIn(page, 'Admin')
		await go(page, `/admin/orders/${id}`)
		await page.getByText('Reassign', { exact: true }).click()
		await scanFaces(page, { within: '[aria-labelledby=installer]' })
		await page.getByText(/^\d+ not suitable$/).click()
		await page.locator(`input[value="${sunil.id}"]`).check()
		await page.getByLabel('Reason (optional)').first().fill('Closer to the house')
		await page.getByRole('button', { name: 'Reassign the order' }).click()
		await page.getByText('assigned the order to another installer').waitFor()
		await page.getByText('“Closer to the house”').waitFor()
		expect((await ravi.call(`/api/orders/${id}`)).status).toBe(404)
		expect((await sunil.call(`/api/orders/${id}`)).status, sunil.email).toBe(200)
		await page.getByText('Cancel this order').click()
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('cancelled the order').waitFor()
		await expect.poll(() => page.getByText('Reassign', { exact: true }).count()).toBe(0)
	})

	it('are filtered without JavaScript', async () => {
		const page = await open({ javaScript: false })
		const buyer = `Plain ${Date.now()}`
		await place(page, buyer)
		await signIn(page, 'Admin')
		await page.goto('/admin/orders')
		await page.getByLabel('Status').selectOption('declined')
		await page.getByRole('button', { name: 'Apply' }).click()
		await page.waitForURL('**/admin/orders?*status=declined*')
		await expect.poll(() => page.getByText(buyer).count()).toBe(0)
	})
})
