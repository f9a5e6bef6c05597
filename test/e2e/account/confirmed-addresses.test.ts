import { beforeAll, describe, expect, it } from 'vitest'
import { withoutMail } from '../../callers.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody } from '../people.ts'
import { mailedLink } from './mailed-link.ts'

const live = anotherStore('live')
let outbox: ReturnType<typeof keepMails>
beforeAll(async () => {
	outbox = keepMails(live.store)
})

const PASSWORD = 'sunny-day-in-pune'

/** A phone; its pages with JavaScript off are scanned as well. */
async function onPhone(javaScript: boolean) {
	const page = await open({ address: live.address, width: 390, javaScript })
	const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
	return {
		page,
		visit: (path: string) => (javaScript ? go(page, path) : page.goto(path)),
		arrive: async (name: string) => {
			await heading(name)
			if (javaScript) await scanFaces(page)
		},
		press: (name: string) => page.locator('main').getByRole('button', { name }).click(),
		fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
	}
}

type Phone = Awaited<ReturnType<typeof onPhone>>

async function signUp({ visit, fill, press }: Phone, email: string) {
	await visit('/signup?next=%2Fcheckout')
	await fill('Email', email)
	await fill('Name', 'Asha Rao')
	await fill('Password', PASSWORD)
	await fill('Confirm password', PASSWORD)
	await press('Create account')
}

/** Opens an account that is older than the shop's mail server. */
async function memberOn({ page, visit }: Phone) {
	const { email } = await withoutMail(live.store, () => somebody('Buyer', live.address))
	const data = { email, password: PASSWORD, role: 'Buyer' }
	expect((await page.request.post('/api/session', { data })).status()).toBe(200)
	await visit('/account')
	return email
}

describe.each([true, false])('an address, with JavaScript: %s', (javaScript) => {
	it('is confirmed before there is an account', async () => {
		const email = `asha-${javaScript}@example.com`
		const phone = await onPhone(javaScript)
		const { page, visit, arrive, fill, press } = phone
		await signUp(phone, email)
		await arrive('Check your email')
		const checkout = page.getByRole('link', { name: 'Go on without one' })
		expect(await checkout.getAttribute('href')).toBe('/checkout')
		await visit(await mailedLink(outbox, 'signup/confirm', email))
		await arrive('Welcome, Asha Rao')
		await fill('Password', 'a guess of mine')
		await press('Confirm and log in')
		await page.getByText('This is not the password that was chosen').first().waitFor()
		if (javaScript) await scanFaces(page)
		await fill('Password', PASSWORD)
		await press('Confirm and log in')
		await page.getByText('Your account is ready, and your email address confirmed.').waitFor()
		expect(await page.getByText('This address is not confirmed yet.').count()).toBe(0)

		const other = await onPhone(javaScript)
		await signUp(other, email)
		await other.page.getByRole('heading', { name: 'Check your email', exact: true }).waitFor()
		await expect
			.poll(async () => {
				await outbox.deliver()
				return outbox.mails.at(-1)?.subject
			})
			.toMatch(/^You already have an account/)
		await visit('/signup/confirm?token=none')
		await arrive('This link no longer works')
	})

	it('is confirmed later, from the account', async () => {
		const phone = await onPhone(javaScript)
		const { page, visit, arrive, press } = phone
		const email = await memberOn(phone)
		await page.getByText('This address is not confirmed yet.').waitFor()
		await arrive('Your account')
		await press('Send the link')
		await page.getByText('We have sent you a link.').waitFor()
		const link = await mailedLink(outbox, 'confirm', email)
		await visit(link)
		await arrive('Confirm your email address')
		await visit('/account')
		await page.getByText('This address is not confirmed yet.').waitFor()
		await visit(link)
		await press('Confirm email address')
		await arrive('Your email address is confirmed')
		await page.locator('main').getByRole('link', { name: 'Your account' }).click()
		await page.waitForURL('**/account')
		expect(await page.getByText('This address is not confirmed yet.').count()).toBe(0)
		await visit(link)
		await arrive('This link no longer works')
	})

	it('gives way to another', async () => {
		const phone = await onPhone(javaScript)
		const { page, visit, arrive, fill, press } = phone
		const former = await memberOn(phone)
		const email = `new-${former}`
		await page.getByRole('link', { name: 'Change email address' }).click()
		await arrive('Email address')
		await fill('New email address', email)
		await fill('Current password', 'a guess of mine')
		await press('Send a link there')
		await page.getByText('Incorrect password. Please try again.').first().waitFor()
		if (javaScript) await scanFaces(page)
		await fill('Current password', PASSWORD)
		await press('Send a link there')
		await page.getByText(`A link is on its way to ${email}.`).waitFor()
		if (javaScript) await scanFaces(page)
		await visit(await mailedLink(outbox, 'confirm', email))
		await press('Confirm email address')
		await page.getByText(`From now on you log in with ${email}.`).waitFor()
		await visit('/account')
		await page.getByText(email).waitFor()
		const toFormer = outbox.mails.filter(({ to }) => to.address === former)
		expect(toFormer.map(({ text }) => text).join()).toContain(email)
	})
})
