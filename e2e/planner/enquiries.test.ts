import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '../../shared/ids.ts'
import { openAnother } from '../another-store.ts'
import { expectComplaint, go, open, openAs, scan, scanFaces, signIn } from '../journey.ts'
import { somebody } from '../people.ts'

const PLAN = '/planner?pin=411038&bill=4000'

let people = 0

/** Somebody whose enquiry is not taken for another's. */
const person = () => {
	const mark = `${Date.now().toString(36)}${people++}`
	return { name: `Kavita ${mark}`, email: `kavita-${mark}@example.com` }
}

/** Sends an enquiry through the API, as whoever the page's browser is. */
async function ask(page: Page, who = person()) {
	const data = { ...who, pin: '411038', plan: PLAN, summary: '3.78 kW for a home in Pune' }
	expect((await page.request.post('/api/enquiries', { data })).status()).toBe(201)
	return who
}

const card = (page: Page, name: string) => page.getByRole('article', { name })

async function asInstaller() {
	const page = await open()
	const who = await ask(page)
	await signIn(page, 'Installer')
	await go(page, '/installer/enquiries')
	await card(page, who.name).waitFor()
	return { page, who }
}

/** What opens the form; a plan may have it in more than one place. */
const opener = (page: Page) => page.getByRole('button', { name: 'Ask an installer' }).first()

/** Opens the form beside a plan. */
async function openForm(page: Page) {
	await go(page, PLAN)
	await opener(page).click()
	return page.getByRole('dialog', { name: 'Ask an installer' })
}

/** How many enquiries of this name the installers have. */
async function enquiriesOf(name: string) {
	const installer = await somebody('Installer')
	const listed = await (await installer.call('/api/enquiries?limit=500')).json()
	return listed.filter((each: { name: string }) => each.name === name)
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
		await scan(page)
		await form.getByLabel('Name').fill(who.name)
		await form.getByLabel('Contact number').fill('98200 12345')
		await form.getByLabel('Message (optional)').fill('Please call after six.')
		await form.getByLabel('Call me on').selectOption({ index: 2 })
		const callDay = await form.getByLabel('Call me on').inputValue()
		await form.getByLabel('Time to call').selectOption('evening')
		await form.getByRole('button', { name: 'Send enquiry' }).dblclick()
		await form.getByRole('heading', { name: 'Your enquiry has been sent' }).waitFor()
		await form.getByText('Every installer of the store can see it.').waitFor()
		await scan(page)
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
		expectComplaint(/Failed to load resource/)
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
		const page = await open()
		for (const plan of ['', '//evil.example', 'javascript:alert(1)']) {
			await go(page, `/planner/ask?plan=${encodeURIComponent(plan)}`)
			await page.getByRole('link', { name: 'Make a plan' }).waitFor()
			await expect
				.poll(() => page.locator('main a[href*="evil"], main a[href^="javascript"]').count())
				.toBe(0)
		}
	})

	it('has no accessibility violation beside a plan on a phone', async () => {
		const page = await open({ width: 390, scheme: 'dark' })
		await openForm(page)
		await scan(page)
	})

	it('has no accessibility violation on its own page', async () => {
		const page = await open()
		await go(page, `/planner/ask?plan=${encodeURIComponent(PLAN)}&pin=411038&summary=3+kW`)
		await scanFaces(page)
	})
})

describe('asking an installer of a live store', () => {
	let live: Awaited<ReturnType<typeof openAnother>>
	beforeAll(async () => {
		live = await openAnother('live')
	})
	afterAll(() => live.close())

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
			`https://wa.me/919820000000?text=${encodeURIComponent(`Hello, this is about my enquiry ${enquiry.number} at Solbazaar.`)}`,
		)
		await scanFaces(page)
	})
})

