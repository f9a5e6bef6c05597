import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { once } from '../../builders.ts'
import { runFromInForce } from '../../clock.ts'
import { setSection } from '../../shop-settings.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin, openLivePerson } from '../admin/live-admin.ts'
import { liveShop, press, radio } from '../checkout/live-shop.ts'
import { expectWhole } from '../cut-text.ts'
import { serveChennai } from '../installer/live-installer.ts'
import { go } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { choosePayment, fillIn, SHIPPING } from '../shop/cart-and-checkout.ts'
import { BUYER_NAME, SHOP_NAME } from '../site/long-names.ts'
import { finish } from './finished-job.ts'

const shop = liveShop()
beforeAll(() => runFromInForce(shop.store))
const KIT = 'Home Kit 3kW On-Grid'
/** Chromium's Slow 3G: 400 kbit/s, and two seconds until an answer begins. */
const SLOW = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** A wait for what comes over such a line. */
const SLOWLY = { timeout: 60_000 }

async function slowDown(page: Page) {
	const devTools = await page.context().newCDPSession(page)
	await devTools.send('Network.enable')
	await devTools.send('Network.emulateNetworkConditions', SLOW)
	page.setDefaultTimeout(SLOWLY.timeout)
	return () =>
		devTools.send('Network.emulateNetworkConditions', {
			...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
		})
}

/** From a misspelt search to the order, all of it over a slow line. @returns its number */
async function buy(buyer: Page): Promise<string> {
	const asUsual = await slowDown(buyer)
	await buyer.goto('/', { timeout: SLOWLY.timeout })
	await press(buyer, 'Find products')
	const search = buyer.getByRole('banner').locator('input[name=q]')
	await search.fill('सोलर कीट 3 किलोवाट')
	await search.press('Enter')
	await buyer.waitForURL(/\/products\?q=/)
	await buyer.getByRole('main').getByRole('link', { name: KIT }).first().click()
	await buyer.getByRole('heading', { name: KIT, level: 1 }).waitFor()
	await buyer.getByRole('button', { name: 'Add to Cart' }).first().click()
	await expect
		.poll(async () => (await (await buyer.request.get('/api/cart')).json()).count, SLOWLY)
		.toBe(1)
	await buyer.goto('/checkout', { timeout: SLOWLY.timeout })
	await fillIn(buyer)
	await buyer.getByLabel('Full name').fill(BUYER_NAME)
	await choosePayment(buyer)
	await radio(buyer, /^Bank transfer/).check()
	await press(buyer, 'Place order')
	await buyer.getByRole('heading', { name: 'Order Received!' }).waitFor()
	await buyer.getByRole('link', { name: 'Follow this order' }).click()
	await buyer.getByRole('heading', { name: /^Order SB-/, level: 1 }).waitFor()
	await asUsual()
	return /SB-\w{4}-\w{4}/.exec(buyer.url())?.[0] ?? ''
}

it('a kit is found by a misspelt search, bought on a slow line, installed, subsidised and reviewed', async () => {
	const { page: works } = await openLivePerson(shop, 'Installer', { name: 'Meenakshi Sundaram' })
	await serveChennai(works)
	await setSection(shop.store, 'shop', {
		tradeName: SHOP_NAME,
		legalName: `${SHOP_NAME} Private Limited`,
	})
	const buyer = await open({ address: shop.address, width: 390, isNew: true })
	const id = await buy(buyer)

	const admin = await openLiveAdmin(shop)
	const { total } = await (await admin.request.get(`/api/orders/${id}`)).json()
	const paid = await admin.request.post(`/api/orders/${id}/payments`, {
		data: { way: 'transfer', amount: total, date: dayAt(shop.store.now()), reference: `UTR${id}` },
		headers: once(),
	})
	expect(paid.status(), await paid.text()).toBe(201)
	const accepted = await works.request.post(`/api/orders/${id}/accept`, { data: {} })
	expect(accepted.status(), await accepted.text()).toBe(200)
	await finish(shop, works, id)
	await buyer.getByText('Your system is installed.').waitFor()
	await buyer.getByText(BUYER_NAME).first().waitFor()
	await buyer.getByRole('banner').getByText(SHOP_NAME).first().waitFor()
	await expectWhole(buyer)
	await buyer.getByText('Installed is not yet making power.').waitFor()
	await scanFaces(buyer, { height: 1600 })

	const steps = [buyer, works, works, works, works, buyer, buyer]
	for (const page of steps) {
		await go(page, `/orders/${id}/subsidy`)
		const next = page.locator('form').filter({ hasText: 'Tick as done' })
		if (page === buyer) await next.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
		await next.getByRole('button', { name: /^Tick as done/ }).click()
		await page.getByText('Saved.').waitFor()
	}
	expect(await buyer.getByText(/^Ticked by/).count()).toBe(steps.length)
	await expectWhole(buyer)
	await scanFaces(buyer, { height: 3600 })

	await go(buyer, `/orders/${id}`)
	await buyer.getByRole('link', { name: 'Write a review' }).click()
	const part = buyer.getByRole('region', { name: KIT, exact: true })
	await part.getByRole('radio', { name: '5 of 5 stars' }).check()
	await part.getByRole('textbox', { name: /^How/ }).fill('बिल आधा हो गया.')
	await part.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
	await part.getByRole('button', { name: 'Send the review' }).click()
	await buyer.getByText('Thank you. Your review is saved.').waitFor()
	const firm = buyer.getByRole('region', { name: 'Meenakshi Sundaram', exact: true })
	await firm.getByRole('radio', { name: '4 of 5 stars' }).check()
	await firm.getByRole('textbox', { name: /^How/ }).fill('Came in time.')
	await firm.getByLabel('Phone number or email').fill(SHIPPING.contactNumber)
	const saved = buyer.waitForResponse(
		(answer) => answer.request().method() === 'POST' && answer.url().includes('/reviews'),
	)
	await firm.getByRole('button', { name: 'Send the review' }).click()
	expect((await saved).ok()).toBe(true)
	await go(works, '/installer/reviews')
	await works.getByText('Answer in public').click()
	await works.getByLabel('Your answer').fill('Thank you.')
	await works.getByRole('button', { name: 'Answer', exact: true }).click()
	await works.getByText('Answered. Everybody').waitFor()
	await go(buyer, `/orders/${id}/reviews`)
	await buyer.getByText('Thank you.', { exact: true }).first().waitFor()
	await scanFaces(buyer, { height: 2400 })
	allowComplaints(/status of 4../)
}, 300_000)
