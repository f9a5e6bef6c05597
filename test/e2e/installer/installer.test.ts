import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { allowComplaints, open, type View } from '../pages.ts'
import { wordsAt } from '../words.ts'

const BANNER = 'New order(s) received! Refresh to see the latest orders.'

let sent = 0

/** Sends a demo request as a visitor would, and returns its order number. */
async function order(from: Page, more: object = {}) {
	const answer = await from.request.post('/api/orders', {
		headers: { 'idempotency-key': `installer-journey-${Date.now()}-${sent++}` },
		data: {
			shipping: {
				fullName: 'Nisha Verma',
				contactNumber: '+91 98111 22333',
				street: '3 Lake View Road',
				city: 'Bhopal',
				zipCode: '462003',
				country: 'India',
				...more,
			},
			items: [{ productId: 'solar-panel-250w', quantity: 1 }],
		},
	})
	expect(answer.status()).toBe(201)
	return (await answer.json()).id as string
}

const card = (page: Page, id: string) => page.getByRole('article', { name: id })

/** A page of a newly signed-up installer. */
async function installer(view: View = {}) {
	const page = await open(view)
	const { name } = await signIn(page, 'Installer')
	return { page, name }
}

describe('the way into the installer portal', () => {
	it('asks visitors, buyers and admins to log in before any of its pages', async () => {
		const page = await open()
		const paths = ['dashboard', 'orders?status=pending', 'contact', 'profile', 'installations']
		for (const role of [null, 'Buyer', 'Admin'] as const) {
			if (role) await signIn(page, role)
			for (const path of paths.map((it) => `/installer/${it}`)) {
				const answer = await page.request.get(path, { maxRedirects: 0 })
				expect(answer.status(), path).toBe(302)
				expect(answer.headers().location).toContain(`/login?next=${encodeURIComponent(path)}`)
			}
		}
	})

	it('has its bar, with a greeting and the way round, and asks to log in when the session has ended', async () => {
		const { page, name } = await installer()
		// Connected before the session ends: a later try would be refused, and the browser would say so.
		const live = page.waitForResponse(/\/api\/events(?:\?|$)/)
		await go(page, '/installer/dashboard')
		await live
		const bar = page.getByRole('navigation', { name: 'Installer Portal' })
		await bar.getByText(`Welcome, ${name}`).waitFor()
		await bar.getByRole('link', { name: 'Contact' }).click()
		await page.getByText('Mon-Fri 9:00am - 6:00pm').waitFor()
		await scanFaces(page)
		await bar.getByRole('link', { name: 'Installer Portal' }).click()
		await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
		await bar.getByRole('button', { name: 'Logout' }).waitFor()
		await page.context().clearCookies()
		await bar.getByRole('link', { name: 'Orders' }).click()
		await page.waitForURL('**/login?next=%2Finstaller%2Forders')
		// An order that another journey placed just then has the bar count anew.
		allowComplaints(/401 .*\/api\/order-counts$/)
	})
})

