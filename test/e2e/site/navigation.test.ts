import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { go, hydrated, load } from '../journey.ts'
import { open } from '../pages.ts'
import { cartOf, put } from '../shop/cart-and-checkout.ts'

const pathOf = (request: Request) => new URL(request.url()).pathname

const isAnswer = (it: Request) => pathOf(it) === '/cart.data' && it.method() === 'POST'
const isData = (it: Request) => pathOf(it).endsWith('.data') && it.method() === 'GET'
/** The code that tells which page an address is of is part of it. */
const isCode = (it: Request) =>
	it.resourceType() === 'script' || pathOf(it) === '/__manifest' || /\.js$/.test(pathOf(it))

/** Holds back the answers to matching requests from now on, until they are let in. */
async function hold(page: Page, isMeant: (request: Request) => boolean) {
	const free = Promise.withResolvers<void>()
	const asked: Promise<void>[] = []
	await page.route('**/*', async (route) => {
		if (!isMeant(route.request())) return route.fallback()
		const answered = route.fetch({ maxRetries: 1 }).then(async (response) => {
			await free.promise
			await route.fulfill({ response })
		})
		asked.push(answered)
		await answered
	})
	return {
		isAskedFor: (times = 1) => expect.poll(() => asked.length).toBeGreaterThanOrEqual(times),
		async letIn() {
			free.resolve()
			await Promise.all(asked)
			// The next answer let in finds the page as this one has left it.
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
		},
	}
}

const PANEL = 'solar-panel-250w'
const PRODUCT = `/products/${PANEL}`

const oneMore = (page: Page) => page.getByRole('button', { name: 'One more' }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The controls that lead to a path, as if they had just come into the page: before the next page is looked for. */
const PRESSES = {
	'a link': (page: Page, path: string) =>
		page.evaluate((path) => void window.__reactRouterDataRouter?.navigate(path), path),
	'another form': (page: Page, path: string) =>
		page.evaluate((path) => {
			const form = { formMethod: 'get', formData: new FormData() } as const
			void window.__reactRouterDataRouter?.navigate(path, form)
		}, path),
	// The cart was opened from where the journey was last, which was left for it twice.
	Back: (page: Page) => page.evaluate(() => history.go(-2)),
}

type What = 'answer' | 'data' | 'code'

/** For each order a page whose code the browser does not know yet. */
const ORDERS: { order: What[]; path: string; name: string }[] = [
	{ order: ['answer', 'data', 'code'], path: '/newsletter', name: 'Newsletter' },
	{ order: ['answer', 'code', 'data'], path: '/signup', name: 'Sign up' },
	{ order: ['data', 'answer', 'code'], path: '/planner/ask', name: 'Ask an installer' },
	{ order: ['data', 'code', 'answer'], path: '/newsletter/unsubscribe', name: 'Unsubscribe' },
	{ order: ['code', 'answer', 'data'], path: '/newsletter/confirm', name: 'Confirm your' },
	{ order: ['code', 'data', 'answer'], path: '/forgot-password', name: 'Forgotten your' },
]

describe('while a form’s answer, the next page’s data and its code come in any order,', () => {
	it.for(Object.entries(PRESSES))('%s leads where it should', async ([by, press]) => {
		const page = await open()
		await put(page, PANEL)
		await load(page, '/cart')
		if (by === 'Back') {
			for (const { path } of ORDERS.toReversed()) await go(page, path)
			for (const path of ['/about', '/cart']) await go(page, path)
			// Loaded anew, the page knows of none of those before it.
			await page.reload()
			await hydrated(page)
		}
		for (const [walked, { order, path, name }] of ORDERS.entries()) {
			const at = `${by}: ${order.join(', ')}`
			const held = {
				answer: await hold(page, isAnswer),
				data: await hold(page, isData),
				code: await hold(page, isCode),
			}
			await oneMore(page)
			await held.answer.isAskedFor()
			await press(page, path)
			await expect
				.poll(() => page.evaluate(() => window.__reactRouterDataRouter?.state.navigation.state))
				.toBe('loading')
			for (const what of order) await held[what].letIn()
			await page.waitForURL((url) => url.pathname === path)
			await heading(page, name).waitFor()
			expect(await heading(page, 'Shopping Cart').count(), at).toBe(0)
			expect((await cartOf(page)).items[0]?.quantity, at).toBe(walked + 2)
			await page.unrouteAll()
			await go(page, '/cart')
		}
	})
})

describe('while a page is read again after a form’s answer,', () => {
	it('a link may be followed: the header says of the next page what is in the cart', async () => {
		const page = await open()
		await put(page, PANEL)
		await load(page, '/cart')
		const again = await hold(page, (it) => isData(it) && pathOf(it) === '/cart.data')
		await oneMore(page)
		await again.isAskedFor()
		await PRESSES['a link'](page, PRODUCT)
		await heading(page, /250W/).waitFor()
		await page
			.getByRole('link', { name: /^Cart 2 items/ })
			.first()
			.waitFor()
	})

	it('which has not come yet, the header of the page that is gone to says what was sent', async () => {
		const page = await open()
		await put(page, PANEL)
		await load(page, '/cart')
		await page.getByRole('button', { name: 'Remove Solar Panel 250W' }).click()
		await page.getByRole('button', { name: 'Undo' }).waitFor()
		const answer = await hold(page, isAnswer)
		await page.getByRole('button', { name: 'Undo' }).click()
		await answer.isAskedFor()
		await expect.poll(async () => (await cartOf(page)).count).toBe(1)
		await PRESSES['a link'](page, PRODUCT)
		await heading(page, /250W/).waitFor()
		await page
			.getByRole('link', { name: /^Cart 1 item/ })
			.first()
			.waitFor()
	})

	it('it stays as it is where it is the next page that is read, and is left for another', async () => {
		const page = await open()
		await put(page, PANEL)
		await load(page, '/support')
		await go(page, '/cart')
		const answer = await hold(page, isAnswer)
		const next = await hold(page, (it) => isData(it) && pathOf(it).startsWith('/products/'))
		const last = await hold(page, (it) => isData(it) && pathOf(it) === '/support.data')
		await oneMore(page)
		await answer.isAskedFor()
		await PRESSES['a link'](page, PRODUCT)
		await next.isAskedFor()
		await answer.letIn()
		await next.isAskedFor(2)
		await page.evaluate(() => history.back())
		await last.isAskedFor()
		await next.letIn()
		expect(await heading(page, 'Shopping Cart').count()).toBe(1)
		await last.letIn()
		await heading(page, /Support/).waitFor()
	})
})
