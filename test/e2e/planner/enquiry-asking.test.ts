import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { UserId } from '../../../shared/ids.ts'
import { scan, scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, signIn } from '../journey.ts'
import { allowComplaints, open } from '../pages.ts'
import { somebody } from '../people.ts'
import { enquiriesOf, PLAN, person } from './enquiry-people.ts'

/** The button that opens the form; a plan may have it in more than one place. */
const opener = (page: Page) => page.getByRole('button', { name: 'Ask an installer' }).first()

/** Opens the form beside a plan. */
async function openForm(page: Page) {
	await go(page, PLAN)
	await opener(page).click()
	return page.getByRole('dialog', { name: 'Ask an installer' })
}

describe('asking an installer', () => {
	it('says what is missing, sends it once, and says what happens next', async () => {
		const page = await open()
		const who = person()
		const form = await openForm(page)
		await expect
			.poll(() => form.getByLabel('Name').evaluate((it) => it === document.activeElement))
			.toBe(true)
		await expect.poll(() => form.getByLabel('PIN code').inputValue()).toBe('411038')
		await form.getByRole('button', { name: 'Send enquiry' }).click()
		await form.getByText('Name is required.').waitFor()
		await form.getByText('Give a contact number or an email address.').waitFor()
		await scanFaces(page, { within: 'dialog[open]' })
		await form.getByLabel('Name').fill(who.name)
		await form.getByLabel('Contact number').fill('98200 12345')
		await form.getByLabel('Message (optional)').fill('Please call after six.')
		await form.getByLabel('Call me on').selectOption({ index: 2 })
		const callDay = await form.getByLabel('Call me on').inputValue()
		await form.getByLabel('Time to call').selectOption('evening')
		await form.getByRole('button', { name: 'Send enquiry' }).dblclick()
		await form.getByRole('heading', { name: 'Your enquiry has been sent' }).waitFor()
		await form.getByText('Every installer of the store can see it.').waitFor()
		await scan(page, { within: 'dialog[open]' })
		const said = { contactNumber: '98200 12345', plan: PLAN, message: 'Please call after six.' }
		const call = { callDay, callTime: 'evening' }
		await expect.poll(() => enquiriesOf(who.name)).toMatchObject([{ ...said, ...call }])
		const [{ number }] = await enquiriesOf(who.name)
		await form.getByText(`Its number is ${number}. We call by `).waitFor()
		await expect.poll(() => form.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
		await page.keyboard.press('Escape')
		await form.waitFor({ state: 'hidden' })
		await expect.poll(() => opener(page).evaluate((it) => it === document.activeElement)).toBe(true)
	})

	it('keeps what was typed when it is closed, and when the network fails', async () => {
		const page = await open()
		const form = await openForm(page)
		await form.getByLabel('Message (optional)').fill('A long story')
		await form.getByRole('button', { name: 'Close' }).click()
		await form.waitFor({ state: 'hidden' })
		await opener(page).click()
		await page.route('**/planner/ask.data*', (route) => route.abort())
		await form.getByRole('button', { name: 'Send enquiry' }).click()
		await form.getByText('This did not get through.').waitFor()
		allowComplaints(/Failed to load resource/)
		await expect.poll(() => form.getByLabel('Message (optional)').inputValue()).toBe('A long story')
	})

	it('knows who is signed in, who then follows it in their account', async () => {
		const page = await open()
		const { name, email } = await signIn(page)
		const form = await openForm(page)
		await expect.poll(() => form.getByLabel('Name').inputValue()).toBe(name)
		await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(email)
		await form.getByRole('button', { name: 'Send enquiry' }).click()
		await form.getByRole('link', { name: 'Follow it in your account' }).click()
		await page.getByRole('heading', { level: 1, name: 'Your enquiries' }).waitFor()
		const main = page.getByRole('main')
		await main.getByRole('button', { name: 'No longer needed' }).click()
		await main.getByRole('article').getByText('Closed').waitFor()
		await main.getByRole('button', { name: 'Ask again' }).click()
		await main.getByRole('article').getByText('Open').waitFor()
		await go(page, '/account')
		await page.getByRole('heading', { name: 'Your enquiries' }).waitFor()
		await page.getByRole('link', { name: 'See them in full' }).click()
		await page.waitForURL('**/account/enquiries')
	})

	it('works without JavaScript, on a page of its own', async () => {
		const page = await open({ javaScript: false })
		const who = person()
		await page.goto(PLAN)
		await page.locator('a[href^="/planner/ask"]').first().click()
		await page.getByLabel('Name').fill(who.name)
		await page.getByRole('button', { name: 'Send enquiry' }).click()
		await page.getByText('Give a contact number or an email address.').waitFor()
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(who.name)
		await page.getByLabel('Email').fill(who.email)
		await page.getByRole('button', { name: 'Send enquiry' }).click()
		await page.getByRole('heading', { name: 'Your enquiry has been sent' }).waitFor()
		const [{ number }] = await enquiriesOf(who.name)
		await page.getByText(`Its number is ${number}. You hear from us by `).waitFor()
		await page.getByRole('link', { name: 'Back to the plan' }).click()
		expect(new URL(page.url()).search).toContain('bill=4000')
		await expect.poll(() => enquiriesOf(who.name)).toHaveLength(1)
	})

	it('asks for a plan where the address names none, or a strange one', async () => {
		const page = await open({ javaScript: false })
		for (const plan of ['', '//evil.example', 'javascript:alert(1)']) {
			await page.goto(`/planner/ask?plan=${encodeURIComponent(plan)}`)
			await page.getByRole('link', { name: 'Make a plan' }).waitFor()
			await expect
				.poll(() => page.locator('main a[href*="evil"], main a[href^="javascript"]').count())
				.toBe(0)
		}
	})

	it('has no accessibility violation on its own page', async () => {
		const page = await open()
		await go(page, `/planner/ask?plan=${encodeURIComponent(PLAN)}&pin=411038&summary=3+kW`)
		await scanFaces(page)
	})
})

describe('asking an installer of a live store', () => {
	const live = anotherStore('live')

	it('says how many were notified, and that one of them will call', async () => {
		const installer = await somebody('Buyer', live.address)
		const role = { role: 'Installer' } as const
		await live.store.db
			.updateTable('users')
			.set(role)
			.where('email', '=', installer.email)
			.execute()
		await live.store.db
			.updateTable('sessions')
			.set(role)
			.where('user_id', '=', installer.id as UserId)
			.execute()
		const profile = { firm: 'Deo Solar', licenceNumber: 'MH-1', pinPrefixes: ['560'], jobsAWeek: 4 }
		expect((await installer.call('/api/installer/profile', 'PUT', profile)).status).toBe(200)
		live.store.whatsappNumber = '9820000000'
		const page = await open()
		await go(page, `${live.address}/planner/ask?plan=${encodeURIComponent(PLAN)}&pin=560001`)
		await page.getByLabel('Name').fill('Asha')
		await page.getByLabel('Contact number').fill('98200 12345')
		await page.getByRole('button', { name: 'Send enquiry' }).click()
		await page.getByText('We have told the installer who serves 560001.').waitFor()
		await page.getByText('The first to take it will call you on 98200 12345.').waitFor()
		const [enquiry, ...others] = await (await installer.call('/api/enquiries')).json()
		expect([enquiry.name, others]).toEqual(['Asha', []])
		const link = page.getByRole('link', { name: 'Write to us on WhatsApp' })
		expect(await link.getAttribute('href')).toBe(
			`https://wa.me/919820000000?text=${encodeURIComponent(`Hello, this is about my enquiry ${enquiry.number} at Suryodaya Solar.`)}`,
		)
		await scanFaces(page)
	})
})
