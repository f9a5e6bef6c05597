import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockAlerts } from '../../../domain/stock-alerts/back-in-stock.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { once, order, shipping } from '../../builders.ts'
import { withoutMail } from '../../callers.ts'
import { TODAY } from '../../money.ts'
import { setOrder } from '../../orders.ts'
import { keepMails } from '../../outbox.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin, openLivePerson } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { picture } from '../installer/jobs.ts'
import { acceptedIn, serveChennai } from '../installer/live-installer.ts'
import { go } from '../journey.ts'
import { paid } from '../orders/paid-order.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { finish } from './finished-job.ts'

const SOLD_OUT = 'micro-inverter-2000w' as ProductId
const CABLE = 'solar-cable-4mm2-100m'

const shop = anotherStore('live')
let outbox: ReturnType<typeof keepMails>
beforeAll(async () => {
	await deliverForNothing(shop.store)
	outbox = keepMails(shop.store, [stockAlerts])
})

/** The last mail to a person, as plain text; due ones are sent first. */
async function lastMail(email: string, about: RegExp) {
	const found = () =>
		outbox.mails.findLast(({ to, text }) => to.address === email && about.test(text))
	await expect
		.poll(async () => {
			await outbox.deliver()
			return found()
		})
		.toBeDefined()
	return found()?.text ?? ''
}

const pathIn = (text: string, of: RegExp) => of.exec(text)?.[0] ?? ''
const looking = (page: Page, javaScript: boolean) => (path: string) =>
	javaScript ? go(page, path) : page.goto(path)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** An order that an installer has accepted, with a page of theirs. */
async function jobOf(live: typeof shop) {
	const { page } = await openLivePerson(live, 'Installer', { name: 'Meenakshi Sundaram' })
	await serveChennai(page)
	return { page, ...(await acceptedIn(live, page)) }
}

