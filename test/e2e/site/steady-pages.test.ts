import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { deliveryRates } from '../../builders.ts'
import { anotherStore } from '../another-store.ts'
import { fullyHydrated, hydrated } from '../journey.ts'
import { open, sizeOf } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'

const PLAN = '/planner?pin=411038&bill=4000'
const PAGES = [
	'/',
	'/products',
	'/products/solar-panel-250w',
	'/cart',
	'/checkout',
	'/planner',
	PLAN,
	`${PLAN}&loan=80`,
	`${PLAN}&lights=6&fans=2&hours=4`,
	'/planner/proposal?pin=411038&bill=4000',
	'/planner/save?pin=411038&bill=4000',
	'/support',
	'/login',
	'/signup',
]

/** The places of headings, disclosures, delivery charges and the ends of the page, from its top. */
const places = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('h1, h2, h3, summary, footer, #delivery')]
			.filter((it) => it.checkVisibility())
			.map((it) => {
				const { top, height } = it.getBoundingClientRect()
				return `${it.textContent?.slice(0, 40)} at ${Math.round(top + scrollY)}, ${Math.round(height)} high`
			}),
	)

/** All of it is sent, with its styles and fonts; its scripts may be on their way. */
async function styled(page: Page) {
	await page.evaluate(async () => {
		const isStyled = () =>
			document.readyState !== 'loading' &&
			[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
				(it) => it.sheet,
			)
		while (!isStyled()) await new Promise(requestAnimationFrame)
		// Fonts are asked for as text is laid out.
		document.body.getBoundingClientRect()
		await document.fonts.ready
	})
}

/** The places in the page as a phone and a desk show it; a font that came late is used once the size changes. */
async function placesAt(page: Page) {
	const all: Record<number, string[]> = {}
	for (const width of [390, 1280]) {
		await page.setViewportSize(sizeOf(width))
		all[width] = await places(page)
	}
	return all
}

/** The page stays where it stood as its scripts begin to run: held back is the one that hydrates the page. */
async function expectSteady(page: Page, path: string) {
	let letGo = () => {}
	const isFree = new Promise<void>((resolve) => {
		letGo = resolve
	})
	let isHeld = false
	await page.route(/\/assets\/entry\.client-[\w-]+\.js$/, async (route) => {
		isHeld = true
		await isFree
		await route.continue()
	})
	await page.goto(path, { waitUntil: 'commit' })
	await styled(page)
	const sent = await placesAt(page)
	await expect.poll(() => isHeld).toBe(true)
	letGo()
	await hydrated(page)
	await page.keyboard.press('Shift')
	await fullyHydrated(page)
	expect(await placesAt(page)).toEqual(sent)
	return sent
}

describe('a page stays as it was sent when it is hydrated, so that nothing moves away under a finger:', () => {
	it.each(PAGES)('%s', async (path) => {
		await expectSteady(await open(), path)
	})
})

describe('so do the form for a PIN code of a live shop and what it says:', () => {
	const live = anotherStore('live')
	beforeAll(async () => {
		const value = JSON.stringify(deliveryRates({ classesKg: [50, 500] }))
		const rates = { revision: 1, value, saved_at: 0 }
		await live.store.db.insertInto('delivery_rates').values(rates).execute()
	})

	const PANEL = 'solar-panel-500w'
	const CASES = [`/products/${PANEL}`, '/cart'].flatMap((path) =>
		['', '411038'].map((pin) => [path, pin] as const),
	)

	it.each(CASES)('%s with “%s”', async (path, pin) => {
		const page = await open({ address: live.address })
		await put(page, PANEL)
		if (pin !== '')
			expect((await page.request.put('/api/delivery/pin', { data: { pin } })).ok()).toBe(true)
		const sent = await expectSteady(page, path)
		for (const shown of Object.values(sent))
			expect(shown.some((place) => place.startsWith('Delivery to PIN code'))).toBe(true)
	})
})

it('where a font is late, no other one of ours is fetched for its letters', async () => {
	const page = await open({ width: 390, isNew: true })
	await page.goto('/products')
	const ranges = await page.evaluate(() =>
		[...document.styleSheets]
			.flatMap((sheet) => [...sheet.cssRules])
			.filter((rule) => rule instanceof CSSFontFaceRule)
			.map(({ style }) => [
				style.getPropertyValue('font-family').replaceAll('"', ''),
				style.getPropertyValue('unicode-range'),
			]),
	)
	const holds = (range: string, letter: string) =>
		range.split(',').some((part) => {
			const [from = 0, to = from] = part
				.trim()
				.slice(2)
				.split('-')
				.map((one) => Number.parseInt(one, 16))
			const code = letter.codePointAt(0) ?? 0
			return code >= from && code <= to
		})
	const familiesOf = (letter: string) =>
		new Set(ranges.filter(([, range = '']) => holds(range, letter)).map(([family]) => family))
	for (const letter of ['a', '7', '₹', '’', '→', 'é'])
		expect(
			[...familiesOf(letter)].filter((family) => family !== 'Figtree'),
			letter,
		).toEqual([])
	expect(familiesOf('प')).toEqual(new Set(['Anek Devanagari']))
})

it('a first visit reads Hindi in a font of ours', async () => {
	const page = await open({ width: 390, isNew: true })
	await page.goto('/products?q=पैनल')
	await hydrated(page)
	const devTools = await page.context().newCDPSession(page)
	await devTools.send('DOM.enable')
	await devTools.send('CSS.enable')
	const { root } = await devTools.send('DOM.getDocument')
	const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
		nodeId: root.nodeId,
		selector: 'main *',
	})
	const families = async () => {
		const used = new Set<string>()
		for (const nodeId of nodeIds) {
			const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
			for (const { familyName } of fonts) used.add(familyName)
		}
		return [...used].join()
	}
	await expect.poll(families).toContain('Anek')
})
