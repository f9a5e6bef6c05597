import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { setProductRating } from '../../../domain/catalogue/rating.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { setOrder } from '../../orders.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin, openLivePerson } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { acceptedIn, PANEL, serveChennai } from '../installer/live-installer.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

const shop = anotherStore('live')
const LONG_NAME = 'Venkatanarasimharajuvaripeta Subrahmanyam'

/** A page of an installer, and an order of a guest that they have finished. */
async function finishedOrder(javaScript: boolean) {
	const { page: works } = await openLivePerson(shop, 'Installer', { name: LONG_NAME, javaScript })
	await serveChennai(works)
	const order = await acceptedIn(shop, works)
	await setOrder(shop.store, order.id, { status: 'installed' })
	const buyer = await open({ address: shop.address, width: 390, javaScript })
	const see = javaScript ? go : (page: typeof works, path: string) => page.goto(path)
	return { works, buyer, see, ...order }
}

describe.each([true, false])('a finished order, JavaScript %s,', (javaScript) => {
	it('is reviewed by its buyer, and its installer answers', async () => {
		const { works, buyer, see, id, path } = await finishedOrder(javaScript)
		await see(buyer, path)
		await buyer.getByRole('link', { name: 'Write a review' }).click()
		const part = buyer.getByRole('region', { name: LONG_NAME, exact: true })
		const write = async (contact: string) => {
			await part.getByRole('radio', { name: '2 of 5 stars' }).check()
			await part.getByRole('textbox', { name: /^How/ }).fill('Came a day late. Neat work.')
			await part.getByLabel('Phone number or email').fill(contact)
			await part.getByRole('button', { name: 'Send the review' }).click()
		}
		await write('')
		await part.getByText('Type the phone number or email address').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 2400 })
		await write(SHIPPING.contactNumber)
		await buyer.getByText('Thank you. Your review is saved.').waitFor()
		await see(works, '/installer/reviews')
		await works.getByText('Came a day late').waitFor()
		await works.getByText('Answer in public').click()
		await works.getByLabel('Your answer').fill('Sorry for the day.')
		await works.getByRole('button', { name: 'Answer', exact: true }).click()
		await works.getByText('Answered. Everybody').waitFor()
		if (javaScript) await scanFaces(works)
		await see(buyer, `/orders/${id}/reviews`)
		await buyer.getByText('Sorry for the day.').first().waitFor()
		allowComplaints(/status of 4../)
	})

	it('has a review with a phone number in it shown once an admin has read it', async () => {
		const { buyer, see, id, path } = await finishedOrder(javaScript)
		const key = path.split('?')[1]
		const data = { productId: PANEL, stars: 4, text: `Ask me: 98200 12345, ${id}.` }
		const written = await buyer.request.put(`/api/orders/${id}/reviews?${key}`, {
			data: { ...data, contact: SHIPPING.contactNumber },
		})
		expect(written.status(), await written.text()).toBe(200)
		const admin = await openLiveAdmin(shop, javaScript)
		await see(admin, `/admin/reviews?state=held&q=${id}`)
		const held = admin.getByRole('article').filter({ hasText: id })
		await held.getByText('Hide', { exact: true }).click()
		await held.getByRole('button', { name: 'Hide the review' }).click()
		await held.getByText('A low mark is no reason to hide a review').waitFor()
		if (javaScript) await scanFaces(admin)
		await held.getByRole('button', { name: 'Show the review' }).click()
		await admin.getByText('The review is shown.').waitFor()
		await see(buyer, `/products/${PANEL}`)
		await buyer.getByText(data.text).waitFor()
		await buyer.getByText('Lakshmi, Chennai').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 4800, within: '[aria-labelledby=reviews]' })
		const html = await (await buyer.request.get(`/products/${PANEL}`)).text()
		expect(html).not.toContain('aggregateRating')
		allowComplaints(/status of 4../)
	})
})

describe.each([true, false])('a review that goes, JavaScript %s,', (javaScript) => {
	it('is deleted by its buyer, and one that is hidden by an admin', async () => {
		const { buyer, see, id, path } = await finishedOrder(javaScript)
		const contact = SHIPPING.contactNumber
		for (const about of [{ text: `Late, ${id}.` }, { productId: PANEL, text: `Dim, ${id}.` }]) {
			const written = await buyer.request.put(`/api/orders/${id}/reviews?${path.split('?')[1]}`, {
				data: { stars: 2, contact, ...about },
			})
			expect(written.status(), await written.text()).toBe(200)
		}
		await see(buyer, path)
		await see(buyer, `/orders/${id}/reviews`)
		const part = buyer.getByRole('region', { name: LONG_NAME, exact: true })
		await part.getByText('Delete it', { exact: false }).first().click()
		await part.getByRole('button', { name: 'Delete the review' }).click()
		await part.getByText('Type the phone number or email address').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 2400 })
		await part.getByLabel('Phone number or email').last().fill(contact)
		await part.getByRole('button', { name: 'Delete the review' }).click()
		await buyer.getByText('Your review is deleted.').waitFor()
		await part.getByRole('button', { name: 'Send the review' }).waitFor()
		expect(await buyer.getByText(`Late, ${id}.`).count()).toBe(0)

		const admin = await openLiveAdmin(shop, javaScript)
		await see(admin, `/admin/reviews?q=${id}`)
		const dim = admin.getByRole('article').filter({ hasText: `Dim, ${id}.` })
		await dim.getByText('Hide', { exact: true }).click()
		await dim.getByLabel('Reason').selectOption('Personal data')
		await dim.getByRole('button', { name: 'Hide the review' }).click()
		await admin.getByText('Hidden. Its buyer is told why.').waitFor()
		await dim.getByText('Delete', { exact: true }).click()
		if (javaScript) await scanFaces(admin)
		await dim.getByRole('button', { name: 'Delete it for good' }).click()
		await admin.getByText('The review is deleted for good.').waitFor()
		await admin.getByText('No review matches.').waitFor()
		if (javaScript) await scanFaces(admin)
		allowComplaints(/status of 4../)
	})
})

it('a product with three reviews has their average on its card, its page and for search engines', async () => {
	const { store, address } = shop
	const id = 'solar-panel-500w' as ProductId
	const three = async () => ({ total: 13, count: 3 })
	await inTransaction(store.db, (tx) => setProductRating(tx, id, three, store.now()))
	await store.catalogue.refresh()
	const page = await open({ address, width: 390 })
	await go(page, '/products?q=solar+panel+500w')
	await page.getByText('4.3 of 5 (3)').first().waitFor()
	await scanFaces(page)
	const html = await (await page.request.get(`/products/${id}`)).text()
	expect(html).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4.3,"reviewCount":3/)
})
