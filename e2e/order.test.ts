import { describe, expect, it } from 'vitest'
import { order, trackingPath } from './buying.ts'
import { expectComplaint, go, open, scanFaces, signIn } from './journey.ts'
import { ownProduct } from './own-product.ts'

const THANKS =
	'Thank you for your order. Our installer team will review your request and contact you shortly.'

describe('order confirmation', () => {
	it('thanks without knowing the order', async () => {
		const page = await open()
		await go(page, '/order-confirmation')
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		await page.getByText(THANKS).waitFor()
		const main = page.getByRole('main')
		await expect.poll(() => main.locator('a[href="/"]').count()).toBe(1)
		await expect.poll(() => main.locator('a[href="/products"]').count()).toBe(1)
	})

	it('has the order’s number and a link to keep', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
		await go(page, `/order-confirmation?order=${made.id}&key=${made.trackingKey}`)
		await page.getByRole('heading', { name: made.id }).waitFor()
		await page.getByRole('button', { name: 'Copy link' }).click()
		await page.getByText('Copied').waitFor()
		const link = await page.evaluate(() => navigator.clipboard.readText())
		expect(new URL(link).pathname + new URL(link).search).toBe(trackingPath(made))
	})

	it('tells nothing to somebody without the key', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		await go(page, `/order-confirmation?order=${made.id}&key=wrong`)
		await page.getByText(THANKS).waitFor()
		await expect.poll(() => page.getByText(made.id).count()).toBe(0)
	})
})

describe('order page', () => {
	it('is private: not kept, not indexed, not told to other sites', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		const answer = await page.goto(trackingPath(made))
		expect(answer?.headers()['cache-control']).toBe('no-store')
		expect(answer?.headers()['referrer-policy']).toBe('strict-origin')
		await expect
			.poll(() => page.locator('meta[name="robots"]').getAttribute('content'))
			.toBe('noindex')
	})

	it('does not exist for anybody else', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		const answer = await page.goto(`/orders/${made.id}`)
		expect(answer?.status()).toBe(404)
		expectComplaint(/404/)
	})

	it('shows the way of an order, in words and with its history', async () => {
		const page = await open()
		const { id, name } = await ownProduct(1)
		const made = await order(page, id)
		await go(page, trackingPath(made))
		await page.getByText('It is waiting for an installer to accept it.').waitFor()
		const installer = await open()
		await signIn(installer, 'Installer')
		const accepted = await installer.request.post(`/api/orders/${made.id}/accept`, { data: {} })
		expect(accepted.status()).toBe(200)
		await go(page, trackingPath(made))
		expect(
			await page.getByRole('main').getByRole('listitem', { name: '' }).allTextContents(),
		).toEqual(expect.arrayContaining([expect.stringContaining('Accepted, now')]))
		await page.getByText('Test Installer (Installer) accepted the order').waitFor()
		await page.getByRole('link', { name }).waitFor()
		await page.getByText('GST within the total').waitFor()
		await page.getByText('₹50.00').waitFor()
	})

	it('is cancelled after asking once more, and its pieces go back', async () => {
		const page = await open()
		const { id, stockLeft } = await ownProduct(1)
		const made = await order(page, id)
		await expect.poll(() => stockLeft()).toBe(0)
		await go(page, trackingPath(made))
		await page.getByText('Cancel this order').click()
		await page.getByLabel('Reason (optional)').fill('We are moving house.')
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('It was called off and goes no further.').waitFor()
		await page.getByText('“We are moving house.”').waitFor()
		await expect.poll(() => page.getByText('Cancel this order').count()).toBe(0)
		await expect.poll(() => stockLeft()).toBe(1)
	})

	it('says so when it can no longer be cancelled', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		await go(page, trackingPath(made))
		await page.getByText('Cancel this order').click()
		await page.request.post(`/api/orders/${made.id}/cancel?key=${made.trackingKey}`, { data: {} })
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('This order has been cancelled.').waitFor()
	})

	it('has no accessibility violation', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		await go(page, `/order-confirmation?order=${made.id}&key=${made.trackingKey}`)
		await scanFaces(page)
		await go(page, trackingPath(made))
		await page.getByText('Cancel this order').click()
		await scanFaces(page)
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('It was called off and goes no further.').waitFor()
		await scanFaces(page)
	})
})
