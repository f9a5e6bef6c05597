import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { allowComplaints, open, type View } from '../pages.ts'
import { somebody } from '../people.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'
import { wordsAt } from '../words.ts'

const PHONE = { width: 390 }
/** More than the ten seconds for which Undo is shown. */
const PAST_UNDO = { timeout: 15_000 }

let sent = 0

async function place(page: Page, stock = 5, quantity = 1) {
	const { id: productId } = await ownProduct(stock)
	const answer = await page.request.post('/api/orders', {
		headers: { 'idempotency-key': `undo ${Date.now()} ${sent++}` },
		data: { shipping: SHIPPING, items: [{ productId, quantity }] },
	})
	expect(answer.status()).toBe(201)
	return { id: (await answer.json()).id as string, productId }
}

async function as(role: 'Installer' | 'Admin' | 'Buyer', view: View = PHONE) {
	const page = await open(view)
	await signIn(page, role)
	return page
}

const card = (page: Page, id: string) => page.getByRole('article', { name: id })
const statusOf = async (page: Page, id: string) =>
	(await (await page.request.get(`/api/orders/${id}`)).json()).status
const focused = (page: Page) =>
	page.evaluate(() => {
		const at = document.activeElement
		return at?.textContent === 'Undo' ? 'Undo' : at?.tagName
	})

/** All installers of all tests fit in it above the bar that stays in view, which would half cover one of them. */
const TALL = 16_000

describe('a decline on a phone', () => {
	it('is taken back by Undo on the card, which outlives the toast', async () => {
		const page = await as('Installer')
		const { id } = await place(page)
		await go(page, `/installer/dashboard?q=${id}`)
		await card(page, id).getByRole('button', { name: 'Reject' }).focus()
		await page.keyboard.press('Enter')
		await page.getByText('Order rejected.').waitFor()
		const undo = card(page, id).getByRole('button', { name: 'Undo' })
		await undo.waitFor()
		await expect.poll(() => focused(page)).toBe('Undo')
		await page.getByText(`Undo is possible for ten seconds: order ${id}.`).waitFor()
		await card(page, id).getByText('Rejected', { exact: true }).waitFor()
		await scan(page)
		await page.getByText('Order rejected.').waitFor({ state: 'detached' })
		await undo.press('Enter')
		await card(page, id).getByRole('button', { name: 'Approve' }).waitFor()
		await undo.waitFor({ state: 'detached' })
		expect(await statusOf(page, id)).toBe('pending')
		await expect.poll(() => focused(page)).toBe('ARTICLE')
	})

	it('can be undone though the list has only what is pending, until ten seconds are over', async () => {
		const page = await as('Installer')
		const { id } = await place(page)
		await go(page, `/installer/orders?status=pending&q=${id}`)
		const undo = card(page, id).getByRole('button', { name: 'Undo' })
		await card(page, id).getByRole('button', { name: 'Decline' }).click()
		await undo.click()
		await card(page, id).getByRole('button', { name: 'Decline' }).click()
		await undo.waitFor({ state: 'detached', ...PAST_UNDO })
		await page.getByText('No orders to show.').waitFor()
		expect(await statusOf(page, id)).toBe('declined')
	}, 60_000)

	it('is refused in words when its stock is gone', async () => {
		const page = await as('Installer')
		const { id, productId } = await place(page, 3, 3)
		await go(page, `/installer/orders?q=${id}`)
		await card(page, id).getByRole('button', { name: 'Decline' }).click()
		const undo = card(page, id).getByRole('button', { name: 'Undo' })
		await undo.waitFor()
		const again = await page.request.post('/api/orders', {
			headers: { 'idempotency-key': `undo ${Date.now()} ${sent++}` },
			data: { shipping: SHIPPING, items: [{ productId, quantity: 1 }] },
		})
		expect(again.status()).toBe(201)
		await undo.click()
		await card(page, id)
			.getByText(/^The order stays declined\. Only 2 of .+ left in stock\.$/)
			.waitFor()
		expect(await statusOf(page, id)).toBe('declined')
	})

	it('is taken back without JavaScript, also from a list that has it no more', async () => {
		const page = await as('Installer', { ...PHONE, javaScript: false })
		const { id } = await place(page)
		await page.goto(`/installer/orders?status=pending&q=${id}`)
		await card(page, id).getByRole('button', { name: 'Decline' }).click()
		await card(page, id).getByRole('button', { name: 'Undo' }).click()
		await card(page, id).getByRole('button', { name: 'Accept' }).waitFor()
		await page.goto(`/installer/dashboard?q=${id}`)
		await card(page, id).getByRole('button', { name: 'Reject' }).click()
		await card(page, id).getByRole('button', { name: 'Undo' }).click()
		await card(page, id).getByRole('button', { name: 'Approve' }).waitFor()
	})
})

