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

describe.each([true, false])('a finished order, JavaScript %s,', (javaScript) => {
	it('is reviewed by its buyer, and the reviews are answered and moderated', async () => {
		const { page: works } = await openLivePerson(shop, 'Installer', { name: LONG_NAME, javaScript })
		const see = javaScript ? go : (page: typeof works, path: string) => page.goto(path)
		await serveChennai(works)
		const { id, path, name } = await acceptedIn(shop, works)
		await setOrder(shop.store, id, { status: 'installed' })
		const buyer = await open({ address: shop.address, width: 390, javaScript })
		await see(buyer, path)
		await buyer.getByRole('link', { name: 'Write a review' }).click()
		const form = (of: string) => buyer.getByRole('region', { name: of, exact: true })
		const write = async (
			of: string,
			stars: number,
			text: string,
			contact = SHIPPING.contactNumber,
		) => {
			const part = form(of)
			await part.getByRole('radio', { name: `${stars} of 5 stars` }).check()
			await part.getByRole('textbox', { name: /^How/ }).fill(text)
			await part.getByLabel('Phone number or email').fill(contact)
			await part.getByRole('button', { name: 'Send the review' }).click()
		}
		await write(LONG_NAME, 2, 'Came a day late, but the work is neat.', '')
		await form(LONG_NAME).getByText('Type the phone number or email address').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 2400 })
		await write(LONG_NAME, 2, 'Came a day late, but the work is neat.')
		await buyer.getByText('Thank you. Your review is saved.').waitFor()
		await write(name, 4, 'Good. Ask me: 98200 12345.')
		await buyer.getByText('We read it before it is shown').waitFor()
		if (javaScript) await scanFaces(buyer, { height: 2400 })

		await see(works, '/installer/reviews')
		await works.getByText('Came a day late').waitFor()
		await works.getByText('Answer in public').click()
		await works.getByLabel('Your answer').fill('Sorry for the day.')
		await works.getByRole('button', { name: 'Answer', exact: true }).click()
		await works.getByText('Answered. Everybody').waitFor()
		if (javaScript) await scanFaces(works)

		const admin = await openLiveAdmin(shop, javaScript)
		await see(admin, '/admin/reviews?state=held')
		const held = admin.getByRole('article').filter({ hasText: id })
		await held.getByText('Hide', { exact: true }).click()
		await held.getByRole('button', { name: 'Hide the review' }).click()
		await held.getByText('A low mark is no reason to hide a review').waitFor()
		if (javaScript) await scanFaces(admin)
		await held.getByRole('button', { name: 'Show the review' }).click()
		await admin.getByText('The review is shown.').waitFor()

		await see(buyer, `/orders/${id}/reviews`)
		await buyer.getByText('Sorry for the day.').first().waitFor()
		await see(buyer, `/products/${PANEL}`)
		await buyer.getByText('Good. Ask me').waitFor()
		await buyer.getByText('Lakshmi, Chennai').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 4800, within: '[aria-labelledby=reviews]' })
		const html = await (await buyer.request.get(`/products/${PANEL}`)).text()
		expect(html).not.toContain('aggregateRating')
		await see(buyer, `/products/${PANEL}/reviews`)
		await buyer.getByRole('heading', { name: `Reviews of ${name}` }).waitFor()
		if (javaScript) await scanFaces(buyer)
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
	await page.getByText('4.3 of 5 stars (3)').first().waitFor()
	await scanFaces(page)
	const html = await (await page.request.get(`/products/${id}`)).text()
	expect(html).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4.3,"reviewCount":3/)
})
