import { describe, expect, inject, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { order } from '../shop/cart-and-checkout.ts'
import { ownProduct } from '../shop/own-product.ts'

/** Logs a person in in a browser without an open page. @returns whether they are logged in there still */
async function logInElsewhere(who: { email: string; password: string }) {
	const at = `${inject('address')}/api/session`
	const entered = await fetch(at, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...who, role: 'Buyer' }),
	})
	expect(entered.status).toBe(200)
	const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0])
	const headers = { cookie: cookie.join('; ') }
	return async () => (await (await fetch(at, { headers })).json()).user !== null
}

describe('account', () => {
	it('asks whoever is not signed in to log in first', async () => {
		const answer = await fetch(`${inject('address')}/account`, { redirect: 'manual' })
		expect(answer.headers.get('location')).toBe('/login?next=%2Faccount')
	})

	it('has a way on for whoever has not ordered yet, and changes the name, which may not be blank', async () => {
		const page = await open()
		const { email, password } = await signIn(page)
		await go(page, '/account')
		await page.getByText(email).waitFor()
		await page.getByText('You have not ordered anything yet.').waitFor()
		await scanFaces(page)
		await logInElsewhere({ email, password })
		const { id } = await order(page, (await ownProduct(1)).id)
		await page.getByLabel('Name', { exact: true }).fill(' ')
		await page.getByRole('button', { name: 'Save name' }).click()
		await page.getByText('Name is required.').waitFor()
		await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni')
		await page.getByRole('button', { name: 'Save name' }).click()
		await page.getByText('Your name is saved.').waitFor()
		await page.getByText('Welcome, Asha Kulkarni').first().waitFor()
		// With an order, and a session that can be ended.
		await page.getByRole('link', { name: id }).waitFor()
		await page.getByRole('button', { name: /^End the session/ }).waitFor()
		await scanFaces(page)
	})

	it('changes the password, with a message at each mistake, and logs out', async () => {
		const page = await open()
		const { email, password } = await signIn(page)
		await go(page, '/account')
		const current = page.getByLabel('Current password', { exact: true })
		const wanted = page.getByLabel('New password', { exact: true })
		const again = page.getByLabel('Confirm new password', { exact: true })
		const change = page.getByRole('button', { name: 'Change password' })
		await current.fill('not it')
		await wanted.fill('short')
		await again.fill('other')
		await change.click()
		await page.getByText('Password must be at least 6 characters long.').waitFor()
		await page.getByText('Passwords do not match.').waitFor()
		await wanted.fill('cloudy-day')
		await again.fill('cloudy-day')
		await change.click()
		await page.getByText('Incorrect password. Please try again.').waitFor()
		await current.fill(password)
		await change.click()
		await page.getByText('Your password is changed.').waitFor()
		await expect.poll(() => wanted.inputValue()).toBe('')
		const entered = await page.request.post('/api/session', {
			data: { email, password: 'cloudy-day', role: 'Buyer' },
		})
		expect(entered.status()).toBe(200)
		await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
		// In the banner alone: the account's own page has a link about two-step login.
		await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
		expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null })
	})

	it.each([true, false])(
		'shows where one is logged in, and ends that, with JavaScript: %s',
		async (javaScript) => {
			const page = await open({ javaScript })
			const { email, password } = await signIn(page)
			const who = { email, password }
			const [isInFirst, isInSecond, isInThird] = [
				await logInElsewhere(who),
				await logInElsewhere(who),
				await logInElsewhere(who),
			]
			await page.goto('/account')
			await page.getByRole('link', { name: 'Two-step login is off' }).waitFor()
			const sessions = page.getByRole('list', { name: 'Where you are logged in' })
			const rows = sessions.getByRole('listitem')
			await expect.poll(() => rows.count()).toBe(4)
			expect(await rows.first().innerText()).toContain('(this one)')
			// The latest login is the first of the others.
			await rows.nth(1).getByRole('button', { name: 'End' }).click()
			await page.getByText('That session is ended.').waitFor()
			expect([await isInFirst(), await isInSecond(), await isInThird()]).toEqual([
				true,
				true,
				false,
			])
			await page.getByRole('button', { name: 'Log out everywhere else' }).click()
			await page.getByText('You are logged out everywhere else.').waitFor()
			await expect.poll(() => rows.count()).toBe(1)
			expect([await isInFirst(), await isInSecond()]).toEqual([false, false])
		},
	)

	it('lists one’s orders, ten a page', async () => {
		const page = await openAs('Buyer')
		const { id } = await ownProduct(11)
		const made = []
		for (let count = 0; count < 11; count++) made.push(await order(page, id))
		await go(page, '/account')
		const rows = page.getByRole('table', { name: 'My orders' }).locator('tbody tr')
		await expect.poll(() => rows.count()).toBe(10)
		await page.getByText('Page 1 of 2').waitFor()
		await page.getByRole('link', { name: 'Next' }).click()
		await page.getByText('Page 2 of 2').waitFor()
		await page.getByRole('link', { name: made[0]?.id ?? '' }).click()
		await page.getByRole('heading', { name: made[0]?.id ?? '' }).waitFor()
	})

	it('leads installers and admins to the orders they work with', async () => {
		for (const [role, path] of [
			['Installer', '/installer/orders'],
			['Admin', '/admin/orders'],
		] as const) {
			const html = await (await (await somebody(role)).call('/account')).text()
			const link = /<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Go to the orders you work with</
			expect(link.exec(html)?.[1]).toBe(path)
		}
	})
})

it.each([390, 1280])(
	'a buyer’s own pages have the room of the shop above, %i px',
	async (width) => {
		const page = await openAs('Buyer', { width })
		for (const path of ['/account/enquiries', '/account/plans']) {
			await go(page, path)
			const room = await page.evaluate(() => {
				const heading = document.querySelector('main h1')?.getBoundingClientRect()
				const main = document.querySelector('main')?.getBoundingClientRect()
				return (heading?.top ?? 0) - (main?.top ?? 0)
			})
			expect(room, path).toBeGreaterThanOrEqual(20)
		}
	},
)