describe('a declined order on an admin’s phone', () => {
	async function declined(by: Page) {
		const placed = await place(by)
		await by.request.post(`/api/orders/${placed.id}/decline`, { data: {} })
		return placed
	}

	it('is reopened, sent to routing or assigned by buttons', async () => {
		const [installer, page] = [await as('Installer'), await as('Admin')]
		const firm = await somebody('Installer')
		const { id } = await declined(installer)
		const show = async () => {
			await go(page, `/admin/orders/${id}`)
			await page.getByRole('heading', { name: 'Open it again' }).waitFor()
		}
		const decline = async () => {
			await page.getByRole('heading', { name: 'Open it again' }).waitFor({ state: 'detached' })
			expect(await statusOf(page, id)).toBe('pending')
			await installer.request.post(`/api/orders/${id}/decline`, { data: {} })
			await page.getByRole('heading', { name: 'Open it again' }).waitFor()
		}
		await show()
		await page.getByLabel('Reason (optional)').first().fill('The buyer called')
		await page.getByRole('button', { name: 'Reopen', exact: true }).click()
		await page.getByText('reopened the order').waitFor()
		await page.getByText('“The buyer called”').waitFor()
		await decline()
		await page.getByText('Assign an installer').click()
		await scanFaces(page, { height: TALL, within: '[aria-labelledby=reopen]' })
		await page.evaluate(() => {
			for (const part of document.querySelectorAll('fieldset details'))
				part.toggleAttribute('open', true)
		})
		await page.getByRole('radio', { name: firm.name }).check()
		await page.getByRole('button', { name: 'Assign the order' }).click()
		await page.getByText('assigned the order to an installer').waitFor()
		expect((await firm.call(`/api/orders/${id}`)).status).toBe(200)
		expect((await firm.call(`/api/orders/${id}/decline`, 'POST', {})).status).toBe(200)
		await page.getByRole('button', { name: 'Send to routing' }).click()
		await page.getByText('asked the next installer').waitFor()
		expect(await statusOf(page, id)).toBe('pending')
		// Routing does not ask an installer who declined it.
		expect((await firm.call(`/api/orders/${id}`)).status).toBe(404)
	}, 60_000)

	it('says so when its stock is gone', async () => {
		const [installer, page] = [await as('Installer'), await as('Admin')]
		const { id, productId } = await declined(installer)
		const answer = await page.request.put(`/api/products/${productId}`, { data: { stock: 0 } })
		expect(answer.status()).toBe(200)
		await go(page, `/admin/orders/${id}`)
		await page.getByRole('button', { name: 'Reopen', exact: true }).click()
		await page.getByText(/^The order stays declined\. .+ is out of stock\.$/).waitFor()
		expect(await statusOf(page, id)).toBe('declined')
	})
})

describe('an accepted order on a phone', () => {
	it('is handed back with a reason by its installer, and goes to another', async () => {
		const [buyer, page, other] = [await as('Buyer'), await as('Installer'), await as('Installer')]
		const { id } = await place(buyer)
		await page.request.post(`/api/orders/${id}/accept`, { data: {} })
		await go(page, `/installer/installations/${id}`)
		await page.getByText('Hand this order back').click()
		// Where the bar at the foot of the window hides no part of a link.
		await page.evaluate(() => window.scrollTo(0, 0))
		await scanFaces(page, { within: '#hand-back' })
		await page.getByLabel('Reason', { exact: true }).fill('The van is broken')
		await page.getByRole('button', { name: 'Hand the order back' }).click()
		await page.getByText(`Order ${id} is handed back. The customer has been told.`).waitFor()
		// The page may just then have loaded the order, which is no longer theirs; it shows the former state.
		allowComplaints(/installations\/SB-.* 404 /)
		await scan(page)
		expect(await wordsAt(page, `/installer/orders?q=${id}`)).toContain('No orders to show.')
		await go(other, `/installer/orders?q=${id}`)
		await card(other, id).getByRole('button', { name: 'Accept' }).click()
		await other.getByText('Order accepted.').waitFor()
		const told = await wordsAt(buyer, `/orders/${id}`)
		expect(told).toContain('handed the order back')
		expect(told).toContain('“The van is broken”')
	})

	it('is not handed back once work on the roof has begun', async () => {
		const [buyer, page] = [await as('Buyer'), await as('Installer')]
		const { id } = await place(buyer)
		await page.request.post(`/api/orders/${id}/accept`, { data: {} })
		const path = `/api/orders/${id}/checklist/mounting`
		expect((await page.request.patch(path, { data: { done: true } })).status()).toBe(200)
		await go(page, `/installer/installations/${id}`)
		await page.getByText('Hand this order back').click()
		await page.getByLabel('Reason', { exact: true }).fill('Too steep')
		await page.getByRole('button', { name: 'Hand the order back' }).click()
		await page.getByText(/^Work on the roof has begun\./).waitFor()
		expect(await statusOf(page, id)).toBe('accepted')
	})

	it('is taken back by an admin, without JavaScript too', async () => {
		const [installer, page] = [
			await as('Installer'),
			await as('Admin', { ...PHONE, javaScript: false }),
		]
		const { id } = await place(await as('Buyer'))
		await installer.request.post(`/api/orders/${id}/accept`, { data: {} })
		await page.goto(`/admin/orders/${id}`)
		await page.getByText('Take the order back').click()
		await page.getByLabel('Reason', { exact: true }).fill('He is ill')
		await page.getByRole('button', { name: 'Take it from the installer' }).click()
		await page.getByText('handed the order back').waitFor()
		await page.getByText('“He is ill”').waitFor()
		expect((await installer.request.get(`/api/orders/${id}`)).status()).toBe(404)
	})
})
