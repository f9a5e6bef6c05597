import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { drawn, go, goByBar, openAs, signIn } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { ask, enquiriesOf, PLAN, person } from './enquiry-people.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })

async function asInstaller() {
	const page = await open()
	const who = await ask(page)
	await signIn(page, 'Installer')
	await go(page, '/installer/enquiries')
	await card(page, who.name).waitFor()
	return { page, who }
}

describe('the enquiries of an installer', () => {
	it('are taken, answered with a note, each step has its way back, and they stay in their place when they leave the list', async () => {
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
		await scanFaces(page)
		await it.getByText('Add a note').click()
		await it.getByLabel('Note').fill('Visiting on Tuesday.')
		await it.getByRole('button', { name: 'Answered' }).click()
		await it.getByText('Answered by Test Installer').waitFor()
		await it.getByText('Visiting on Tuesday.').waitFor()
		await it.getByRole('button', { name: 'Not answered yet' }).click()
		await it.getByText('Add a note').click()
		await it.getByLabel('Note').fill('Away until Friday.')
		await it.getByRole('button', { name: 'Hand back' }).click()
		await it.getByRole('button', { name: 'Take it' }).waitFor()

		await page.getByLabel('Status').selectOption('open')
		await page.waitForURL('**status=open**')
		await drawn(page)
		await it.getByRole('button', { name: 'Take it' }).click()
		await it.getByText('Taken by Test Installer').waitFor()
		await it.getByRole('button', { name: 'Hand back' }).waitFor()
		await it.getByText('Away until Friday.').waitFor()
	})

	it('lead to the sender’s WhatsApp, and are listed by the day that was promised, and those that are closed', async () => {
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
		await go(page, '/installer/enquiries?status=closed')
		await page.getByText('No enquiry is closed.').or(page.getByRole('article').first()).waitFor()
		await scanFaces(page)
	})

	it('say when there are new ones, count them in the bar, and are the first’s to take: to others they are no longer open', async () => {
		const { page, who } = await asInstaller()
		const another = await ask(await open())
		await page.getByText('Enquiries have changed since').waitFor()
		await page.getByRole('button', { name: 'Refresh' }).click()
		await card(page, another.name).waitFor()
		const bar = page.getByRole('navigation', { name: 'Installer Portal' })
		await bar.getByRole('link', { name: /Enquiries \d+\+? open/ }).waitFor()

		const rival = await somebody('Installer')
		const [{ id }] = await enquiriesOf(who.name)
		expect((await rival.call(`/api/enquiries/${id}/take`, 'POST')).status).toBe(200)
		const it = card(page, who.name)
		await it.getByText('No longer open').waitFor()
		await expect.poll(() => it.getByRole('button').count()).toBe(0)
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
		await goByBar(page, 'Orders', 'Enquiries')
		const it = card(page, who.name)
		await it.getByText(`Taken by ${installer.name}`).waitFor()
		await it.getByRole('button', { name: 'Hand back' }).click()
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
		await card(page, who.name).waitFor()
		await scanFaces(page)
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
})

describe('one’s own enquiries', () => {
	it('are none at first', async () => {
		const page = await openAs('Buyer')
		await go(page, '/account/enquiries')
		await page.getByText('You have not asked an installer yet.').waitFor()
		await go(page, '/account')
		await expect.poll(() => page.getByRole('heading', { name: 'Your enquiries' }).count()).toBe(0)
		await ask(page)
		for (const path of ['/account/enquiries', '/account']) {
			await go(page, path)
			await scanFaces(page)
		}
	})
})
