import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { scanFaces } from '../accessibility.ts'
import { picture as photo } from '../installer/jobs.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'
import { formOver, payByCard } from '../shop/pay-online.ts'
import { documentsOn, expectTaxesToSum, totalOf } from './documents.ts'
import { amountOf, BUYER, fillInPune, openShop, orderOf, picture, press, section } from './shop.ts'

const PANEL = 'solar-panel-500w'
const INVERTER = 'solar-inverter-3kw'

/** Pays the sum due now by card, on the page that leads there or from the order's. */
async function payOnline(page: Page) {
	if (!page.url().endsWith('/pay')) await page.getByRole('link', { name: /^Pay ₹.* now$/ }).click()
	await page.getByRole('heading', { name: 'Pay online' }).waitFor()
	await press(page, /^Pay ₹/)
	await payByCard(formOver(page))
	await page.waitForURL((url) => !url.pathname.endsWith('/pay'))
}

it('a guest buys a system with installation on a phone, paid in parts, changed and handed over', async () => {
	const shop = await openShop()
	const installers = [await shop.installer('Ravi'), await shop.installer('Sunita')]
	const admin = await shop.admin()
	const buyer = await open({ address: shop.address, width: 390 })

	// The guest orders six panels and an inverter, to be installed and paid in parts.
	await put(buyer, PANEL, 6)
	await put(buyer, INVERTER)
	await go(buyer, '/checkout')
	await fillInPune(buyer)
	await picture(buyer, '1-where')
	await press(buyer, 'Continue to delivery')
	await buyer.getByRole('radio', { name: /^Delivery and installation/ }).check()
	// An installed system can be paid in parts, which is asked at once.
	await buyer.getByRole('radio', { name: /^In parts/ }).check()
	await picture(buyer, '1-how')
	await press(buyer, 'Continue to payment')
	await buyer.getByRole('radio', { name: /^Pay online .*₹[\d,.]+ now$/ }).check()
	await picture(buyer, '1-pay')
	await press(buyer, 'Place order')
	await buyer.waitForURL('**/orders/*/pay')
	await picture(buyer, '1-pay-online')
	await payOnline(buyer)
	const id = orderOf(buyer)
	await buyer.getByText('Partly paid').first().waitFor()
	await picture(buyer, '1-part-paid')
	const payment = section(buyer, 'Payment')
	const total = await amountOf(section(buyer, 'What was ordered'), 'Total')
	expect(await amountOf(payment, 'Paid')).toBe(Math.round(total / 10))
	const amounts = payment.locator('dt + dd')
	const ends = amounts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right))
	expect(new Set(await ends).size, 'amounts stand one below the other').toBe(1)

	// The admin sees it with its payment; the first installer declines it, the next one takes it.
	await go(admin, '/admin/orders')
	await picture(admin, '1-orders')
	await admin.getByRole('row', { name: id }).getByRole('link', { name: BUYER.name }).click()
	await section(admin, 'Payment').getByText('Partly paid').waitFor()
	await picture(admin, '1-order')
	const offered = (page: Page) => page.getByRole('article', { name: id })
	for (const page of installers) await go(page, '/installer/orders')
	const isFirst = (await offered(installers[0] as Page).count()) === 1
	const [first, next] = (isFirst ? installers : installers.toReversed()) as [Page, Page]
	await picture(first, '1-offer')
	await offered(first).getByRole('button', { name: 'Decline', exact: true }).click()
	await first.getByText('Order declined.').first().waitFor()
	await go(next, '/installer/orders')
	await press(offered(next), 'Accept')
	await offered(next).getByRole('link', { name: id }).click()
	await next.getByText('Not paid yet').waitFor()

	// A day is agreed, and the survey shows room for eight panels.
	await press(next, 'Propose an appointment')
	await press(next.getByRole('dialog'), 'Propose this time')
	await next.getByText('Proposed', { exact: true }).first().waitFor()
	await picture(next, '1-job')
	const lines = (link: Element) => {
		const number = document.createRange()
		number.selectNodeContents(link.lastChild as Node)
		return number.getClientRects().length
	}
	expect(await next.getByRole('link', { name: /^Call/ }).evaluate(lines), 'lines').toBe(1)
	await go(buyer, `/orders/${id}`)
	await picture(buyer, '1-appointment')
	const proof = (within: Locator) => within.getByLabel('Phone number or email').first()
	await proof(section(buyer, 'Installation')).fill(BUYER.phone)
	await press(buyer, 'Confirm this time')
	await buyer.getByText('Confirmed', { exact: true }).waitFor()
	await press(next, 'Mark as done: Survey')
	await next.getByRole('link', { name: 'Propose other parts' }).click()
	await next.getByRole('heading', { name: 'Propose a change' }).waitFor()
	await next.getByLabel('Solar Panel 500W', { exact: true }).fill('8')
	await next.getByLabel('Why?').fill('The roof has room for two more.')
	await picture(next, '1-propose')
	await press(next, 'Propose the change')
	await next.getByText('Waiting for the buyer’s answer').waitFor()
	await picture(next, '1-proposed')

	// The buyer agrees, and pays the sum due before the work with the difference in it.
	await go(buyer, `/orders/${id}`)
	const change = section(buyer, 'Change of the order')
	await change.getByText('The roof has room for two more.').waitFor()
	await picture(buyer, '1-change')
	await proof(change).fill(BUYER.phone)
	await press(change, 'Agree to the change')
	await buyer.getByText('Change 1 accepted').waitFor()
	const changed = await amountOf(section(buyer, 'What was ordered'), 'Total')
	expect(changed).toBeGreaterThan(total)
	await picture(buyer, '1-changed')
	await payOnline(buyer)
	await payment.waitFor()
	expect(await amountOf(payment, 'Paid')).toBeGreaterThan(changed / 2)

	// The work is done, noted and signed off on the day.
	await shop.later(2 * DAY_MS)
	await handOver(next, id)
	await picture(next, '1-done')

	// The rest is paid, and every document says the same as the page.
	await go(buyer, `/orders/${id}`)
	await picture(buyer, '1-installed')
	await payOnline(buyer)
	await shop.runJobs()
	await go(buyer, `/orders/${id}`)
	await picture(buyer, '1-paid')
	await scanFaces(buyer)
	expect(await amountOf(payment, 'Paid')).toBe(changed)
	const documents = await documentsOn(buyer)
	expect(Object.keys(documents).toSorted()).toEqual([
		'Hand-over certificate',
		'Invoice',
		'Receipt voucher',
		'Warranty card',
	])
	expect(documents['Receipt voucher']).toHaveLength(3)
	expect(totalOf(documents['Receipt voucher'])).toBe(changed)
	expect(totalOf(documents.Invoice)).toBe(changed)
	expectTaxesToSum(documents.Invoice)
	expect(documents['Hand-over certificate']?.[0]?.text).toContain('P-8')
	expect(documents['Warranty card']?.[0]?.text).toContain('Solar Panel 500W')
	await go(admin, `/admin/orders/${id}`)
	expect(await amountOf(section(admin, 'Payment'), 'Paid')).toBe(changed)
	await picture(admin, '1-order-done')
	await scanFaces(admin)
})

