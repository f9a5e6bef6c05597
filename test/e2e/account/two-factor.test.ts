import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { codeAt } from '../../authenticator.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, hydrated } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'

const live = anotherStore('live')

const password = 'sunny-day-in-pune'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** The address of an admin before the first login as one. */
async function newAdmin() {
	const { email } = await somebody('Buyer', live.address)
	await live.store.db
		.updateTable('users')
		.set({ role: 'Admin' })
		.where('email', '=', email)
		.execute()
	return email
}

async function logIn(page: Page, email: string) {
	await page.goto('/login?next=%2Fadmin%2Forders')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.locator('main').getByRole('button', { name: 'Login' }).click()
}

/** The code of an app whose clock is ahead by so many seconds. */
const codeOfClock = (secret: string, seconds: number) => codeAt(secret, Date.now() + seconds * 1000)

async function setUp(page: Page) {
	await heading(page, 'Set up two-step login').waitFor()
	await page.getByLabel('Current password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Go on' }).click()
	await page.getByRole('img', { name: 'The key for your app, as a QR code' }).waitFor()
	const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
	await page.getByLabel('Code from the app').fill('no code')
	await page.getByRole('button', { name: 'Turn on two-step login' }).click()
	await page.getByText('This code is not right.').waitFor()
	await page.getByLabel('Code from the app').fill(codeOfClock(secret, 120))
	await page.getByRole('button', { name: 'Turn on two-step login' }).click()
	await page.getByText(/^Your phone’s clock is about (?:2|1½) minutes ahead\./).waitFor()
	expect((await page.locator('code').innerText()).replaceAll(' ', '')).toBe(secret)
	return secret
}

describe('two-step login', () => {
	it.each([true, false])(
		'is set up on a phone before an admin does anything else, with JavaScript: %s',
		async (javaScript) => {
			const email = await newAdmin()
			const page = await open({ address: live.address, width: 390, javaScript })
			await logIn(page, email)
			await heading(page, 'Set up two-step login').waitFor()
			if (javaScript) {
				await hydrated(page)
				await scanFaces(page)
				await go(page, '/admin/users')
			} else await page.goto('/admin/users')
			const secret = await setUp(page)
			if (javaScript) await scanFaces(page)
			await page.getByLabel('Code from the app').fill(codeAt(secret))
			await page.getByRole('button', { name: 'Turn on two-step login' }).click()
			await heading(page, 'Your recovery codes').waitFor()
			const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
			expect(await codes.count()).toBe(10)
			if (javaScript) await scanFaces(page)
			const recovery = await codes.first().innerText()
			await page.getByRole('link', { name: 'I have saved them' }).click()
			await page.waitForURL('**/admin/users')

			const elsewhere = await open({ address: live.address, width: 390, javaScript })
			await logIn(elsewhere, email)
			await heading(elsewhere, 'Your code').waitFor()
			if (javaScript) await scanFaces(elsewhere)
			await elsewhere.getByLabel('Code').fill('000')
			await elsewhere.getByRole('button', { name: 'Log in' }).click()
			await elsewhere.getByText('This code is not right.').waitFor()
			await elsewhere.getByLabel('Code').fill(codeOfClock(secret, -120))
			await elsewhere.getByRole('button', { name: 'Log in' }).click()
			await elsewhere.getByText(/^Your phone’s clock is about 2½? minutes behind\./).waitFor()
			if (javaScript) await scanFaces(elsewhere)
			await elsewhere.getByLabel('Code').fill(recovery)
			await elsewhere.getByRole('button', { name: 'Log in' }).click()
			await elsewhere.waitForURL('**/admin/orders')

			await elsewhere.goto('/account/two-factor')
			await elsewhere.getByText('9 recovery codes are left.').waitFor()
			if (javaScript) await scanFaces(elsewhere)
		},
	)
})
