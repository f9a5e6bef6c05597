import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Role } from '../shared/actor.ts'
import { open, type View } from './pages.ts'

/** What a file is that the browser has downloaded. */
export const textOf = async (file: Download) => text(await file.createReadStream())

/** Waits until the page answers to the person in front of it. */
export async function alive(page: Page) {
	await page.waitForFunction(() => {
		const main = document.querySelector('main')
		return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
	})
}

/** Nothing in the page waits for code: React has taken over all that can be pressed or typed in. */
export const takenOver = (page: Page) =>
	page.waitForFunction(() =>
		[...document.querySelectorAll('main :is(button, input, select, summary, a)')].every((it) =>
			Object.keys(it).some((key) => key.startsWith('__reactProps')),
		),
	)

/** Goes to a path and waits until the page is alive. */
export async function go(page: Page, path: string) {
	await page.goto(path)
	await alive(page)
}

/** Waits until an order's page lists a payment. Its word "Paid" stands there before, beside an amount of nothing. */
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
		// The server may end a connection that was idle just as it is used again.
		maxRetries: 1,
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
