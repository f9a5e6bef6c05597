import { describe, expect, it } from 'vitest'
import { open } from '../pages.ts'

const visit = () => open({ javaScript: false })

describe('without JavaScript', () => {
	it('signs up, logs out and logs in again', async () => {
		const page = await visit()
		const email = `plain-${crypto.randomUUID()}@example.com`
		await page.goto('/signup')
		const password = (name: string) => page.locator(`input[type="password"][name="${name}"]`)
		await page.getByLabel('Email', { exact: true }).fill(email)
		await page.getByLabel('Name', { exact: true }).fill('Plain Reader')
		await password('password').fill('sunny-day')
		await password('confirmPassword').fill('rainy-day')
		await page.getByRole('button', { name: 'Create account' }).click()
		await page.getByText('Passwords do not match.').waitFor()
		expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
		await password('password').fill('sunny-day')
		await password('confirmPassword').fill('sunny-day')
		await page.getByRole('button', { name: 'Create account' }).click()
		await page.waitForURL('/')
		await page.getByText('Welcome, Plain Reader').first().waitFor()

		await page.getByRole('button', { name: 'Logout' }).click()
		await page.waitForURL('/')
		await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
		await page.getByLabel('Email', { exact: true }).fill(email)
		await password('password').fill('wrong-day')
		await page.locator('main').getByRole('button', { name: 'Login' }).click()
		await page.getByText('Incorrect password. Please try again.').waitFor()
		expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
		await password('password').fill('sunny-day')
		await page.locator('main').getByRole('button', { name: 'Login' }).click()
		await page.waitForURL('/')
		await page.getByText('Welcome, Plain Reader').first().waitFor()
	})

	it('signs in with a sample account at one press, without a switch for the password, and goes where it was wanted', async () => {
		const page = await visit()
		await page.goto('/login?next=%2Fsupport')
		await page.getByLabel('Password', { exact: true }).waitFor()
		// It would do nothing.
		expect(await page.getByRole('button', { name: 'Show what is typed' }).count()).toBe(0)
		await page.getByRole('button', { name: 'buyer@solbazaar.example' }).click()
		await page.waitForURL('/support')
		await page.getByText('Welcome, Asha Kulkarni').first().waitFor()
	})

	it('sends a message, thanks, and stops thanking on the next page', async () => {
		const page = await visit()
		await page.goto('/support')
		await page.getByRole('button', { name: 'Send message' }).click()
		await page.getByText('Name is required.').waitFor()
		await page.getByLabel('Name').fill('Plain Reader')
		await page.getByLabel('Email', { exact: true }).fill('plain@example.com')
		await page.getByLabel('Subject').fill('Hello')
		await page.getByLabel('Message').fill('Without a script.')
		await page.getByRole('button', { name: 'Send message' }).click()
		await page.getByText('Thank you. Your message has reached us.').waitFor()
		await page.getByRole('banner').getByRole('link', { name: 'Support' }).click()
		await page.waitForURL('/support')
		expect(await page.getByText('Thank you. Your message has reached us.').count()).toBe(0)
	})

	it('subscribes to the newsletter, and refuses a bad address in words', async () => {
		const page = await visit()
		await page.goto('/')
		await page.getByRole('textbox', { name: 'Your email address' }).fill('not an address')
		await page.getByRole('button', { name: 'Subscribe' }).click()
		await page.getByText('Invalid email format.').first().waitFor()
		await page.getByRole('textbox', { name: 'Your email address' }).fill('plain@example.com')
		await page.getByRole('button', { name: 'Subscribe' }).click()
		await page.getByText('Thank you. We will write to plain@example.com.').waitFor()
	})
})