describe('the installer dashboard', () => {
	it('opens an order to where it goes, with N/A for what is missing', async () => {
		const { page } = await installer()
		const id = await order(page)
		await go(page, `/installer/dashboard?q=${id}`)
		const face = card(page, id).locator('summary')
		await face.focus()
		await page.keyboard.press('Enter')
		const facts = card(page, id).getByRole('definition')
		await expect
			.poll(() => facts.allTextContents())
			.toEqual(['Nisha Verma', '+91 98111 22333', 'N/A', '3 Lake View Road, Bhopal 462003, India'])
		await face.click()
		await facts.first().waitFor({ state: 'hidden' })
		// Anywhere beside its controls, too.
		const { width = 0 } = (await card(page, id).boundingBox()) ?? {}
		await card(page, id).click({ position: { x: width - 8, y: 30 } })
		await facts.last().click()
		await facts.first().waitFor({ state: 'hidden' })
	})

	it('approves and rejects with a toast that goes by itself', async () => {
		const { page } = await installer()
		const fullName = `Toast ${Date.now()}`
		const [first, second] = [await order(page, { fullName }), await order(page, { fullName })]
		await go(page, `/installer/dashboard?q=${encodeURIComponent(fullName)}`)
		await card(page, first).getByRole('button', { name: 'Approve' }).click()
		const toast = page.getByText('Order approved.')
		await toast.waitFor()
		await card(page, first).getByText('Approved').waitFor()
		await expect.poll(() => card(page, first).getByRole('button').count()).toBe(0)
		// The next has a time of its own, from its own beginning.
		const earlier = await toast.elementHandle()
		await card(page, second).getByRole('button', { name: 'Reject' }).press('Enter')
		await page.getByText('Order rejected.').waitFor()
		expect(await earlier?.evaluate((element) => element.isConnected)).toBe(false)
		await card(page, second).getByText('Rejected').waitFor()
		// The keyboard stays at the card whose buttons are gone: at its next action.
		const focused = () => page.evaluate(() => document.activeElement?.textContent)
		await expect.poll(focused).toBe('Undo')
		await page.getByText('Order rejected.').waitFor({ state: 'hidden' })
	})

	it('works without JavaScript', async () => {
		const { page } = await installer({ javaScript: false })
		const id = await order(page)
		await page.goto('/installer/dashboard')
		await card(page, id).locator('summary').click()
		await card(page, id).getByText('3 Lake View Road, Bhopal 462003, India').waitFor()
		await card(page, id).getByRole('button', { name: 'Approve' }).click()
		await page.getByText('Order approved.').waitFor()
		await card(page, id).getByText('Approved').waitFor()
		const { page: rival } = await installer({ javaScript: false })
		const taken = await order(page)
		await rival.goto('/installer/dashboard')
		await page.request.post(`/api/orders/${taken}/accept`, { data: {} })
		await card(rival, taken).getByRole('button', { name: 'Reject' }).click()
		await rival.getByRole('alert').getByText(`${taken}: This order is already taken.`).waitFor()
	})

	it('tells whoever comes second that the order is taken', async () => {
		const { page: fast } = await installer()
		const { page: slow } = await installer()
		// This page receives no events meanwhile.
		await slow.route('**/api/events?*', () => {})
		const id = await order(fast)
		await Promise.all([
			go(fast, `/installer/dashboard?q=${id}`),
			go(slow, `/installer/orders?q=${id}`),
		])
		await card(fast, id).getByRole('button', { name: 'Approve' }).click()
		await fast.getByText('Order approved.').waitFor()
		await card(slow, id).getByRole('button', { name: 'Accept' }).click()
		await card(slow, id).getByText('This order is already taken.').waitFor()
		await card(slow, id).getByText('No longer open').waitFor()
		await expect.poll(() => card(slow, id).getByRole('button').count()).toBe(0)
		await scan(slow)
		expect(await wordsAt(slow, `/installer/orders?q=${id}`)).toContain('No orders to show.')
	})
})

