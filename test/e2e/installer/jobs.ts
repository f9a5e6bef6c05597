import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { signIn } from '../journey.ts'
import { open, type View } from '../pages.ts'
import { SHIPPING, trackingPath } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'
import { openLine } from './line.ts'

export const HERE = '/installer/installations'
export const STEPS = ['survey', 'mounting', 'electrical', 'commissioning', 'net-meter', 'hand-over']

/** Waits until the page of a job is on the phone, with the files that it needs. */
export const kept = (page: Page, path: string) =>
	expect
		.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path), {
			timeout: 60_000,
		})
		.toBe(true)

let sent = 0

/** A job this page's installer has accepted, of a guest with this name. */
export async function job(page: Page, fullName = 'Lakshmi Narayanan', quantity = 2) {
	const product = await ownProduct(quantity)
	const placed = await fetch(`${inject('address')}/api/orders`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'idempotency-key': `installation ${Date.now()} ${sent++}`,
		},
		body: JSON.stringify({
			shipping: { ...SHIPPING, fullName },
			items: [{ productId: product.id, quantity }],
		}),
	})
	const order = await placed.json()
	const accepted = await page.request.post(`/api/orders/${order.id}/accept`, { data: {} })
	expect(accepted.status()).toBe(200)
	return { id: order.id as string, path: trackingPath(order), product }
}

/** So many days from now on the store's calendar. */
export const dayAfter = (days: number) =>
	new Date(Date.now() + 19_800_000 + days * DAY_MS).toISOString().slice(0, 10)

export const propose = (page: Page, id: string, days: number, time = '10:00', minutes = 120) =>
	page.request.put(`/api/orders/${id}/appointment`, {
		data: { at: `${dayAfter(days)}T${time}:00+05:30`, minutes, anyway: true },
	})

export async function installer(view: View = {}) {
	const page = await open(view)
	await signIn(page, 'Installer')
	return page
}

export const picture = async () =>
	sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4' } })
		.jpeg()
		.toBuffer()

/** Notes the test values of a string in the part of a job that asks for them. */
export async function saveTestValues(within: Locator) {
	await within.getByLabel('Name').first().fill('East')
	await within.getByLabel('Open circuit (V)').first().fill('76.4')
	await within.getByLabel('Insulation (MΩ)').first().fill('20')
	await within.getByLabel('Continuity of the earthing (Ω)').fill('0.35')
	await within.getByRole('button', { name: 'Save the test values' }).click()
}

/** The account that this page's browser is signed in with. */
export const accountOf = async (page: Page): Promise<string> =>
	(await (await page.request.get('/api/session')).json()).user.id

/** A job with a visit tomorrow, on a phone whose line can be cut. */
export async function jobOnPhone() {
	const line = await openLine(inject('address'))
	const page = await open({ width: 390, address: line.address, keepsPages: true })
	const installer = await signIn(page, 'Installer')
	const accountId = await accountOf(page)
	const { id, product } = await job(page)
	await propose(page, id, 1)
	await page.request.post(`/api/orders/${id}/appointment/confirm`, { data: {} })
	return { line, page, installer, accountId, id, product, path: `${HERE}/${id}` }
}

export type JobOnPhone = Awaited<ReturnType<typeof jobOnPhone>>

/** So many changes wait for a signal. */
export const waiting = (page: Page, count: number) =>
	page.locator('main').getByText(`${count} waiting`, { exact: true }).waitFor()

/** The complaints of a browser without a line, and about calls that are refused on purpose. */
export const WITHOUT_LINE = /ERR_|Failed to fetch|status of (?:401|404|409|422|503) /

/** Logs out by the menu of a phone. */
export const logOut = async (page: Page) => {
	await page.locator('summary[aria-label=Menu]').click()
	await page.getByRole('button', { name: 'Logout' }).click()
}

/** Ticks the first step off and notes something on the second, each waiting to be sent. */
export async function tickAndNote(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Mark as done: Survey' }).click()
	await waiting(page, 1)
	await page.getByText('Mounting: Note and photos').click()
	await page.getByLabel('Note on mounting').fill('Two skylights')
	await page.getByLabel('Note on mounting').blur()
	await waiting(page, 2)
}
