import { expect, it } from 'vitest'
import { openSmtp } from '../../../domain/mail/smtp.ts'
import { startMailServer, unfolded } from '../../mail-server.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go, textOf } from '../journey.ts'
import { open } from '../pages.ts'

const shop = anotherStore('live')

it('is joined and left without JavaScript', async () => {
	const { url, received } = await startMailServer()
	const { store } = shop
	const { deliver } = keepMails(store)
	store.mailer.transport = openSmtp(url)
	const email = 'imran@example.com'
	const page = await open({ address: shop.address, width: 390, javaScript: false })
	await page.goto('/')
	await page.getByLabel('Your email address').fill('imran')
	await page.getByRole('button', { name: 'Subscribe' }).click()
	await page.getByText('Invalid email format.').waitFor()
	await page.getByLabel('Your email address').fill(email)
	await page.getByRole('button', { name: 'Subscribe' }).click()
	await page
		.getByText(`Almost done: press the button in the mail we have sent to ${email}.`)
		.waitFor()
	await deliver()
	const source = unfolded(received[0]?.source ?? '')
	const [, key] = /\/newsletter\/confirm\?key=([\w-]+)/.exec(source) ?? []
	await page.goto('/newsletter/confirm?key=wrong')
	await page.locator('main').getByRole('button', { name: 'Subscribe' }).click()
	await page.getByText('This link is not right, or has expired.').first().waitFor()
	await page.goto(`/newsletter/confirm?key=${key}`)
	await page.locator('main').getByRole('button', { name: 'Subscribe' }).click()
	await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
	await page.getByText(`We will write to ${email}.`).waitFor()
	const isConfirmed = async () => {
		const rows = store.db.selectFrom('newsletter_subscribers').select(['confirmed_at'])
		return (await rows.where('email', '=', email).execute()).map((row) => row.confirmed_at !== null)
	}
	expect(await isConfirmed()).toEqual([true])
	await page.goto(`/newsletter/unsubscribe?key=${key}`)
	await page.locator('main').getByRole('button', { name: 'Unsubscribe' }).click()
	await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
	expect(await isConfirmed()).toEqual([])
})

it('is confirmed by a mail, listed to the admin, and left by one click of a mail program', async () => {
	const { url, received } = await startMailServer()
	const { store } = shop
	const { deliver } = keepMails(store)
	store.mailer.transport = openSmtp(url)
	const admin = await openLiveAdmin(shop)
	await go(admin, '/admin/subscribers')
	await admin.getByText('Nobody has subscribed yet.').waitFor()
	await scanFaces(admin)

	const email = 'venkatanarasimharajuvaripeta.balasubramaniam.chandrasekharan@example.com'
	const page = await open({ address: shop.address, width: 390 })
	await go(page, '/')
	await page.getByLabel('Your email address').fill(email)
	await page.getByRole('button', { name: 'Subscribe' }).click()
	await page.getByText('Almost done: press the button in the mail').waitFor()
	await deliver()
	expect(received.map(({ to }) => to)).toEqual([email])
	const source = unfolded(received[0]?.source ?? '')
	const confirm = /\/newsletter\/confirm\?key=[\w-]+/.exec(source)?.[0] ?? ''
	const leave = /^List-Unsubscribe:\s+<http:\/\/shop\.example(\S+)>/m.exec(source)?.[1] ?? ''
	expect(leave).toMatch(/^\/newsletter\/unsubscribe\?key=/)
	await admin.reload()
	await admin.getByRole('row').filter({ hasText: email }).getByText('Not confirmed').waitFor()

	await go(page, confirm)
	await page.getByRole('heading', { name: 'Confirm your subscription' }).waitFor()
	await scanFaces(page)
	await page.locator('main').getByRole('button', { name: 'Subscribe' }).click()
	await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
	await scanFaces(page)

	await admin.reload()
	await admin
		.getByRole('row')
		.filter({ hasText: email })
		.getByText('Confirmed', { exact: true })
		.waitFor()
	await scanFaces(admin)
	const [file] = await Promise.all([
		admin.waitForEvent('download'),
		admin.getByRole('link', { name: 'Export CSV' }).click(),
	])
	expect(await textOf(file)).toContain(`${email},`)

	const clicked = await fetch(`${shop.address}${leave}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	})
	expect(clicked.status).toBe(200)
	await admin.reload()
	await admin.getByText('Nobody has subscribed yet.').waitFor()
	await go(page, leave)
	await page.getByRole('heading', { name: 'Unsubscribe' }).waitFor()
	await scanFaces(page)
})
