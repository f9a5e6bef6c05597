import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PNG_FILE } from '../../pictures/pixel.ts'
import { go, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { startStore } from '../server.ts'
import { cartOf, fillIn, order } from '../shop/cart-and-checkout.ts'
import { openTlsProxy } from './tls-proxy.ts'

const PANEL = 'solar-panel-250w'
const PASSWORD = 'sunny-day'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

describe('behind a proxy that ends TLS', () => {
	let proxy: Awaited<ReturnType<typeof openTlsProxy>>
	let store: Awaited<ReturnType<typeof startStore>>

	beforeAll(async () => {
		proxy = await openTlsProxy()
		store = await startStore({ PUBLIC_URL: proxy.address, TRUSTED_PROXIES: '1' })
		proxy.passTo(store.address)
	})
	afterAll(async () => {
		proxy.close()
		await store.stop()
	})

	const visit = (javaScript = true) => open({ address: proxy.address, javaScript, isDrawn: true })

	async function signUp(page: Page) {
		const email = `tls-${crypto.randomUUID()}@example.com`
		await field(page, 'Email').fill(email)
		await field(page, 'Name').fill('Asha')
		await field(page, 'Password').fill(PASSWORD)
		await field(page, 'Confirm password').fill(PASSWORD)
		await page.getByRole('button', { name: 'Create account' }).click()
		await page.waitForURL(`${proxy.address}/`)
		await page.getByText('Welcome, Asha').first().waitFor()
		return email
	}

	it('one signs up, and the session goes over TLS alone', async () => {
		const page = await visit()
		await go(page, '/signup')
		await signUp(page)
		const cookies = await page.context().cookies()
		expect(cookies).toContainEqual(
			expect.objectContaining({
				name: '__Host-solbazaar.session_token',
				secure: true,
				httpOnly: true,
			}),
		)
	})

	it('a browser is told to come over TLS alone', async () => {
		const page = await visit()
		const answer = await page.request.get('/api/products')
		expect(answer.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/)
	})

	it('one signs up and logs in without JavaScript', async () => {
		const page = await visit(false)
		await page.goto('/signup')
		const email = await signUp(page)
		await page.getByRole('button', { name: 'Logout' }).click()
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
		await field(page, 'Email').fill(email)
		await field(page, 'Password').fill(PASSWORD)
		await page.locator('main').getByRole('button', { name: 'Login' }).click()
		await page.waitForURL(`${proxy.address}/`)
		await page.getByText('Welcome, Asha').first().waitFor()
	})

	it('a visitor fills a cart and orders', async () => {
		const page = await visit()
		await go(page, `/products/${PANEL}`)
		await page.getByRole('button', { name: 'Add to Cart' }).first().click()
		await expect.poll(async () => (await cartOf(page)).count).toBe(1)
		await go(page, '/cart')
		await page.getByRole('button', { name: 'One more of Solar Panel 250W' }).click()
		await expect.poll(async () => (await cartOf(page)).count).toBe(2)
		await go(page, '/checkout')
		await fillIn(page)
		await page.getByRole('button', { name: 'Send demo request' }).click()
		await page.getByRole('heading', { name: 'Order Received!' }).waitFor()
		expect((await cartOf(page)).items).toEqual([])
	})

	it('an admin uploads a picture', async () => {
		const page = await visit()
		await signIn(page, 'Admin')
		await go(page, '/admin/add-product')
		const answered = page.waitForResponse('**/api/upload')
		await page.getByLabel('Image').setInputFiles(PNG_FILE)
		const answer = await answered
		expect(answer.status()).toBe(201)
		const { imageUrl } = await answer.json()
		expect((await page.request.get(imageUrl)).status()).toBe(200)
		await page.getByText('Choose another').waitFor()
	})

	it('an installer hears of an order at once', async () => {
		const page = await visit()
		await signIn(page, 'Installer')
		await go(page, '/installer/dashboard')
		await page.evaluate(
			() =>
				new Promise((resolve) => {
					const events = new EventSource('/api/events')
					events.onopen = resolve
					events.addEventListener('notification', ({ data }) => {
						document.title = JSON.parse(data).message
						events.close()
					})
				}),
		)
		const made = await order(await visit(), PANEL)
		expect(made.status).toBe('pending')
		await expect.poll(() => page.title()).toMatch(/order/i)
	})
})
