import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scan, scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'

const THANKS = 'Thank you. Your message has reached us.'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

describe('support', () => {
	it('answers five questions, one at a time', async () => {
		const page = await open()
		await go(page, '/support')
		const questions = page.locator('details[name]')
		await expect.poll(() => questions.count()).toBe(5)
		await questions.nth(0).locator('summary').click()
		await questions.nth(0).getByText('2-3 days').waitFor()
		await questions.nth(2).locator('summary').click()
		await questions.nth(2).getByText('DCR').waitFor()
		await expect.poll(() => questions.nth(0).getAttribute('open')).toBeNull()
		await scanFaces(page)
	})

	it('sends a message and thanks for three seconds', async () => {
		const page = await open()
		await page.clock.install()
		await go(page, '/support')
		await page.getByLabel('Name').fill('Asha Kulkarni')
		await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
		await page.getByLabel('Subject').fill('Net meter')
		await page.getByLabel('Message').fill('Who applies for it?')
		await page.clock.pauseAt(Date.now() + 60_000)
		await send(page)
		await page.getByText(THANKS).waitFor()
		await page.clock.runFor(2900)
		await expect.poll(() => page.getByText(THANKS).isVisible()).toBe(true)
		await page.clock.runFor(100)
		await page.getByText(THANKS).waitFor({ state: 'hidden' })
		await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
	})

	it('keeps a message begun while the one before is on its way', async () => {
		const page = await open()
		await go(page, '/support')
		const gate = Promise.withResolvers<void>()
		await page.route('**/support.data*', async (route) => {
			if (route.request().method() === 'POST') await gate.promise
			await route.continue()
		})
		await page.getByLabel('Name').fill('Asha Kulkarni')
		await page.getByLabel('Email', { exact: true }).fill('asha@example.com')
		await page.getByLabel('Subject').fill('Net meter')
		await page.getByLabel('Message').fill('Who applies for it?')
		await send(page)
		await page.getByRole('button', { name: 'Sending...' }).waitFor()
		await page.getByLabel('Message').fill('And who pays for it?')
		gate.resolve()
		await page.getByText(THANKS).waitFor()
		await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('')
		expect(await page.getByLabel('Message').inputValue()).toBe('And who pays for it?')
	})

	it('says what is missing in the specified words', async () => {
		const page = await open()
		await go(page, '/support')
		await send(page)
		for (const text of [
			'Name is required.',
			'Email is required.',
			'Subject is required.',
			'Message is required.',
		])
			await page.getByText(text).waitFor()
		await page.getByLabel('Email', { exact: true }).fill('not an address')
		await send(page)
		await page.getByText('Invalid email format.').waitFor()
		await scan(page)
	})

	it('keeps the message when the network fails', async () => {
		const page = await open()
		await go(page, '/support')
		await page.getByLabel('Message').fill('A long story')
		await page.route('**/support.data*', (route) => route.abort())
		await send(page)
		await page.getByRole('alert').waitFor()
		allowComplaints(/Failed to load resource/)
		await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('A long story')
	})

	it('knows the name and the email of who is signed in', async () => {
		const page = await open()
		const { name, email } = await signIn(page)
		await go(page, '/support')
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(name)
		await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
	})

	it('is where /contact leads, but for installers', async () => {
		const page = await open()
		const forAll = await page.request.get('/contact', { maxRedirects: 0 })
		expect(forAll.headers().location).toBe('/support')
		await signIn(page, 'Installer')
		const answer = await page.request.get('/contact', { maxRedirects: 0 })
		expect(answer.headers().location).toBe('/installer/contact')
	})
})
