import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectWhole } from '../cut-text.ts'
import { hydrated, signIn } from '../journey.ts'
import { open } from '../pages.ts'

const PATHS = [
	'/',
	'/products',
	'/products/solar-panel-500w',
	'/cart',
	'/checkout',
	'/planner?pin=411038&bill=4000',
]

/** Those of everybody and of buyers besides, whose text is looked at in a demo. */
const MORE_PATHS = [
	'/products?q=waaree+540w+panel',
	'/products?q=qqqqqqqq',
	'/products/compare?ids=solar-panel-250w,solar-panel-500w,dcr-mono-panel-540w',
	'/planner',
	'/planner/backup?lights=6&fans=2&hours=4',
	'/planner/proposal?pin=411038&bill=4000',
	...['/login', '/signup', '/support', '/about', '/orders/track', '/newsletter'],
]
const OF_A_BUYER = ['/account', '/account/data', '/orders', '/quotations']

const USUAL_PX = 16

/** Sets the size of text that the user of the browser has chosen, in CSS pixels. */
async function chooseText(page: Page, standard: number) {
	const devTools = await page.context().newCDPSession(page)
	await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** The sizes of the text of a page's body, by its words. */
const sizesOf = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('main :is(h1, h2, h3, p, label, button, li, dt, dd)')]
			.filter((it) => it.checkVisibility() && it.closest('svg') === null)
			.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
	)

async function openWith(standard: number, width: number) {
	const page = await open({ width, isNew: true })
	await chooseText(page, standard)
	return page
}

async function walk(page: Page, paths: string[]) {
	for (const path of paths) {
		await page.goto(path)
		await expectWhole(page)
	}
}

const fill = (page: Page) =>
	page.request.post('/api/cart/items', { data: { productId: 'solar-panel-500w', quantity: 3 } })

it.each([390, 1280])('text of twice the size is whole, at %d px', async (width) => {
	const page = await openWith(2 * USUAL_PX, width)
	await fill(page)
	await walk(page, [...PATHS, ...MORE_PATHS])
	await signIn(page, 'Buyer')
	await walk(page, OF_A_BUYER)
	await page.context().clearCookies()
	await signIn(page, 'Admin')
	await walk(page, ['/admin/orders'])
})

it('every text is twice as large', async () => {
	const usual = await openWith(USUAL_PX, 390)
	const large = await openWith(2 * USUAL_PX, 390)
	for (const page of [usual, large]) await fill(page)
	for (const path of PATHS) {
		await Promise.all([usual.goto(path), large.goto(path)])
		for (const page of [usual, large]) await hydrated(page)
		const sizes = await sizesOf(usual)
		expect(sizes.length, path).toBeGreaterThan(3)
		expect(await sizesOf(large), path).toEqual(sizes.map((size) => 2 * size))
	}
})

it('on the narrowest phone the head leaves the page most of the window', async () => {
	const page = await open({ width: 320 })
	for (const path of PATHS) {
		await page.goto(path)
		const end = await page.evaluate(
			() => document.getElementById('content')?.getBoundingClientRect().top,
		)
		expect(end, path).toBeLessThan(568 / 4)
	}
})
