import { describe, expect, it } from 'vitest'
import { nextCodeAt } from '../../authenticator.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'
import { open } from '../pages.ts'
import { adminOf, somebody } from '../people.ts'

const live = anotherStore('live')

type Page = Awaited<ReturnType<typeof open>>

async function logIn(page: Page, email: string) {
	await go(page, '/login')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill('sunny-day-in-pune')
	await page.getByRole('button', { name: 'Login' }).click()
}

describe('applying as an installer in a live store', () => {
	it('leads from the sign-up to the installer’s dashboard, once an admin approves', async () => {
		const { boss, secret } = await adminOf(live)

		const page = await open({ address: live.address })
		const email = `ravi-${Date.now()}@example.com`
		await go(page, '/signup')
		await scanFaces(page)
		await page.getByLabel('Email').fill(email)
		await page.getByLabel('Role').selectOption('Installer')
		await page.getByLabel('Name', { exact: true }).fill('Ravi Deo')
		await page.getByLabel('Password', { exact: true }).fill('sunny-day-in-pune')
		await page.getByLabel('Confirm password', { exact: true }).fill('sunny-day-in-pune')
		await page.getByRole('button', { name: 'Create account' }).click()
		await page.waitForURL('**/account/apply')
		await page.getByRole('heading', { name: 'Apply as an installer' }).waitFor()
		await scanFaces(page)
		await page.getByLabel('Licence number').fill('MH-2207')
		await page.getByLabel('Message (optional)').fill('Twelve years on roofs.')
		await page.getByRole('button', { name: 'Send application' }).click()
		await page.getByText('Firm is required.').waitFor()
		await expect
			.poll(() => page.getByLabel('Message (optional)').inputValue())
			.toBe('Twelve years on roofs.')
		await page.getByLabel('Firm').fill('Deo Solar')
		await page.getByRole('button', { name: 'Send application' }).click()
		await page.getByRole('heading', { name: 'Your application is with us' }).waitFor()
		await scanFaces(page)

		const office = await open({ address: live.address })
		await logIn(office, boss.email)
		await office.getByLabel('Code').fill(nextCodeAt(secret))
		await office.getByRole('button', { name: 'Log in' }).click()
		await office.waitForURL('**/admin/dashboard')
		await go(office, '/admin/users?tab=applications')
		await office.getByRole('button', { name: 'Approve Deo Solar' }).click()
		await office.getByText('Ravi Deo is an Installer from the next login on.').waitFor()

		await page.reload()
		await page.waitForURL('**/login?next=**')
		await logIn(page, email)
		await page.waitForURL('**/installer/dashboard')
		await go(page, '/installer/profile')
		await expect.poll(() => page.getByLabel('Firm').inputValue()).toBe('Deo Solar')
	})

	it('is offered on a buyer’s account page, and not in a demo', async () => {
		const buyer = await somebody('Buyer', live.address)
		const said = async (who: typeof buyer, path: string) => (await who.call(path)).text()
		const link = /<a [^>]*href="\/account\/apply"[^>]*>Apply as an installer<\/a>/
		expect(await said(buyer, '/account')).toMatch(link)
		expect(await said(buyer, '/account/apply')).toContain('Apply as an installer</h1>')
		const inDemo = await said(await somebody(), '/account')
		expect(inDemo).toContain('You have not ordered anything yet.')
		expect(inDemo).not.toMatch(link)
	})
})
