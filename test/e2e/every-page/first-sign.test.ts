import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAs } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf } from '../shop/cart-and-checkout.ts'

/** Timers of a second and more never end, so that a page does not start by itself. */
function withoutLongTimers() {
	const set = window.setTimeout
	const short = (run: () => void, ms = 0) => (ms >= 1000 ? 0 : set(run, ms))
	window.setTimeout = short as typeof window.setTimeout
}

/** The page with all its modules loaded, in which nobody has done anything. */
async function unused(path: string) {
	const page = await open({ width: 390, isNew: true })
	await page.addInitScript(withoutLongTimers)
	await page.goto(path)
	await page.evaluate(async () => {
		const links = () => [...document.querySelectorAll('link[rel="modulepreload"]')]
		const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name)
		const isLoaded = () =>
			links().length > 0 && links().every((it) => loaded().includes((it as HTMLLinkElement).href))
		while (!isLoaded()) await new Promise(requestAnimationFrame)
	})
	return page
}

const isHydrated = (page: Page) =>
	page.evaluate(() =>
		Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
	)

it.each(['/', '/products', '/planner?pin=411038&bill=4000'])(
	'%s has its modules, and runs them at the first sign of its visitor',
	async (path) => {
		const page = await unused(path)
		expect(await isHydrated(page)).toBe(false)
		await page.mouse.wheel(0, 40)
		await expect.poll(() => isHydrated(page), { timeout: 20_000 }).toBe(true)
	},
)

it('a press that is the first sign counts', async () => {
	const page = await unused('/products/solar-panel-500w')
	await page.getByRole('button', { name: 'Add to cart' }).first().tap()
	await expect.poll(async () => (await cartOf(page)).items.length, { timeout: 20_000 }).toBe(1)
})

it('a page in which nobody does anything starts by itself', async () => {
	const page = await open({ width: 390, isNew: true })
	await page.goto('/products')
	await expect.poll(() => isHydrated(page)).toBe(true)
})

it('a page of somebody who is logged in starts by itself', async () => {
	const page = await openAs('Buyer', { isNew: true })
	await page.goto('/products')
	await expect.poll(() => isHydrated(page), { timeout: 7000 }).toBe(true)
})
