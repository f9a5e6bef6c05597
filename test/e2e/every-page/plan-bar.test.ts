import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { load } from '../journey.ts'
import { open } from '../pages.ts'
import { answered, HOME } from '../planner/planner-page.ts'

const STEP_PX = 97

/** The least part of the page with both ways on. */
const barOf = (page: Page) =>
	page
		.locator('main div')
		.filter({ has: page.getByRole('button', { name: 'Add system to cart' }) })
		.filter({ hasText: 'Ask an installer' })
		.last()

/** At each stop down the page: where the bar is, and how much of it lies over a chart. */
const stopsOf = (page: Page) =>
	barOf(page).evaluate(async (bar, step) => {
		const drawn = () =>
			new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
		for (const part of document.querySelectorAll<HTMLDetailsElement>('#plan-further details'))
			part.open = true
		const stops: { y: number; inSight: number; over: number; charts: number }[] = []
		for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
			scrollTo({ top: y, behavior: 'instant' })
			await drawn()
			const { top, bottom } = bar.getBoundingClientRect()
			const end = Math.min(bottom, innerHeight)
			const charts = [...document.querySelectorAll('figure svg')]
				.filter((it) => it.checkVisibility())
				.map((it) => it.getBoundingClientRect())
				.filter((it) => it.height > 30 && it.bottom > 0 && it.top < innerHeight)
			const over = charts.map((it) => Math.min(end, it.bottom) - Math.max(top, it.top))
			const inSight = Math.max(0, end - Math.max(0, top))
			stops.push({ y, inSight, over: Math.max(0, ...over), charts: charts.length })
		}
		return stops
	}, STEP_PX)

it.each([
	{ width: 390, height: 844 },
	{ width: 390, height: 667 },
	{ width: 430, height: 932 },
	{ width: 1280, height: 900 },
])('the bar of a plan never lies over a chart: $width × $height', async ({ width, height }) => {
	const page = await open({ width })
	await page.setViewportSize({ width, height })
	await load(page, HOME)
	await answered(page)
	await page.locator('#day').waitFor({ state: 'attached' })
	const stops = await stopsOf(page)
	expect(stops.filter(({ charts }) => charts > 0).length).toBeGreaterThan(5)
	expect(stops.filter(({ over }) => over > 0)).toEqual([])
	if (width === 1280) return
	// On the first screen of a phone the way to the cart is in sight, and so it is wherever no chart is.
	expect(stops[0]?.inSight).toBeGreaterThan(60)
	expect(stops.filter(({ inSight }) => inSight > 60).length).toBeGreaterThan(stops.length / 2)
})

it('the bar comes back over a chart for the keyboard', async () => {
	const page = await open({ width: 390 })
	await load(page, HOME)
	await answered(page)
	await page
		.getByRole('heading', { name: 'Your electricity bill, before and after' })
		.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }))
	const bottomOf = () => barOf(page).evaluate((it) => it.getBoundingClientRect().bottom)
	await page.mouse.wheel(0, 120)
	await expect.poll(bottomOf).toBeGreaterThan(880)
	await page.getByRole('button', { name: 'Add system to cart' }).focus()
	await expect.poll(bottomOf).toBe(844)
})
