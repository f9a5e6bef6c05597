import { beforeAll, it } from 'vitest'
import { PASSWORD } from '../../builders.ts'
import { withoutMail } from '../../callers.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
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

/** An account at which devices it does not know have failed as often as they may. */
async function guessedAt() {
	const { email, id } = await withoutMail(live.store, () => somebody('Buyer', live.address))
	const until = Date.now() + 3_600_000
	for (const name of ['accountHour', 'accountDay'])
		await live.store.db
			.insertInto('login_attempts')
			.values({
				key: live.store.keyedHash(`attempts of ${name}`, email),
				failures: 20,
				blocked_until: until,
				expires_at: until,
			})
			.execute()
	return { email, id }
}

it.each([true, false])(
	'a new device is confirmed by a mail while somebody is guessing, with JavaScript: %s',
	async (javaScript) => {
		const { email } = await guessedAt()
		const page = await open({ address: live.address, width: 390, javaScript })
		const visit = (path: string) => (javaScript ? go(page, path) : page.goto(path))
		const logIn = async () => {
			await page.getByLabel('Email').fill(email)
			await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
			await page.locator('main').getByRole('button', { name: 'Login' }).click()
		}
		await visit('/login')
		await logIn()
		await page.getByText('Many wrong passwords were tried with this email.').waitFor()
		if (javaScript) await scanFaces(page)
		await page.getByRole('button', { name: 'Send me a link' }).click()
		await page.getByRole('heading', { name: 'Check your email' }).waitFor()
		if (javaScript) await scanFaces(page)
		const link = await mailedLink(outbox, 'login/device', email)
		await visit(link)
		if (javaScript) await scanFaces(page)
		await page.getByRole('button', { name: 'Confirm this device' }).click()
		await page.getByText('This device is confirmed. Log in with your password.').waitFor()
		await logIn()
		await page.waitForURL(`${live.address}/`)
		await visit(link)
		await page.getByRole('button', { name: 'Confirm this device' }).click()
		await page.getByText('This link was used already or is too old.').waitFor()
		await page.getByRole('link', { name: 'Ask for another' }).click()
		await page.getByRole('button', { name: 'Send me a link' }).waitFor()
		if (javaScript) await scanFaces(page)
	},
)

it('admins see at whose password somebody is guessing', async () => {
	const { email, id } = await guessedAt()
	const office = await openLiveAdmin(live, true, 1280)
	for (const path of [`/admin/users?q=${email}`, `/admin/users/${id}`]) {
		await go(office, path)
		await office.getByText('Password being guessed: 20 failed logins in a day').waitFor()
		await scanFaces(office)
	}
})