describe('the installer’s orders', () => {
	it('tell of new orders, before and while they are open, and show them after Refresh', async () => {
		const { page } = await installer()
		// Some came before it was opened.
		await order(page)
		await go(page, '/installer/orders')
		await page.getByText(BANNER).waitFor()
		// Other journeys place orders of their own meanwhile.
		const hears = async () => {
			await page.request.put('/api/orders-seen')
			await go(page, '/installer/orders')
			return page.getByText(BANNER).count()
		}
		await expect.poll(hears).toBe(0)
		const buyer = await openAs('Buyer')
		const id = await order(buyer)
		await page.getByText(BANNER).waitFor()
		await scan(page)
		await expect.poll(() => card(page, id).count()).toBe(0)
		await page.getByRole('button', { name: 'Refresh' }).click()
		await card(page, id).waitFor()
		await page.getByText(BANNER).waitFor({ state: 'hidden' })
		const notices = await (await page.request.get('/api/notifications?limit=20')).json()
		const about = notices.find((each: { orderId: string }) => each.orderId === id)
		expect(about).toMatchObject({ type: 'order', read: true })
		await card(page, id).getByRole('button', { name: 'Accept' }).click()
		await page.getByText('Order accepted.').waitFor()
		await card(page, id).getByText('Accepted').waitFor()
		const answer = await (await buyer.request.get(`/api/orders/${id}`)).json()
		expect(answer.status).toBe('accepted')
	})

	it('are found by buyer, city, PIN and number, filtered and sorted in the address', async () => {
		const { page } = await installer()
		const id = await order(page, { fullName: 'Xerxes Irani', city: 'Udvada', zipCode: '396180' })
		await go(page, '/installer/orders')
		const search = page.getByRole('searchbox', { name: 'Search' })
		for (const words of ['xerxes', 'UDVADA', '396180', id.toLowerCase()]) {
			await search.fill(words)
			await page.waitForURL(`**/*q=${encodeURIComponent(words)}*`)
			await expect.poll(() => page.getByRole('article').count()).toBe(1)
			await card(page, id).waitFor()
		}
		await page.getByRole('combobox', { name: 'Status' }).selectOption('Accepted')
		await page.getByText('No orders to show.').waitFor()
		expect(page.url()).toContain('status=accepted')
		await scanFaces(page)
		await page.getByRole('link', { name: 'Show all orders' }).click()
		await page.getByRole('article').nth(1).waitFor()
	})

	it('come twenty at a time, with real links', async () => {
		const { page } = await installer({ javaScript: false })
		for (let count = 0; count < 21; count++)
			await order(page, { fullName: `Paged Person ${count}`, city: 'Pagepur' })
		await page.goto('/installer/orders?q=pagepur&sort=oldest')
		await expect.poll(() => page.getByRole('article').count()).toBe(20)
		await page.getByText('Paged Person 0', { exact: true }).waitFor()
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText('Paged Person 20').waitFor()
		await expect.poll(() => page.getByRole('article').count()).toBe(1)
		await page.goto('/installer/orders?q=pagepur&page=99')
		expect(page.url()).toContain('page=2')
		await page.getByRole('link', { name: 'Previous' }).click()
		await expect.poll(() => page.getByRole('article').count()).toBe(20)
	})
})

const LONG = {
	fullName: 'Venkatanarasimharajuvaripeta Subrahmanyam Balakrishnan Iyengar',
	street: 'Flat 1204, Tower C, Prestige Shantiniketan Residential Enclave, Whitefield Main Road',
	city: 'Thiruvananthapuram',
	email: 'venkatanarasimharajuvaripeta.subrahmanyam.balakrishnan@a-rather-long-domain.example',
}

describe('the installer portal', () => {
	it('has no accessibility violation in its lists, full or empty', async () => {
		const { page } = await installer()
		const profile = { firm: 'Hill Solar', licenceNumber: 'NL-7', jobsAWeek: 2, basePin: '797001' }
		await page.request.put('/api/installer/profile', { data: { ...profile, pinPrefixes: ['69'] } })
		// Of all the orders that other journeys leave in the pool, just these.
		const word = `Iyengar${Date.now()}`
		const long = { ...LONG, fullName: `${word} ${LONG.fullName}` }
		const [approved, rejected] = [await order(page, long), await order(page, long)]
		await order(page, long)
		await page.request.post(`/api/orders/${approved}/accept`, { data: {} })
		await page.request.post(`/api/orders/${rejected}/decline`, { data: {} })
		for (const path of ['/installer/dashboard', '/installer/orders']) {
			await go(page, `${path}?q=${word}`)
			await page.getByText(word).first().waitFor({ state: 'attached' })
			await page
				.getByText(/about [\d,]+ km away/)
				.first()
				.waitFor({ state: 'attached' })
			for (const face of await page.locator('summary:has(h2)').all()) await face.click()
			// Where the bar at the top of the window covers no part of the portal's.
			await page.evaluate(() => window.scrollTo(0, 0))
			await scanFaces(page)
		}
		await go(page, '/installer/dashboard?q=nothing-is-called-so')
		await page.getByText('No orders found. New orders will appear here.').waitFor()
		await scanFaces(page)
	})
})