/** Notes all records of a job, step by step, and has its customer sign it off. */
async function handOver(page: Page, id: string) {
	await go(page, `/installer/installations/${id}`)
	expect(await page.getByText('Not paid yet').count()).toBe(0)
	for (const step of await page.locator('[id^="step-"]').all()) {
		const tick = step.getByRole('button', { pressed: false })
		if (await tick.count()) await tick.click()
		await step.getByText('Note and photos').click()
		await step.getByLabel(/^Choose photos of/).setInputFiles({
			name: 'roof.jpg',
			mimeType: 'image/jpeg',
			buffer: await photo(),
		})
		await step.getByText('1 photo').waitFor()
	}
	const panels = Array.from({ length: 8 }, (_, n) => `P-${n + 1}`)
	await page.getByLabel('Solar Panel 500W', { exact: true }).fill(panels.join('\n'))
	await page.getByLabel('Solar Inverter 3kW', { exact: true }).fill('I-1')
	const measured = section(page, 'Test values')
	await measured.getByLabel('Name').first().fill('East')
	await measured.getByLabel('Open circuit (V)').first().fill('364')
	await measured.getByLabel('Insulation (MΩ)').first().fill('20')
	await measured.getByLabel('Continuity of the earthing (Ω)').fill('0.35')
	await picture(page, '1-work')
	await press(measured, 'Save the test values')
	const completion = section(page, 'Completion')
	await completion.getByText('The test values are missing.').waitFor({ state: 'detached' })
	await page.getByLabel('Customer’s name').fill(BUYER.name)
	await press(completion, 'Complete the installation')
	await page.getByText(`signed off by ${BUYER.name}`).waitFor()
}
