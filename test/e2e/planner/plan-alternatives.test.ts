import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go } from '../journey.ts'
import { open, sizeOf } from '../pages.ts'
import { contentsOf, put } from '../shop/cart-and-checkout.ts'
import { isSubsidised } from './subsidised.ts'

const LITTLE = '/planner?pin=411038&bill=1000&budget=122000&rate=7'
const BACKUP = '/planner?pin=411038&bill=4000&load=230&hours=4'
const KIT = '/planner?pin=411038&bill=2800&rate=7'
const TOO_MUCH = '/planner?pin=411038&units=60&load=230&hours=4'

describe('a plan', () => {
	it('offers what costs a little more and produces more, and puts it into the cart', async () => {
		const page = await open({ width: 390 })
		if (!(await isSubsidised(page))) return
		await go(page, LITTLE)
		const offer = page.getByRole('region', { name: 'For ₹13,545 more: 1.62 kW' })
		await offer.getByText(/you pay ₹86,945 instead of ₹59,082/).waitFor()
		await scanFaces(page, { within: '[aria-labelledby=over-budget-title]' })
		await offer.getByRole('button', { name: 'Add this one to cart' }).click()
		await offer.getByText(/ in your cart\./).waitFor()
		await expect
			.poll(() => contentsOf(page))
			.toMatchObject({ 'dcr-mono-panel-540w': 3, 'solar-inverter-3kw': 1 })
		await offer.getByRole('button', { name: 'Undo' }).click()
		await expect.poll(() => contentsOf(page)).toEqual({})
		await offer.getByRole('link', { name: 'See this plan' }).click()
		await page.getByRole('heading', { level: 2, name: /^1\.62 kW: / }).waitFor()
		await expect.poll(() => offer.count()).toBe(0)
	})

	it('offers it without JavaScript as well', async () => {
		const page = await open({ javaScript: false })
		if (!(await isSubsidised(page))) return
		await page.goto(LITTLE)
		const offer = page.getByRole('region', { name: 'For ₹13,545 more: 1.62 kW' })
		await offer.getByRole('button', { name: 'Add this one to cart' }).click()
		await page.getByText(/ in your cart\./).waitFor()
		await expect.poll(() => contentsOf(page)).toMatchObject({ 'dcr-mono-panel-540w': 3 })
	})

	it('says that the back-up lasts longer than was asked, and why, and shares of use in one manner', async () => {
		const page = await open({ width: 390, javaScript: false })
		await page.goto(BACKUP)
		await page
			.getByText(/ for 18 hours without the grid, more than the 4 you asked for\./)
			.waitFor()
		await page
			.getByText(/^You asked for 4 h of back-up; the battery lasts about 18\.7 h: /)
			.waitFor()
		await page.goto(TOO_MUCH)
		await page.getByText(/Produces about [\d.]+ times the 60 units you use in a month/).waitFor()
		await page.getByText(/Even the smallest system we have .* times what you use/).waitFor()
		await expect.poll(() => page.getByText(/\d{3} % of (what|the|your)/).count()).toBe(0)
	})

	it('has the kit as one line where it costs less than its parts, and puts that into the cart', async () => {
		const page = await open({ width: 390 })
		await go(page, KIT)
		const parts = page.getByRole('region', { name: 'What is in it' })
		await parts.getByRole('link', { name: 'Home Kit 3kW On-Grid' }).waitFor()
		await parts.getByText(/, for ₹6,650 less than one by one\.$/).waitFor()
		await parts.getByText('1,41,900').first().waitFor()
		await page.getByRole('button', { name: 'Add system to cart' }).click()
		await page.getByText('One piece is in your cart.').waitFor()
		expect(await contentsOf(page)).toEqual({ 'home-kit-3kw': 1 })
	})

	it.each([
		[390, true],
		[1280, true],
		[1280, false],
	])('opens at the checks at %i px, with a script: %s', async (width, javaScript) => {
		const page = await open({ width, javaScript, isDrawn: true })
		await page.goto('/planner?pin=411038&bill=4000')
		const check = page.locator('#checks li').first()
		await expect.poll(() => check.isVisible()).toBe(false)
		const link = page.getByRole('link', { name: 'See every check' })
		// It comes to life while it is in view, from which parts above that grow may move it once.
		const isHydrated = async () => {
			await link.scrollIntoViewIfNeeded()
			return link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
		}
		await expect.poll(isHydrated).toBe(javaScript)
		await link.click()
		await check.waitFor()
		await expect
			.poll(() =>
				check.evaluate((one) => {
					const { top } = one.getBoundingClientRect()
					return top >= 0 && top < innerHeight / 2
				}),
			)
			.toBe(true)
		await page.goto('/planner?pin=411038&bill=4500#wiring')
		await page.getByRole('img', { name: 'How the parts are connected' }).waitFor()
	})

	it('has the label of each month under its bar on a phone and on a desk', async () => {
		const page = await open({ width: 390 })
		await go(page, '/planner?pin=411038&bill=4000')
		await page.getByText('Made and used, month by month').click()
		const distances = () =>
			page
				.locator('#energy svg')
				.first()
				.evaluate((chart) => {
					const middle = (one: Element) => {
						const { left, right } = one.getBoundingClientRect()
						return (left + right) / 2
					}
					const bars = [...chart.querySelectorAll(':scope > rect')].map(middle)
					const labels = [...chart.querySelectorAll('text')]
						.filter(
							(one) => /^[A-Z][a-z]{0,2}$/.test(one.textContent) && one.getClientRects().length > 0,
						)
						.map(middle)
					return bars.map((bar, month) => Math.abs(bar - (labels[month] ?? Number.NaN)))
				})
		for (const width of [390, 1280]) {
			await page.setViewportSize(sizeOf(width))
			const off = await distances()
			expect(off).toHaveLength(12)
			for (const each of off) expect(each, `at ${width}`).toBeLessThan(1.5)
		}
	})
})

describe('a kit whose panels may not be connected to the grid', () => {
	const BARRED = /may not be connected to the grid, only used off it\..* not on ALMM List-II/

	it('says so on its own page, and one of listed panels says nothing', async () => {
		const page = await open()
		await go(page, '/products/home-kit-5kw-hybrid')
		const note = page.getByText(BARRED)
		await note.waitFor()
		await scanFaces(page)
		await go(page, '/products/home-kit-3kw')
		await page.getByRole('heading', { level: 1, name: 'Home Kit 3kW On-Grid' }).waitFor()
		await expect.poll(() => note.count()).toBe(0)
	})

	it('says so in the cart too', async () => {
		const page = await open({ width: 390, javaScript: false })
		await put(page, 'home-kit-5kw-hybrid')
		await page.goto('/cart')
		await page.getByText(BARRED).waitFor()
	})
})

describe('what is out of stock', () => {
	it('promises no delivery', async () => {
		const page = await open({ javaScript: false })
		const { body } = await page.request
			.get('/api/products?limit=500')
			.then(async (answer) => ({ body: (await answer.json()) as { id: string; stock: number }[] }))
		const gone = body.find(({ stock }) => stock === 0)
		const there = body.find(({ stock }) => stock > 0)
		if (!gone || !there) throw new Error('The sample has no such product.')
		await page.goto(`/products/${there.id}`)
		await page.getByText('Delivered within 2-3 days').waitFor()
		await page.goto(`/products/${gone.id}`)
		await page.getByText('Out of Stock').first().waitFor()
		await expect.poll(() => page.getByText(/Delivered within/).count()).toBe(0)
	})
})
