import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { FailedForGood } from '../../../domain/jobs/outcomes.ts'
import { sendMail } from '../../../domain/mail/commands.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { openLiveAdmin } from './live-admin.ts'

const REFUSAL = '550 5.1.1 The address ramachandran.balasubramanian@example.com is not known here.'

const LONG = 'venkatanarasimharajuvaripeta.balasubramaniam.chandrasekharan@suryodaya-solar.example'

const shop = anotherStore('live')
let sending: ReturnType<typeof keepMails>
beforeAll(async () => {
	const { store } = shop
	sending = keepMails(store)
	sending.failWith(new FailedForGood(REFUSAL))
	await inTransaction(store.db, (tx) =>
		sendMail(store, tx, [
			{
				event: 'invited',
				template: 'invitation',
				to: { name: 'Ravi', email: LONG },
				accountId: null,
				data: { path: '/invitation?token=', secret: 'not-for-admins', role: 'Installer' },
			},
		]),
	)
	await sending.deliver()
})

it('a mail that was refused is read without its secret and sent again', async () => {
	const page = await openLiveAdmin(shop)
	await go(page, '/admin/mails')
	const row = page.getByRole('row').filter({ hasText: REFUSAL })
	await row.getByText('Failed').waitFor()
	await scanFaces(page)
	await row.getByRole('link', { name: 'Invitation' }).click()
	await page.getByRole('heading', { level: 1, name: /Join Suryodaya Solar/ }).waitFor()
	await page.getByText(REFUSAL).waitFor()
	await page.getByText('/invitation?token=hidden').waitFor()
	await scanFaces(page)
	const [shown] = await Promise.all([
		page.waitForEvent('popup'),
		page.getByRole('link', { name: 'Open it as its reader sees it' }).click(),
	])
	await shown.getByRole('link', { name: 'Accept the invitation' }).waitFor()
	expect(await shown.content()).not.toContain('not-for-admins')
	sending.failWith(null)
	await page.getByRole('button', { name: /^Try again/ }).click()
	await page.getByText('It is being sent.').waitFor()
	await sending.deliver()
	expect(sending.mails.map(({ text }) => text.includes('not-for-admins'))).toEqual([true])
	await go(page, '/admin/mails?state=sent')
	await page.getByRole('row').filter({ hasText: 'Ravi' }).getByText('Sent').waitFor()
})

it('each mail can be looked at, light and dark, and chosen or not', async () => {
	const page = await openLiveAdmin(shop)
	await go(page, '/admin/settings?section=mail')
	await page.getByRole('link', { name: 'See how mails look' }).click()
	await page.getByRole('heading', { level: 1, name: 'How mails look' }).waitFor()
	await scanFaces(page)
	const card = async (scheme: string) => {
		await page.goto(`/admin/mail-previews/order-received?scheme=${scheme}`)
		await page.getByText('Thank you for your order').first().waitFor()
		await page.getByRole('link', { name: 'Suryodaya Solar' }).waitFor()
		return page.locator('.card').evaluate((cell) => getComputedStyle(cell).backgroundColor)
	}
	expect(await card('light')).toBe('rgb(255, 255, 255)')
	expect(await card('dark')).toBe('rgb(22, 33, 28)')
	await go(page, '/account')
	const choice = page.getByLabel('Each morning, products that ran low the day before')
	await choice.uncheck()
	await page.getByRole('button', { name: 'Save choices' }).click()
	await page.getByText('Your choice of mail is saved.').waitFor()
	expect(await choice.isChecked()).toBe(false)
	await scanFaces(page)
})
