import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { openAnother } from '../another-store.ts'
import { go, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { somebody } from '../people.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

interface Typed {
	email: string
	role?: string
	name?: string
	password?: string
	again?: string
}

async function send(page: Page, { email, role = 'Buyer', name = 'Asha', ...typed }: Typed) {
	const { password = 'sunny-day', again = password } = typed
	await field(page, 'Email').fill(email)
	await field(page, 'Role').selectOption(role)
	await field(page, 'Name').fill(name)
	await field(page, 'Password').fill(password)
	await field(page, 'Confirm password').fill(again)
	await page.getByRole('button', { name: 'Create account' }).click()
}

const fresh = () => `signup-${crypto.randomUUID()}@example.com`

describe('signup', () => {
	it('makes an account with the chosen role and goes home after two seconds', async () => {
		const page = await open()
		await page.clock.install()
		await go(page, '/signup')
		const gate = Promise.withResolvers<void>()
		await page.route('**/signup.data*', async (route) => {
			if (route.request().method() === 'POST') await gate.promise
			await route.continue()
		})
		await page.clock.pauseAt(Date.now() + 60_000)
		await send(page, { email: fresh(), role: 'Installer', name: 'Ravi' })
		const button = page.getByRole('button', { name: 'Creating Account...' })
		await button.waitFor()
		await expect.poll(() => button.isDisabled()).toBe(true)
		gate.resolve()
		await page.getByText('Account created successfully! Redirecting...').waitFor()
		await page.getByRole('banner').getByText('(Installer)').first().waitFor()
		await page.clock.runFor(1900)
		expect(new URL(page.url()).pathname).toBe('/signup')
		await page.clock.runFor(100)
		await page.waitForURL('/')
	})

	it('says what is wrong in the specified words and keeps what was typed', async () => {
		const page = await open()
		const { email } = await signIn(page)
		await page.context().clearCookies()
		await go(page, '/signup')
		await send(page, { email: fresh(), again: 'another-day' })
		await page.getByText('Passwords do not match.').waitFor()
		await send(page, { email: fresh(), password: 'short' })
		await page.getByText('Password must be at least 6 characters long.').waitFor()
		await send(page, { email })
		await page.getByText('Email already exists. Please use a different email.').waitFor()
		await expect.poll(() => field(page, 'Email').inputValue()).toBe(email)
		await expect.poll(() => field(page, 'Name').inputValue()).toBe('Asha')
		await send(page, { email: '', name: '', password: '' })
		for (const text of ['Email is required.', 'Name is required.', 'Password is required.'])
			await page.getByText(text).waitFor()
		await scan(page)
	})

	it('says that an error occurred when the network fails', async () => {
		const page = await open()
		await go(page, '/signup')
		await scanFaces(page)
		await page.route('**/signup.data*', (route) => route.abort())
		await send(page, { email: fresh() })
		await page.getByText('An error occurred during signup. Please try again.').waitFor()
		allowComplaints(/Failed to load resource/)
	})

	it('tells whoever is signed in already', async () => {
		const html = await (await (await somebody()).call('/signup')).text()
		expect(html).toContain('You are signed in</h1>')
		expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*Go to the shop</)
	})

	it('starts everybody as a Buyer in a live store, and says so', async () => {
		const live = await openAnother('live')
		const said = async (path: string) => (await fetch(`${live.address}${path}`)).text()
		const signup = await said('/signup')
		expect(signup).toContain('Your account starts as a Buyer.')
		expect(signup).toContain('At least 8 characters, 12 for installers.')
		const roles = /<select [^>]*name="role".*?<\/select>/s.exec(signup)?.[0] ?? ''
		const options = [...roles.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, name]) => name)
		expect(options).toEqual(['Buyer', 'Installer'])
		const login = await said('/login')
		expect(login).toContain('Your cart comes with you.')
		expect(login).not.toContain('Try a sample account')
		await live.close()
	})
})
