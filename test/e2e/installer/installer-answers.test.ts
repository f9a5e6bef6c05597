import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, openAs } from '../journey.ts'
import type { View } from '../pages.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'

let sent = 0

/** Orders of a visitor, each of a product of its own. */
async function order(page: Page, more: object = {}) {
	const { id } = await ownProduct(5)
	const answer = await page.request.post('/api/orders', {
		headers: { 'idempotency-key': `answers ${Date.now()} ${sent++}` },
		data: { shipping: { ...SHIPPING, ...more }, items: [{ productId: id, quantity: 1 }] },
	})
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

async function installer(view: View = {}) {
	const page = await openAs('Installer', view)
	return page
}

const row = (page: Page, id: string) => page.getByRole('article', { name: id })
const reasonOf = async (page: Page, id: string) =>
	(await (await page.request.get(`/api/orders/${id}`)).json()).history.at(-1)?.note

describe('an installer’s answers', () => {
	it('decline in one click, and say why afterwards, and say it otherwise', async () => {
		const page = await installer()
		const id = await order(page)
		await go(page, `/installer/orders?q=${id}&sort=near&near=411038`)
		await row(page, id).getByRole('button', { name: 'Decline' }).click()
		await page.getByText('Order declined.').waitFor()
		await row(page, id).getByText('Say why (optional)').click()
		await row(page, id).getByRole('button', { name: 'Undo' }).waitFor()
		await scanFaces(page)
		await row(page, id).getByLabel('Reason').fill('The roof is too far away')
		await row(page, id).getByRole('button', { name: 'Save the reason' }).click()
		await row(page, id).getByText('Reason: The roof is too far away').click()
		await expect.poll(() => reasonOf(page, id)).toBe('The roof is too far away')
		await row(page, id).getByLabel('Reason').fill('No free day this month')
		await row(page, id).getByRole('button', { name: 'Save the reason' }).click()
		await row(page, id).getByText('Reason: No free day this month').waitFor()
		await expect.poll(() => reasonOf(page, id)).toBe('No free day this month')
	})

	it('decline with a reason at once', async () => {
		const page = await installer()
		const id = await order(page)
		await go(page, `/installer/orders?q=${id}`)
		await row(page, id).getByText('Decline with a reason').click()
		await row(page, id).getByLabel('Reason').fill('Two storeys without stairs')
		await scan(page)
		await row(page, id).getByRole('button', { name: 'Decline' }).click()
		await row(page, id).getByText('Reason: Two storeys without stairs').waitFor()
		await expect.poll(() => reasonOf(page, id)).toBe('Two storeys without stairs')
	})

	it('decline and say why without JavaScript', async () => {
		const page = await installer({ javaScript: false })
		const id = await order(page)
		await page.goto(`/installer/orders?q=${id}`)
		await row(page, id).getByRole('button', { name: 'Decline' }).click()
		await row(page, id).getByText('Say why (optional)').click()
		await row(page, id).getByLabel('Reason').fill('On leave')
		await row(page, id).getByRole('button', { name: 'Save the reason' }).click()
		await row(page, id).getByText('Reason: On leave').waitFor()
	})

	it('are taken out of the others’ hands while they look on', async () => {
		const [slow, quick] = [await installer(), await installer()]
		const id = await order(slow)
		await go(slow, `/installer/orders?q=${id}`)
		await row(slow, id).getByRole('button', { name: 'Accept' }).waitFor()
		const accepted = await quick.request.post(`/api/orders/${id}/accept`, { data: {} })
		expect(accepted.status()).toBe(200)
		await row(slow, id).getByText('No longer open').waitFor()
		await expect.poll(() => row(slow, id).getByRole('button', { name: 'Accept' }).count()).toBe(0)
	})

	it('are counted in the bar, also while the page is open', async () => {
		const page = await installer()
		await go(page, '/installer/contact')
		const bar = page.getByRole('navigation', { name: 'Installer Portal' })
		const todo = bar.getByRole('link', { name: /^Installations/ })
		await expect.poll(() => todo.textContent()).toBe('Installations')
		const id = await order(page)
		await bar.getByRole('link', { name: /^Orders \S+ waiting$/ }).waitFor()
		const accepted = await page.request.post(`/api/orders/${id}/accept`, { data: {} })
		expect(accepted.status()).toBe(200)
		await expect.poll(() => todo.textContent()).toBe('Installations1 to do')
	})
})

describe('the nearest orders', () => {
	it('come first, from the PIN code typed or that of the profile', async () => {
		const page = await installer()
		const word = `Near${Date.now()}`
		const far = await order(page, { fullName: `${word} Far`, city: 'Guwahati', zipCode: '781001' })
		const near = await order(page, { fullName: `${word} Near`, city: 'Satara', zipCode: '415001' })
		await order(page, { fullName: `${word} Middle`, city: 'Jaipur', zipCode: '302017' })
		await go(page, `/installer/orders?q=${word}`)
		await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest first')
		await page.getByText('type a PIN code to see the nearest first').waitFor()
		await page.getByLabel('Near PIN code').fill('411038')
		const first = page.getByRole('article').first()
		await first.getByText(near).waitFor()
		await first.getByText(/about [\d,]+ km away/).waitFor()
		await page.getByRole('article').last().getByText(far).waitFor()
		const profile = {
			firm: 'Brahmaputra Solar',
			licenceNumber: 'AS-1',
			basePin: '781001',
			pinPrefixes: ['781'],
			jobsAWeek: 2,
		}
		expect((await page.request.put('/api/installer/profile', { data: profile })).status()).toBe(200)
		await go(page, `/installer/orders?q=${word}&sort=near`)
		await first.getByText(far).waitFor()
	})
})
