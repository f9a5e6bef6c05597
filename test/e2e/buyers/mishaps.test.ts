import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { ProductId } from '../../../shared/ids.ts'
import { withoutMail } from '../../callers.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { scan } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { hydrated } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { somebody } from '../people.ts'
import { cartOf, choosePayment, fillIn, put } from '../shop/cart-and-checkout.ts'

const PANEL = 'solar-panel-250w' as ProductId

const shop = anotherStore('live')
beforeAll(() => deliverForNothing(shop.store))

const main = (page: Page) => page.locator('main')
const placing = (page: Page) => page.getByRole('button', { name: 'Place order' })
const orders = () => shop.store.db.selectFrom('orders').select('id').execute()

async function setStock(stock: number) {
	const admin = await openLiveAdmin(shop)
	const answer = await admin.request.put(`/api/products/${PANEL}`, { data: { stock } })
	expect(answer.status()).toBe(200)
}

/** A page that is logged in to a new account, and stays at the last step of the checkout. */
async function atPayment() {
	const account = await withoutMail(shop.store, () => somebody('Buyer', shop.address))
	const page = await open({ address: shop.address, width: 390, isNew: true })
	const data = { email: account.email, password: account.password }
	expect((await page.request.post('/api/session', { data })).ok()).toBe(true)
	await put(page, PANEL, 2)
	await page.goto('/checkout')
	await hydrated(page)
	await fillIn(page)
	await choosePayment(page)
	return { page, account }
}

it('everything happens to one buyer, who orders once all the same', async () => {
	const { page, account } = await atPayment()

	// Another tab has logged out.
	await page.request.delete('/api/session')
	await placing(page).click()
	await page.getByText('What you typed is kept: log in again').waitFor()
	await main(page).getByLabel('Email', { exact: true }).fill(account.email)
	await main(page).getByLabel('Password', { exact: true }).fill(account.password)
	await main(page).getByRole('button', { name: 'Login' }).click()
	await page.waitForURL('**/checkout?step=pay')

	// Others have bought the panels meanwhile.
	await setStock(0)
	await placing(page).click()
	await main(page).getByRole('alert').first().waitFor()
	expect(await main(page).getByRole('alert').first().innerText()).toContain('Solar Panel 250W')
	await scan(page)
	expect(await orders()).toEqual([])
	await setStock(50)

	// The network is away.
	await page.goto('/checkout?step=pay')
	await hydrated(page)
	await page.context().setOffline(true)
	await placing(page).click()
	await page.getByText('Your request did not get through. Check your connection').first().waitFor()
	await scan(page)
	await page.context().setOffline(false)

	// It is pressed twice.
	await placing(page).dblclick()
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
	expect(await orders()).toHaveLength(1)

	// Back leads to no second order.
	await page.goBack()
	await hydrated(page)
	expect(await placing(page).count()).toBe(0)
	expect((await cartOf(page)).items).toEqual([])
	await page.goForward()
	await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
	expect(await orders()).toHaveLength(1)
	allowComplaints(/Failed to (?:load|fetch)|status of 4\d\d/)
})
