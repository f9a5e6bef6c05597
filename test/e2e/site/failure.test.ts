import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { openAnother } from '../another-store.ts'
import { go, hydrated } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'

const UNREACHABLE = { name: 'The store cannot be reached' } as const
const BROKEN = { name: 'Something went wrong on our side' } as const

describe('an address that leads nowhere', () => {
	it('is a page of its own, and offers a search that leads to the products', async () => {
		const page = await open()
		const answer = await page.goto('/no/such/page')
		expect(answer?.status()).toBe(404)
		allowComplaints(/404/)
		await page.getByRole('heading', { name: 'Page not found' }).waitFor()
		await expect.poll(() => page.title()).toBe('Page not found – Solbazaar')
		await scanFaces(page)
		await hydrated(page)
		await page.locator('main').getByRole('searchbox').fill('battery')
		await page.getByRole('button', { name: 'Search' }).click()
		await page.waitForURL('/products?q=battery')
	})
})

describe('a store whose database is broken', () => {
	it('says so in the frame, and the shop goes on for whoever does not need the broken part', async () => {
		const { store, address, close } = await openAnother()
		const page = await open()
		await go(page, address)
		await page.getByRole('button', { name: 'Add Solar Panel 250W to the cart' }).click()
		await page.getByRole('navigation', { name: 'Main' }).getByText('1 item').waitFor()
		await sql`drop table cart_lines`.execute(store.db)

		// The frame itself asks for the cart, so that it comes without its data.
		const answer = await page.goto(`${address}/about`)
		expect(answer?.status()).toBe(500)
		allowComplaints(/500/)
		await page.getByRole('heading', BROKEN).waitFor()
		await page.getByRole('banner').getByRole('link', { name: 'Products' }).waitFor()
		await scan(page)
		expect(await page.content()).not.toContain('cart_lines')

		await page.context().clearCookies()
		await page.getByRole('link', { name: 'Try again' }).click()
		await page.getByRole('heading', { name: 'Project overview' }).waitFor()
		await page.context().close()
		await close()
	})

	const ANSWERS = [
		{ status: 400, heading: 'This was not understood', way: 'Open the page again' },
		{ status: 401, heading: 'Please log in first', way: 'Login' },
		{ status: 403, heading: 'This page is not for your role', way: 'All products' },
		{ status: 500, heading: BROKEN.name, way: 'Try again' },
		{ status: 429, heading: 'The store is not available at the moment', way: 'Try again' },
		{ status: 503, heading: 'The store is not available at the moment', way: 'Try again' },
	]

	it('has words for each answer that is an error', async () => {
		const page = await open()
		await go(page, '/about')
		let answer = 0
		await page.route('**/cart.data*', (route) => route.fulfill({ status: answer, body: 'No.' }))
		for (const { status, heading, way } of ANSWERS) {
			answer = status
			await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
			await page.locator('main').getByRole('heading', { name: heading }).waitFor()
			await page.locator('main').getByRole('link', { name: way }).waitFor()
			allowComplaints(new RegExp(`status of ${status}`))
			await scan(page)
		}
	})
})

describe('a page whose data is refused before its style sheet has come', () => {
	it('has the words of the refusal', async () => {
		const page = await open({ isNew: true })
		await go(page, '/cart')
		await go(page, '/about')
		const styles = Promise.withResolvers<void>()
		await page.route('**/assets/*.css', async (route) => {
			await styles.promise
			await route.continue()
		})
		await page.route('**/cart.data*', (route) => route.fulfill({ status: 500, body: 'No.' }))
		const refused = page.waitForResponse('**/cart.data*')
		await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
		await (await refused).finished()
		await page.evaluate(() => new Promise(requestAnimationFrame))
		styles.resolve()
		await page.locator('main').getByRole('heading', BROKEN).waitFor()
		allowComplaints(/status of 500|A preload for/)
	})
})

describe('a network that is down', () => {
	it('is said in the page that was wanted, and trying again leads on once it is back', async () => {
		const page = await open()
		await go(page, '/about')
		await page.waitForLoadState('networkidle')
		await page.context().setOffline(true)
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
		await page.getByRole('heading', UNREACHABLE).waitFor()
		await scan(page)
		await page.getByRole('link', { name: 'Try again' }).click()
		await page.getByText('Still no answer.').waitFor()
		await page.context().setOffline(false)
		await page.getByRole('link', { name: 'Try again' }).click()
		await page.waitForURL('/login')
		await page.getByRole('heading', { name: 'Login' }).waitFor()
		allowComplaints(/Failed to (?:load|fetch)|reloading page/)
	})
})
