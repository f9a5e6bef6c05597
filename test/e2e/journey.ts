import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Role } from '../../shared/actor.ts'
import { open, type View } from './pages.ts'

/** The text of a file that the browser has downloaded. */
export const textOf = async (file: Download) => text(await file.createReadStream())

/**
 * Waits until the page answers to the person in front of it. It asks within the page: Playwright's own waiting brings
 * 340 KB of code into each page that it otherwise does without.
 */
export const hydrated = (page: Page) =>
	page.evaluate(async () => {
		const isHydrated = () =>
			Object.keys(document.querySelector('main') ?? {}).some((key) =>
				key.startsWith('__reactProps'),
			)
		const end = performance.now() + 30_000
		while (!isHydrated()) {
			if (performance.now() > end) throw new Error(`${location.href} has not been hydrated.`)
			await new Promise(requestAnimationFrame)
		}
	})

/** Sends a page whose scripts are on their way until they are let go. */
export async function withoutScripts(page: Page, path: string) {
	const scripts = Promise.withResolvers<void>()
	await page.route('**/assets/*.js', async (route) => {
		await scripts.promise
		await route.continue()
	})
	await page.goto(path, { waitUntil: 'commit' })
	return scripts.resolve
}

/** Nothing in the page waits for code: React has hydrated every control. */
export const fullyHydrated = (page: Page) =>
	page.evaluate(async () => {
		const isTaken = (it: Element) => Object.keys(it).some((key) => key.startsWith('__reactProps'))
		const pressed = () => [
			...document.querySelectorAll('main :is(button, input, select, summary, a)'),
		]
		while (!pressed().every(isTaken)) await new Promise(requestAnimationFrame)
	})

/** The page of a job is a document of its own, whatever leads to it. */
const JOB = /^\/installer\/installations\/[^/?#]+(?:$|[?#])/
/** The page of paying online is one too, and so is the page after it. */
const PAY = /\/orders\/[^/?#]+\/pay(?:$|[?#])/

/** Goes to a path and waits until the page is hydrated: as by a link where the page already is, else by loading it. */
export async function go(page: Page, path: string) {
	const isDocument = JOB.test(path) || PAY.test(path) || PAY.test(page.url())
	if (isDocument || !(await follow(page, path))) await load(page, path)
}

/** As `go`, anew: with the store's and the visitor's data in the head of the page. */
export async function load(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
}

/** @returns false where the page is not one of the store yet, or its typed values keep it from being left */
async function follow(page: Page, path: string) {
	if (!page.url().startsWith('http')) return false
	const to = new URL(path, page.url())
	if (to.origin !== new URL(page.url()).origin) return false
	const isThere = await page.evaluate(
		async (path) => {
			const router = window.__reactRouterDataRouter
			if (router?.state.navigation.state !== 'idle') return false
			await router.navigate(path)
			const { errors, blockers } = router.state
			return errors === null && [...blockers.values()].every(({ state }) => state === 'unblocked')
		},
		to.pathname + to.search + to.hash,
	)
	if (isThere) await drawn(page)
	return isThere
}

/** Waits until the page shows the contents of its address: a button pressed before may move away under the mouse. */
export const drawn = (page: Page) =>
	page.evaluate(async () => {
		const key = () => window.__reactRouterDataRouter?.state.location.key
		while (locationDrawn() !== key()) await new Promise(requestAnimationFrame)

		/** The page React has drawn last, while it works on the next one beside it. */
		function locationDrawn(): string | undefined {
			interface Fiber {
				memoizedProps: { value?: { location?: { key: string } } } | null
				child: Fiber | null
				sibling: Fiber | null
			}
			const [root] = Object.entries(document).flatMap(([key, it]) =>
				key.startsWith('__reactContainer') ? [it as { stateNode: { current: Fiber } }] : [],
			)
			const waiting: (Fiber | null | undefined)[] = [root?.stateNode.current]
			for (const fiber of waiting) {
				const key = fiber?.memoizedProps?.value?.location?.key
				if (key !== undefined) return key
				if (fiber) waiting.push(fiber.child, fiber.sibling)
			}
			return undefined
		}
	})

/** Waits until an order's page lists a payment. Its word "Paid" is there before, beside an amount of nothing. */
export const paymentShown = (at: Page | Locator) =>
	at
		.getByText(/^Received: ₹/)
		.first()
		.waitFor()

let people = 0

/** Makes an account through the API and signs this page's browser in with it. */
export async function signIn(page: Page, role: Role = 'Buyer') {
	const email = `${role.toLowerCase()}-${Date.now()}-${people++}@example.com`
	const password = 'sunny-day'
	const name = `Test ${role}`
	const answer = await page.request.post('/api/users', {
		data: { email, name, password, confirmPassword: password, role },
	})
	expect(answer.status()).toBe(201)
	return { email, password, name, role }
}

/** A page of a browser of its own, signed in with an account of its own. */
export async function openAs(role: Role, view?: View) {
	const page = await open(view)
	await signIn(page, role)
	return page
}

/**
 * Has the pages that follow rendered late, as on a busy phone: an answer and the page's new data are there by then.
 * React renders by setImmediate where there is one.
 */
export const renderLate = (page: Page) =>
	page.addInitScript(() => {
		const setImmediate = (render: () => void) => setTimeout(render, 500)
		Object.assign(window, { setImmediate })
	})

/** Goes to a page of the admin's portal by its group in the bar. */
export async function goByBar(page: Page, group: string, name: string) {
	const bar = page.getByRole('navigation', { name: 'Admin Portal' })
	await bar.getByRole('link', { name: group }).click()
	const pages = page.getByRole('navigation', { name: group, exact: true })
	await pages.getByRole('link', { name }).click()
}
