import { describe, expect, it } from 'vitest'
import { hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { put } from '../shop/cart-and-checkout.ts'
import { arrivingPages } from './arriving.ts'

const PAGES = [
	'/',
	'/products',
	'/products/solar-panel-500w',
	'/cart',
	'/checkout',
	'/planner',
	'/planner?pin=411038&bill=4000',
	'/support',
	'/login',
	'/signup',
]
const CASES = PAGES.flatMap((path) => [390, 1280].map((width) => [path, width] as const))

/** A move that Lighthouse does not count: a line of a list that moves by a few pixels once the rest of it arrives. */
const STEADY = 0.002

describe('while a page arrives, what is seen stays in its place:', () => {
	let seen = async () => {}
	const line = arrivingPages(() => seen())

	it.each(CASES)('%s at %i px', async (path, width) => {
		const page = await open({ address: line.address, width, isNew: true })
		if (/cart|checkout/.test(path)) await put(page, 'solar-panel-500w')
		await page.addInitScript(() => {
			const moved: string[] = []
			Object.assign(window, { shifted: 0, moved })
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries() as LayoutShift[]) {
					window.shifted += entry.value
					for (const { node } of entry.sources)
						moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node))
				}
			}).observe({ type: 'layout-shift', buffered: true })
		})
		const arrived = Promise.withResolvers<void>()
		seen = async () => {
			await arrived.promise
			await page.evaluate(
				() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
			)
		}
		await page.goto(path, { waitUntil: 'commit' })
		arrived.resolve()
		await page.waitForLoadState('domcontentloaded')
		await hydrated(page)
		const { shifted, moved } = await page.evaluate(() => ({
			shifted: window.shifted,
			moved: window.moved,
		}))
		expect(shifted, moved.join('\n')).toBeLessThan(STEADY)
	})
})

interface LayoutShift extends PerformanceEntry {
	value: number
	sources: { node: Node | null }[]
}

declare global {
	interface Window {
		shifted: number
		moved: string[]
	}
}
