import type { Page } from 'playwright-core'
import { expect, inject, it, onTestFinished } from 'vitest'
import { register } from '../../documents/billing-documents.ts'
import { scanFaces } from '../accessibility.ts'
import { openAnother } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { filledHeights } from './printed-pages.ts'
import { isSubsidised } from './subsidised.ts'

const PUNE = '/planner/proposal?pin=411038&bill=4000'

/** `₹1,23,456.00` as a number. */
const rupeesIn = (text: string | null) =>
	Number((text ?? '').replaceAll(/[^\d.−-]/g, '').replace('−', '-'))

/** The parts are the payments, and less the refunds they are the cost in the end. */
async function expectSum(page: Page) {
	const prices = page.getByRole('table').filter({ hasText: 'Price of one' })
	const parts = await prices
		.locator('tbody tr')
		.evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''))
	const total = rupeesIn(await prices.locator('tfoot td').textContent())
	expect(parts.map(rupeesIn).reduce((sum, price) => sum + price, 0)).toBeCloseTo(total, 2)
	const amount = async (name: RegExp) => {
		const sum = page.getByRole('article').locator('dl > div').filter({ hasText: name })
		return rupeesIn(await sum.locator('dd').last().textContent())
	}
	expect(await amount(/^Pay now/)).toBe(total)
	expect(await amount(/^Not in this price: installation/)).toBeGreaterThan(0)
	if (!(await isSubsidised(page))) return
	expect(await amount(/^Your cost in the end/)).toBe(total + (await amount(/^Comes back/)))
}

it('puts a plan on paper for everybody: the parts, the money, the year and where it is from; and adds up', async () => {
	const page = await open()
	await go(page, PUNE)
	await expect
		.poll(() => page.title())
		.toMatch(/^Proposal: .+ kW in Pune, Maharashtra – Solbazaar$/)
	const sheet = page.getByRole('article')
	expect(await sheet.textContent()).toContain('For a home in Pune, Maharashtra, PIN\u00a0411038')
	for (const name of [
		'Your electricity bill, before and after',
		'What happens next',
		'The money',
		'When it has paid for itself',
		'Made and used in a year',
		'How it is connected',
		'What is in it',
		'On the roof',
		'Checked to fit together',
		'The first year, month by month',
		'What it was calculated with',
		'Please note',
	])
		await sheet.getByRole('heading', { name, exact: true }).waitFor()
	await sheet.getByRole('img', { name: 'How the parts are connected' }).waitFor()
	expect(await sheet.textContent()).toContain('± 10 %: two sources of climate differ by as much')
	expect(await sheet.textContent()).toContain('not a quotation from your distribution company')
	await expectSum(page)
	await scanFaces(page)
})

it.each([true, false])('speaks of GST where the shop charges it: %s', async (isRegistered) => {
	const shop = await openAnother('live')
	onTestFinished(shop.close)
	if (!isRegistered) await register(shop.store, '')
	for (const path of [PUNE, PUNE.replace('/proposal', '')]) {
		const page = await (await fetch(`${shop.address}${path}`)).text()
		const said = ['GST with installation', 'Tax class', 'GST within it'].filter((each) =>
			page.includes(each),
		)
		expect([path, said.length > 0]).toEqual([path, isRegistered])
	}
})

it('says what was assumed, and nothing of an enquiry that one may not see', async () => {
	const page = await open({ javaScript: false })
	await page.goto('/planner/proposal?city=London&bill=4000&rate=20')
	const sheet = page.getByRole('article')
	await sheet.getByText('about 200 units a month, is our estimate').waitFor()
	await sheet.getByText('quotation from your electricity company').waitFor()
	expect(await sheet.textContent()).not.toMatch(/₹7 |distribution company|national portal/)
	await page.goto(`${PUNE}&enquiry=somebody-else’s`)
	await sheet.getByRole('heading', { name: 'The money' }).waitFor()
	await expect.poll(() => sheet.getByText('Calculated again today').count()).toBe(0)
})

it('leads back to the plan, and opens it again', async () => {
	const page = await open()
	await go(page, `${PUNE}&choice=cheaper`)
	const again = page.getByRole('link', { name: /^http/ })
	expect(await again.textContent()).toMatch(/\/planner\?pin=411038&bill=4000&choice=cheaper$/)
	await page.getByRole('link', { name: 'Back to the plan' }).click()
	await page.waitForURL('**/planner?pin=411038&bill=4000&choice=cheaper')
})

it('is printed by the button where there is a script', async () => {
	const page = await open({ scheme: 'dark' })
	await go(page, PUNE)
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', '')
	})
	await page.getByRole('button', { name: 'Print or save as PDF' }).click()
	await page.locator('body[data-printed]').waitFor()
	await page.emulateMedia({ media: 'print' })
	await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
	await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false)
	const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
	expect(ink).toBe('rgb(0, 0, 0)')
})

/** The height of a sheet of A4 between its margins of 11 and 14 mm, points. */
const [TOP, BOTTOM] = [31, 40]
const SHEET = 842 - TOP - BOTTOM

it.each([
	['a home', PUNE],
	['a home with back-up', `${PUNE}&fans=2&lights=6&hours=4`],
	['a shop', '/planner/proposal?pin=302017&customer=shop&bill=90000'],
])('fills the sheets it is printed on for %s', async (_, address) => {
	const page = await open()
	await go(page, address)
	const heights = filledHeights(await page.pdf({ preferCSSPageSize: true }), BOTTOM)
	expect(heights.length).toBeGreaterThanOrEqual(2)
	expect(heights.length).toBeLessThanOrEqual(4)
	const shares = heights.map((height) => Math.round((100 * (height - TOP)) / SHEET))
	const [last = 0, ...others] = shares.toReversed()
	for (const share of others) expect(share, `of ${shares}`).toBeGreaterThanOrEqual(75)
	expect(last, `of ${shares}`).toBeGreaterThanOrEqual(33)
})

it('says how to print without a script, and shows all there is', async () => {
	const page = await open({ javaScript: false })
	await page.goto(PUNE)
	await page.getByText('use your browser’s menu').waitFor()
	await page.getByRole('heading', { name: 'On the roof' }).waitFor()
})

it('sends whoever comes with too little or with what is wrong to the planner', async () => {
	const leadTo = [
		['nothing', '', '/planner'],
		['no bill', '?pin=411038', '/planner?pin=411038'],
		['a PIN code nobody knows', '?pin=199999&bill=4000', '/planner?pin=199999&bill=4000'],
		['a bill that is no number', '?pin=411038&bill=much', '/planner?pin=411038&bill=much'],
		[
			'details that nothing fits',
			'?pin=411038&bill=4000&budget=100',
			'/planner?pin=411038&bill=4000&budget=100',
		],
	]
	for (const [what, query, leadsTo] of leadTo) {
		const url = `${inject('address')}/planner/proposal${query}`
		const answer = await fetch(url, { redirect: 'manual' })
		expect(answer.status, what).toBe(302)
		expect(answer.headers.get('location'), what).toBe(leadsTo)
		const shown = await fetch(`${inject('address')}${leadsTo}`)
		expect(shown.status, what).toBe(200)
	}
})