describe('the enquiries of an installer', () => {
	it('are taken, answered with a note, and each step has its way back', async () => {
		const { page, who } = await asInstaller()
		const it = card(page, who.name)
		await it.getByText('411038, Pune, Maharashtra').waitFor()
		await expect
			.poll(() => it.getByRole('link', { name: who.email }).getAttribute('href'))
			.toBe(`mailto:${who.email}`)
		expect(
			await it.getByRole('link', { name: '3.78 kW for a home in Pune' }).getAttribute('href'),
		).toBe(PLAN)
		await it.getByText('As the buyer saw it on').waitFor()
		await expect
			.poll(() => it.getByRole('link', { name: 'Proposal' }).getAttribute('href'))
			.toContain(`${PLAN.replace('/planner', '/planner/proposal')}&enquiry=`)
		await it.getByRole('button', { name: 'Take it' }).focus()
		await page.keyboard.press('Enter')
		await it.getByText('Taken by Test Installer').waitFor()
		await expect.poll(() => it.evaluate((card) => card.contains(document.activeElement))).toBe(true)
		await it.getByText('Add a note to the answer').click()
		await it.getByLabel('Note').fill('Visiting on Tuesday.')
		await it.getByRole('button', { name: 'Answered' }).click()
		await it.getByText('Answered by Test Installer').waitFor()
		await it.getByText('Visiting on Tuesday.').waitFor()
		await it.getByRole('button', { name: 'Not answered yet' }).click()
		await it.getByRole('button', { name: 'Give it back' }).click()
		await it.getByRole('button', { name: 'Take it' }).waitFor()
	})

	it('stay in their place when they leave the list', async () => {
		const { page, who } = await asInstaller()
		await page.getByLabel('Status').selectOption('open')
		await page.waitForURL('**status=open**')
		const it = card(page, who.name)
		await it.getByRole('button', { name: 'Take it' }).click()
		await it.getByText('Taken by Test Installer').waitFor()
		await it.getByRole('button', { name: 'Give it back' }).waitFor()
	})

	it('lead to the sender’s WhatsApp, and are listed by the day that was promised', async () => {
		const page = await open()
		const who = { ...person(), contactNumber: '+91 98200 12345' }
		await ask(page, who)
		await signIn(page, 'Installer')
		await go(page, '/installer/enquiries')
		const it = card(page, who.name)
		const [{ number }] = await enquiriesOf(who.name)
		await it.getByText(number).waitFor()
		await it.getByText(/^Due \w+day \d+ \w+$/).waitFor()
		const link = await it.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
		expect(link?.startsWith('https://wa.me/919820012345?text=Hello%20Kavita%20')).toBe(true)
		expect(link).toContain(number)
		await page.getByLabel('Promised').selectOption('overdue')
		await page.waitForURL('**due=overdue**')
		await it.waitFor({ state: 'detached' })
		await scanFaces(page)
	})

	it('are the first’s to take: to others they are no longer open', async () => {
		const { page, who } = await asInstaller()
		const rival = await somebody('Installer')
		const [{ id }] = await enquiriesOf(who.name)
		expect((await rival.call(`/api/enquiries/${id}/take`, 'POST')).status).toBe(200)
		const it = card(page, who.name)
		await it.getByText('No longer open').waitFor()
		await expect.poll(() => it.getByRole('button').count()).toBe(0)
	})

	it('say when there are new ones, and count them in the bar', async () => {
		const { page } = await asInstaller()
		const another = await ask(await open())
		await page.getByText('Enquiries have changed since').waitFor()
		await page.getByRole('button', { name: 'Refresh' }).click()
		await card(page, another.name).waitFor()
		const bar = page.getByRole('navigation', { name: 'Installer Portal' })
		await bar.getByRole('link', { name: /Enquiries \d+\+? open/ }).waitFor()
	})

	it('say why one cannot be taken without JavaScript', async () => {
		const page = await open({ javaScript: false })
		const who = await ask(page)
		await signIn(page, 'Installer')
		await page.goto('/installer/enquiries')
		const rival = await somebody('Installer')
		const [{ id }] = await enquiriesOf(who.name)
		await rival.call(`/api/enquiries/${id}/take`, 'POST')
		await card(page, who.name).getByRole('button', { name: 'Take it' }).click()
		await page.getByText('This enquiry is already taken.').waitFor()
	})

	it('have no accessibility violation', async () => {
		const { page, who } = await asInstaller()
		await card(page, who.name).getByRole('button', { name: 'Take it' }).click()
		await card(page, who.name).getByText('Taken by Test Installer').waitFor()
		await scanFaces(page)
		await go(page, '/installer/enquiries?status=closed')
		await page.getByText('No enquiry is closed.').or(page.getByRole('article').first()).waitFor()
		await scanFaces(page)
	})
})

