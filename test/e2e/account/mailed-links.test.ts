import { beforeAll, describe, it } from 'vitest'
import { withoutMail } from '../../callers.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { somebody, turnOnTwoStep } from '../people.ts'
import { mailedLink } from './mailed-link.ts'

const live = anotherStore('live')
let outbox: ReturnType<typeof keepMails>
beforeAll(async () => {
	outbox = keepMails(live.store)
})

const NEW = 'the rain in the hills'

/** A person whose account is older than the store's mail server. */
const member = () => withoutMail(live.store, () => somebody('Buyer', live.address))

const linkTo = (page: string, email: string) => mailedLink(outbox, page, email)

describe('a link in a mail', () => {
	it.each([true, false])(
		'sets a new password for one that is forgotten, with JavaScript: %s',
		async (javaScript) => {
			const { email } = await member()
			const page = await open({ address: live.address, width: 390, javaScript })
			const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
			await visit('/login')
			await page.getByRole('link', { name: 'Forgotten your password?' }).click()
			await page.getByRole('heading', { name: 'Forgotten your password?' }).waitFor()
			if (javaScript) await scanFaces(page)
			await page.getByLabel('Email').fill(email)
			await page.getByRole('button', { name: 'Send the link' }).click()
			await page.getByRole('heading', { name: 'Check your email' }).waitFor()
			if (javaScript) await scanFaces(page)
			await visit(await linkTo('reset', email))
			await page.getByLabel('New password', { exact: true }).fill(NEW)
			await page.getByLabel('Confirm new password').fill('something else')
			await page.getByRole('button', { name: 'Set new password' }).click()
			await page.getByText('Passwords do not match.').waitFor()
			if (javaScript) await scanFaces(page)
			await page.getByLabel('New password', { exact: true }).fill(NEW)
			await page.getByLabel('Confirm new password').fill(NEW)
			await page.getByRole('button', { name: 'Set new password' }).click()
			await page.getByText('Your new password is set. Log in with it.').waitFor()
			await page.getByLabel('Email').fill(email)
			await page.getByLabel('Password', { exact: true }).fill(NEW)
			await page.locator('main').getByRole('button', { name: 'Login' }).click()
			await page.waitForURL(`${live.address}/`)
		},
	)

	it('lets an installer who is invited begin on a phone, with two-step login', async () => {
		const office = await openLiveAdmin(live, true, 1280)
		await go(office, '/admin/users')
		await office.getByRole('link', { name: 'Invitations' }).click()
		await office.getByLabel('Name', { exact: true }).fill('Ravi Deo')
		await office.getByLabel('Email', { exact: true }).fill('ravi@example.com')
		await office.getByRole('button', { name: 'Invite', exact: true }).click()
		await office.getByText('The invitation is on its way to ravi@example.com.').waitFor()
		await scanFaces(office)

		const phone = await open({ address: live.address, width: 390 })
		await go(phone, await linkTo('invitation', 'ravi@example.com'))
		await phone.getByRole('heading', { name: 'Welcome, Ravi Deo' }).waitFor()
		await scanFaces(phone)
		await phone.getByLabel('New password', { exact: true }).fill(NEW)
		await phone.getByLabel('Confirm new password').fill(NEW)
		await phone.getByRole('button', { name: 'Join' }).click()
		await phone.waitForURL('**/installer/dashboard')
		await go(phone, '/account/two-factor')
		await turnOnTwoStep(phone, NEW)
		await office.reload()
		await office.getByText('Nobody is invited at the moment.').waitFor()
	})
})