describe.each([true, false])('after the sale, JavaScript %s,', (javaScript) => {
	const view = (width = 390) => open({ address: shop.address, width, javaScript })

	it('a buyer returns a damaged panel with a photo, and gets the money back', async () => {
		const { id, trackingKey } = await paid(shop, 'delivered')
		const buyer = await view()
		await looking(buyer, javaScript)(`/orders/${id}?key=${trackingKey}`)
		await buyer.getByText('Return goods').click()
		const form = buyer.locator('form').filter({ hasText: 'Request a return' })
		await form.getByLabel('Reason').selectOption('Damaged or not working')
		await form.getByLabel('Solar Panel 500W').fill('1')
		await form.getByLabel('What is wrong with it?').fill('The glass is broken.')
		await form.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await form.getByRole('button', { name: 'Request a return' }).click()
		await buyer.getByText('Return 1: Waiting for an answer').waitFor()
		const photo = buyer.locator('form').filter({ hasText: 'Photo of the goods' })
		await photo.getByLabel(/^Photo of the goods/).setInputFiles({
			name: 'notes.jpg',
			mimeType: 'image/jpeg',
			buffer: Buffer.from('no picture'),
		})
		await photo.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await photo.getByRole('button', { name: 'Add the photo' }).click()
		await photo.getByRole('alert').first().waitFor()
		if (javaScript) await scanFaces(buyer, { height: 2400, within: '[aria-labelledby=returns]' })
		await photo.getByLabel(/^Photo of the goods/).setInputFiles({
			name: 'panel.jpg',
			mimeType: 'image/jpeg',
			buffer: await picture(),
		})
		await photo.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await photo.getByRole('button', { name: 'Add the photo' }).click()
		await buyer
			.getByRole('img', { name: /^Photo/ })
			.first()
			.waitFor()

		const admin = await openLiveAdmin(shop, javaScript)
		await looking(admin, javaScript)(`/admin/orders/${id}/returns`)
		await admin
			.getByRole('img', { name: /^Photo/ })
			.first()
			.waitFor()
		await press(admin, 'Approve')
		await admin.getByText('The return is approved, and the buyer is told.').waitFor()
		await admin.getByLabel('1 × Solar Panel 500W').selectOption('scrap')
		await press(admin, 'Receive and refund')
		await admin.getByText('Received. What was paid for it is on its way back.').waitFor()
		await buyer.reload()
		await buyer.getByText('Return 1: Received').waitFor()
		await buyer.getByText('Refund:').waitFor()
	})

	it('a buyer follows the work to its hand-over, and has the papers of it', async () => {
		const { page: works, id, path } = await jobOf(shop)
		const buyer = await view()
		const see = looking(buyer, javaScript)
		await see(path)
		await buyer.getByText('Meenakshi Sundaram').first().waitFor()
		await buyer.getByText('0 of 6 steps done').waitFor()
		await finish(shop, works, id)
		await see(`/orders/${id}`)
		await buyer.getByText('Installed. Your system is installed.').waitFor()
		await buyer.getByText('6 of 6 steps done').waitFor()
		for (const name of ['Hand-over certificate', 'Warranty card']) {
			const paper = await buyer.getByRole('link', { name }).first().getAttribute('href')
			const answer = await buyer.request.get(paper ?? '')
			expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
		}
		if (javaScript) await scanFaces(buyer)
	})

	it('a buyer who is logged out opens the link of a mail, logs in and is at the order', async () => {
		const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
		const buyer = await view()
		const logIn = { email: account.email, password: account.password }
		expect((await buyer.request.post('/api/session', { data: logIn })).ok()).toBe(true)
		const id = await orderCable(buyer)
		await buyer.request.delete('/api/session')
		const mail = await lastMail(account.email, new RegExp(id))
		await looking(buyer, javaScript)(pathIn(mail, new RegExp(`/orders/${id}[^\\s]*`)))
		await buyer.getByRole('link', { name: 'Log in', exact: true }).first().click()
		await buyer.getByLabel('Email').fill(account.email)
		await buyer.getByLabel('Password', { exact: true }).fill(account.password)
		await buyer.locator('main').getByRole('button', { name: 'Login' }).click()
		await buyer.getByRole('heading', { name: `Order ${id}`, level: 1 }).waitFor()
		await buyer.getByText('14 Paud Road').waitFor()
	})

	it('a guest who lost everything but the phone finds the order and its link again', async () => {
		const email = `lost-${crypto.randomUUID()}@example.com`
		const id = await orderCable(await view(), email)
		const later = await open({ address: shop.address, width: 390, javaScript, isNew: true })
		await looking(later, javaScript)('/')
		await later.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click()
		await later.getByLabel('Order number').fill(id.toLowerCase().replaceAll('-', ' '))
		await later.getByLabel('Phone number').fill('098200 00000')
		await press(later, 'Track the order')
		await later.getByRole('heading', { name: `Order ${id}` }).waitFor()
		await press(later, 'Send the link')
		await later.getByText('The link is on its way').waitFor()
		const mail = await lastMail(email, /\/orders\/[\w-]+\?key=/)
		await later.goto(pathIn(mail, /\/orders\/[\w-]+\?key=[\w-]+/))
		await later.getByText('14 Paud Road').waitFor()
	})

	it('a buyer of what is sold out is told when it is back, and buys it', async () => {
		const email = `waiting-${crypto.randomUUID()}@example.com`
		await setStock(0)
		const buyer = await view()
		const look = looking(buyer, javaScript)
		await look(`/products/${SOLD_OUT}`)
		await buyer.getByRole('link', { name: 'Tell me when it is back' }).first().click()
		await buyer.getByRole('textbox', { name: /email/i }).first().fill(email)
		await press(buyer, 'Tell me')
		await buyer.getByText(email).first().waitFor()
		if (javaScript) await scanFaces(buyer)
		const asked = await lastMail(email, /stock-alerts\/confirm/)
		await look(pathIn(asked, /\/stock-alerts\/confirm\?key=[\w-]+/))
		await buyer.locator('main').getByRole('button').first().click()
		await buyer.getByText('Micro-Inverter 2000W').first().waitFor()
		await setStock(3)
		await stockAlerts.run(shop.store, undefined as never)
		const told = await lastMail(email, /is back in stock/)
		await look(pathIn(told, /\/products\/[\w-]+/))
		await buyer.getByRole('button', { name: 'Add to Cart' }).first().click()
		await expect
			.poll(async () => (await (await buyer.request.get('/api/cart')).json()).count)
			.toBe(1)
	})

	it('an account that is owed money says where it goes before it is deleted', async () => {
		const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
		const buyer = await view()
		const logIn = { email: account.email, password: account.password }
		expect((await buyer.request.post('/api/session', { data: logIn })).ok()).toBe(true)
		const id = await orderCable(buyer)
		await payTwice(id)
		const look = looking(buyer, javaScript)
		await look('/account/delete')
		await buyer.getByText('The shop owes you money:').waitFor()
		expect(await buyer.getByLabel('Your password', { exact: true }).count()).toBe(0)
		if (javaScript) await scanFaces(buyer)
		await buyer.getByRole('link', { name: 'Say where it goes' }).click()
		await buyer.getByLabel('UPI id').fill('asha@okbank')
		await press(buyer, 'Send the refund there')
		await buyer.getByText('as…@okbank').waitFor()
		await look('/account/delete')
		await buyer.getByText('It is sent also after your account is deleted.').waitFor()
		await buyer.getByLabel('Your password', { exact: true }).fill(account.password)
		await press(buyer, 'Delete my account')
		await buyer.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
	})
})

const priceOf = (id: string) => shop.store.catalogue.anyById(id as ProductId)?.price ?? 0

/** Orders a cable by this page's browser, to be paid on delivery. @returns its number */
async function orderCable(page: Page, email?: string): Promise<string> {
	const data = {
		...order({ [CABLE]: 1 }),
		shipping: shipping(email ? { email } : {}),
		...{ fulfilment: 'delivery', expectedTotal: priceOf(CABLE), payment: 'cod' },
	}
	const placed = await page.request.post('/api/orders', { data, headers: once() })
	expect(placed.status(), await placed.text()).toBe(201)
	return (await placed.json()).id
}

/** An order that was delivered and paid twice by transfer. */
async function payTwice(id: string) {
	await setOrder(shop.store, id, { status: 'delivered' })
	const admin = await openLiveAdmin(shop)
	for (const reference of [`UTR1${id}`, `UTR2${id}`]) {
		const data = { way: 'transfer', amount: priceOf(CABLE), date: TODAY(), reference }
		const paid = await admin.request.post(`/api/orders/${id}/payments`, {
			data: { ...data, confirmOverpaid: true },
			headers: once(),
		})
		expect(paid.status(), await paid.text()).toBe(201)
	}
}

async function setStock(stock: number) {
	const admin = await openLiveAdmin(shop)
	const answer = await admin.request.put(`/api/products/${SOLD_OUT}`, { data: { stock } })
	expect(answer.status()).toBe(200)
}