describe('the enquiries of an admin', () => {
	it('say who has each, and can be given back, closed and reopened', async () => {
		const page = await open()
		const who = await ask(page)
		const installer = await somebody('Installer')
		const [{ id }] = await enquiriesOf(who.name)
		await installer.call(`/api/enquiries/${id}/take`, 'POST')
		await signIn(page, 'Admin')
		await go(page, '/admin/users')
		await page
			.getByRole('navigation', { name: 'Admin Portal' })
			.getByRole('link', { name: 'Enquiries' })
			.click()
		const it = card(page, who.name)
		await it.getByText(`Taken by ${installer.name}`).waitFor()
		await it.getByRole('button', { name: 'Give it back' }).click()
		await it.getByText('Open').waitFor()
		await it.getByRole('button', { name: 'Close' }).click()
		await it.getByRole('button', { name: 'Reopen' }).waitFor()
		await go(page, `/admin/audit?subject=${id}`)
		await page
			.getByRole('link', { name: `${who.name}, 411038` })
			.first()
			.waitFor()
	})

	it('are found by the beginnings of words, and saved as a file as they are shown', async () => {
		const page = await open()
		const [who, other] = [await ask(page), await ask(page)]
		const mark = who.name.replace('Kavita ', '')
		await signIn(page, 'Admin')
		await go(page, '/admin/enquiries')
		await page.getByRole('searchbox', { name: 'Search' }).fill(`kavi ${mark}`)
		await card(page, who.name).waitFor()
		await expect.poll(() => card(page, other.name).count()).toBe(0)
		await page.getByLabel('Status').selectOption('open')
		await page.waitForURL(/status=open/)
		const file = page.getByRole('link', { name: 'Export CSV' })
		const rows = (await (await page.request.get((await file.getAttribute('href')) ?? '')).text())
			.trim()
			.split('\r\n')
		expect(rows.length).toBe(2)
		expect(rows[1]).toContain(who.name)
		await page.getByRole('searchbox', { name: 'Search' }).fill('nobody-is-called-this')
		await page.getByText('No open enquiry has words that begin like').waitFor()
		await scanFaces(page)
		await page.getByRole('link', { name: 'Show all enquiries' }).click()
		await card(page, who.name).waitFor()
	})

	it('have no accessibility violation', async () => {
		const page = await open()
		const who = await ask(page)
		await signIn(page, 'Admin')
		await go(page, '/admin/enquiries')
		await card(page, who.name).waitFor()
		await scanFaces(page)
	})
})

describe('one’s own enquiries', () => {
	it('are none at first', async () => {
		const page = await openAs('Buyer')
		await go(page, '/account/enquiries')
		await page.getByText('You have not asked an installer yet.').waitFor()
		await go(page, '/account')
		await expect.poll(() => page.getByRole('heading', { name: 'Your enquiries' }).count()).toBe(0)
	})

	it('have no accessibility violation', async () => {
		const page = await openAs('Buyer')
		await ask(page)
		for (const path of ['/account/enquiries', '/account']) {
			await go(page, path)
			await scanFaces(page)
		}
	})
})
