import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import { open } from '../pages.ts'
import { order, prove, SHIPPING, trackingPath } from './cart-and-checkout.ts'
import { ownProduct } from './own-product.ts'

const THANKS =
	'Thank you for your order. Our installer team will review your request and contact you shortly.'

describe('order confirmation', () => {
	it('thanks without knowing the order, and tells nothing of it to somebody without the key', async () => {
		const page = await open()
		const made = await order(page, (await ownProduct(1)).id)
		for (const query of ['', `?order=${made.id}&key=wrong`]) {
			const html = await (await page.request.get(`/order-confirmation${query}`)).text()
			const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
			for (const part of ['Order Received!', THANKS]) expect(main).toContain(part)
			for (const way of [/<a [^>]*href="\/"/g, /<a [^>]*href="\/products"/g])
				expect(main.match(way)).toHaveLength(1)
			expect(html.replaceAll(`order=${made.id}`, '')).not.toContain(made.id)
		}
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
		await scanFaces(page)
	})
})

describe('order page', () => {
	it('does not exist for anybody else, and is private: not kept, not indexed, not told to other sites', async () => {
		const page = await open()
		const made = await order(page, (await ownProduct(1)).id)
		const strange = await page.request.get(`/orders/${made.id}`, { maxRedirects: 0 })
		expect(strange.headers().location).toBe(`/orders/${made.id}/login`)
		const answer = await page.request.get(trackingPath(made))
		expect(answer.status()).toBe(200)
		expect(answer.headers()['cache-control']).toBe('no-store')
		expect(answer.headers()['referrer-policy']).toBe('strict-origin')
		expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
	})

	it.each([true, false])(
		'has the key in the address once, then a cookie opens it, until that is ended; JavaScript: %s',
		async (javaScript) => {
			const page = await open({ javaScript, isDrawn: true })
			const made = await order(page, (await ownProduct(1)).id)
			const received: string[] = []
			page.on('request', (request) => received.push(request.headers().referer ?? ''))
			await page.goto(trackingPath(made))
			await page.getByText('We are looking for an installer.').waitFor()
			const bare = `/orders/${made.id}`
			expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(bare)
			expect(await page.evaluate(() => document.cookie)).toBe('')
			await page.reload()
			await page.getByRole('heading', { name: made.id }).waitFor()
			await page.getByRole('button', { name: 'Remove from this device' }).click()
			await page.getByRole('heading', { name: 'Removed from this device' }).waitFor()
			await page.goto(bare)
			await page.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
			expect(received.filter((referrer) => referrer.includes(made.trackingKey ?? '?'))).toEqual([])
		},
	)

	it.each([390, 1280])(
		'stands as it was sent once its script is there, so that what is pressed stays where it is: %i px',
		async (width) => {
			const made = await order(await open(), (await ownProduct(1)).id)
			const heightOf = async (javaScript: boolean) => {
				const page = await open({ javaScript, width, isDrawn: true })
				await page.goto(trackingPath(made))
				// A font that comes late is not used until the next page.
				await page.evaluate(() => document.fonts.ready)
				await page.reload()
				if (javaScript) await page.getByRole('button', { name: 'Copy link' }).waitFor()
				return (await page.getByRole('main').boundingBox())?.height
			}
			expect(await heightOf(true)).toBe(await heightOf(false))
		},
	)

	it('gets another link from its holder, and the old one is dead', async () => {
		const page = await open()
		const made = await order(page, (await ownProduct(1)).id)
		await go(page, trackingPath(made))
		const link = page.getByRole('textbox', { name: 'Link to your order' })
		const before = await link.inputValue()
		await page.locator('summary', { hasText: 'Make a new link' }).click()
		await prove(page, 'Make a new link')
		await page.getByRole('button', { name: 'Yes, make a new link' }).click()
		await expect.poll(() => link.inputValue()).not.toBe(before)
		const other = await open()
		await go(other, before)
		await other.getByRole('heading', { name: 'Log in to see this order' }).waitFor()
		await go(other, await link.inputValue())
		await other.getByRole('heading', { name: made.id }).waitFor()
	})

	it('shows the way of an order, in words and with its history', async () => {
		const page = await open()
		const { id, name } = await ownProduct(1)
		const made = await order(page, id)
		const installer = await openAs('Installer')
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
		await page.locator('summary', { hasText: 'Make a new link' }).click()
		await scanFaces(page)
		await page.getByLabel('Reason (optional)').fill('We are moving house.')
		await prove(page, 'Cancel this order', '98200 00001')
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('This is not the phone number or email address').waitFor()
		await expect
			.poll(() => page.getByLabel('Reason (optional)').inputValue())
			.toBe('We are moving house.')
		await prove(page, 'Cancel this order')
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('Cancelled. Nothing more will be delivered or installed.').waitFor()
		await page.getByText('“We are moving house.”').waitFor()
		await expect.poll(() => page.getByText('Cancel this order').count()).toBe(0)
		await scanFaces(page)
		await expect.poll(() => stockLeft()).toBe(1)
		expect(await page.getByText('To cancel it').count()).toBe(0)
		await page.getByRole('button', { name: 'Order again' }).click()
		await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor()
		await page
			.getByRole('link', { name: /^Journey Panel/ })
			.first()
			.waitFor()
	})

	it('says so when it can no longer be cancelled', async () => {
		const page = await open()
		const { id } = await ownProduct(1)
		const made = await order(page, id)
		await go(page, trackingPath(made))
		await page.getByText('Cancel this order').click()
		await prove(page, 'Cancel this order')
		await page.request.post(`/api/orders/${made.id}/cancel?key=${made.trackingKey}`, {
			data: { contact: SHIPPING.contactNumber },
		})
		await page.getByRole('button', { name: 'Yes, cancel the order' }).click()
		await page.getByText('This order has been cancelled.').waitFor()
	})
})
