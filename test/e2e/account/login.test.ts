import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, load, openAs, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'

const REDIRECTING = 'Login successful! Redirecting...'

const SAMPLE_BUYER = { email: 'buyer@solbazaar.example', password: 'sunny-day', role: 'Buyer' }

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.locator('main').getByRole('button', { name: 'Login' }).click()

async function fill(page: Page, email: string, password: string) {
	await field(page, 'Email').fill(email)
	await field(page, 'Password').fill(password)
	await submit(page)
}

/** The message of a field, with the focus on it. */
async function saidOf(page: Page, label: string) {
	const at = field(page, label)
	await page.waitForFunction(
		(element) => element === document.activeElement,
		await at.elementHandle(),
	)
	return at.evaluate((element) =>
		(element.getAttribute('aria-describedby') ?? '')
			.split(' ')
			.map((id) => document.getElementById(id)?.textContent)
			.join(' '),
	)
}

describe('login', () => {
	it.each([
		{ role: 'Buyer', path: '/' },
		{ role: 'Installer', path: '/installer/dashboard' },
		{ role: 'Admin', path: '/admin/dashboard' },
	])('fills in the sample $role and leads to $path', async ({ role, path }) => {
		const page = await open()
		await go(page, '/login')
		await page.getByRole('button', { name: `${role}@solbazaar.example` }).click()
		await expect
			.poll(() => field(page, 'Email').inputValue())
			.toBe(`${role.toLowerCase()}@solbazaar.example`)
		await expect.poll(() => field(page, 'Role').inputValue()).toBe(role)
		await submit(page)
		await page.getByText(REDIRECTING).waitFor()
		await page.waitForURL(path)
		await page.getByRole('banner').getByText(`(${role})`).first().waitFor()
	})

	it('says that it is under way, then that it went well, and goes on after a second and a half', async () => {
		const page = await open()
		const account = await signIn(page)
		await page.context().clearCookies()
		await page.clock.install()
		await go(page, '/login')
		const gate = Promise.withResolvers<void>()
		await page.route('**/login.data*', async (route) => {
			if (route.request().method() === 'POST') await gate.promise
			await route.continue()
		})
		await page.clock.pauseAt(Date.now() + 60_000)
		await fill(page, account.email, account.password)
		const button = page.getByRole('button', { name: 'Signing in...' })
		await button.waitFor()
		await expect.poll(() => button.isDisabled()).toBe(true)
		gate.resolve()
		await page.getByText(REDIRECTING).waitFor()
		await page.clock.runFor(1400)
		expect(new URL(page.url()).pathname).toBe('/login')
		await page.clock.runFor(100)
		await page.waitForURL('/')
	})

	it('names what was wrong at its field, stands in it, and keeps the email', async () => {
		const page = await open()
		const { email } = await signIn(page)
		await page.context().clearCookies()
		await go(page, '/login')
		await fill(page, 'nobody@example.com', 'sunny-day')
		await page.getByText('User not found. Please check your email or sign up first.').waitFor()
		await fill(page, 'nobody', 'sunny-day')
		await expect.poll(() => field(page, 'Email').inputValue()).toBe('nobody')
		await page.getByText('User not found. Please check your email or sign up first.').waitFor()
		await expect.poll(() => saidOf(page, 'Email')).toContain('User not found.')
		await fill(page, email, 'rainy-day')
		await page.getByText('Incorrect password. Please try again.').waitFor()
		await expect.poll(() => saidOf(page, 'Password')).toContain('Incorrect password.')
		await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
		await fill(page, '', '')
		await page.getByText('Email is required.').waitFor()
		await page.getByText('Password is required.').waitFor()
		await scan(page)
	})

	it('shows the password when asked, and loses nothing when the network fails, which it says', async () => {
		const page = await open()
		await go(page, '/login')
		await scanFaces(page)
		await page.route('**/login.data*', (route) => route.abort())
		const password = field(page, 'Password')
		await expect.poll(() => password.getAttribute('type')).toBe('password')
		await page.getByRole('button', { name: 'Show what is typed' }).click()
		await expect.poll(() => password.getAttribute('type')).toBe('text')
		await fill(page, SAMPLE_BUYER.email, SAMPLE_BUYER.password)
		await page.getByRole('alert').getByText('An error occurred during login.').waitFor()
		allowComplaints(/Failed to load resource/)
		await expect.poll(() => field(page, 'Email').inputValue()).toBe(SAMPLE_BUYER.email)
		await page.unroute('**/login.data*')
		await submit(page)
		await page.waitForURL('/')
	})

	it('goes on to where one wanted to be, unless that is another site', async () => {
		for (const { next, path } of [
			{ next: '/support?from=login', path: '/support?from=login' },
			{ next: '//evil.example', path: '/' },
			{ next: '/\\evil.example', path: '/' },
			{ next: 'https://evil.example', path: '/' },
		]) {
			const answer = await fetch(
				`${inject('address')}/login?next=${encodeURIComponent(next)}`,
				// As a form without a script: the page with one goes where the same answer says.
				{ method: 'POST', redirect: 'manual', body: new URLSearchParams(SAMPLE_BUYER) },
			)
			expect([answer.status, answer.headers.get('location')], next).toEqual([303, path])
		}
	})

	it('tells whoever is signed in already, with a way on and a way out', async () => {
		const page = await openAs('Buyer')
		await go(page, '/login?next=%2Fsupport')
		await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
		await scan(page)
		await page.locator('main').getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('/login?next=%2Fsupport')
		await field(page, 'Email').waitFor()
	})

	it('comes back to the page one came from, past the one that asked for it', async () => {
		const page = await open()
		const { email, password } = await signIn(page, 'Admin')
		await go(page, '/about')
		await go(page, '/support')
		await page.context().clearCookies()
		await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click()
		await page.waitForURL('/login?next=%2Fadmin%2Fdashboard')
		await expect.poll(() => field(page, 'Role').inputValue()).toBe('Admin')
		await fill(page, email, password)
		await page.waitForURL('/admin/dashboard')
		await page.goBack()
		await page.waitForURL('/support')
	})

	it('tells another role whose page it is, with the form and the way to one’s own', async () => {
		const page = await open()
		const { email, password } = await signIn(page, 'Buyer')
		await go(page, '/installer/dashboard')
		await page.getByRole('heading', { name: 'This page is for installers' }).waitFor()
		await expect.poll(() => page.getByRole('link', { name: 'Go on' }).count()).toBe(0)
		await scan(page)
		await page.getByRole('link', { name: 'Go to the shop' }).click()
		await page.waitForURL('/')
		await page.goBack()
		await page.getByRole('link', { name: 'Log in as another' }).click()
		await page.getByText('Logging in here ends that.').waitFor()
		await expect.poll(() => field(page, 'Role').inputValue()).toBe('Installer')
		await fill(page, email, password)
		await page.waitForURL('/installer/dashboard')
		await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
	})
})

describe('logout', () => {
	it('leads a buyer home and an admin to the login, loaded anew', async () => {
		const page = await openAs('Buyer')
		await go(page, '/support')
		await page.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('/')
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()

		await signIn(page, 'Admin')
		await load(page, '/support')
		await page.evaluate(() => Object.assign(window, { isTheOldPage: true }))
		await page.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('/login')
		await expect.poll(() => page.evaluate(() => 'isTheOldPage' in window)).toBe(false)
	})

	it('asked for as a page leads home', async () => {
		const answer = await fetch(`${inject('address')}/logout`, { redirect: 'manual' })
		expect(answer.headers.get('location')).toBe('/')
	})
})
