import { describe, expect, it } from 'vitest'
import { nextCodeAt } from '../../test/authenticator.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, openAs } from '../journey.ts'
import { open } from '../pages.ts'
import { adminOf, somebody } from '../people.ts'

const live = anotherStore('live')

type Page = Awaited<ReturnType<typeof open>>

async function logIn(page: Page, email: string) {
	await go(page, `${live.address}/login`)
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password', { exact: true }).fill('sunny-day-in-pune')
	await page.getByRole('button', { name: 'Login' }).click()
}

describe('applying as an installer in a live store', () => {
	it('leads from the sign-up to the installer’s dashboard, once an admin approves', async () => {
		const { boss, secret } = await adminOf(live)

		const page = await open()
		const email = `ravi-${Date.now()}@example.com`
		await go(page, `${live.address}/signup`)
		await page.getByLabel('Email').fill(email)
		await page.getByLabel('Role').selectOption('Installer')
		await page.getByLabel('Name', { exact: true }).fill('Ravi Deo')
		await page.getByLabel('Password', { exact: true }).fill('sunny-day-in-pune')
		await page.getByLabel('Confirm password', { exact: true }).fill('sunny-day-in-pune')
		await page.getByRole('button', { name: 'Create account' }).click()
		await page.waitForURL('**/account/apply')
		await page.getByRole('heading', { name: 'Apply as an installer' }).waitFor()
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

		const office = await open()
		await logIn(office, boss.email)
		await office.getByLabel('Code').fill(nextCodeAt(secret))
		await office.getByRole('button', { name: 'Log in' }).click()
		await office.waitForURL('**/admin/dashboard')
		await go(office, `${live.address}/admin/users?tab=applications`)
		await office.getByRole('button', { name: 'Approve Deo Solar' }).click()
		await office.getByText('Ravi Deo is an Installer from the next login on.').waitFor()

		await page.reload()
		await page.waitForURL('**/login?next=**')
		await logIn(page, email)
		await page.waitForURL('**/installer/dashboard')
		await go(page, `${live.address}/installer/profile`)
		await expect.poll(() => page.getByLabel('Firm').inputValue()).toBe('Deo Solar')
	})

	it('is offered on a buyer’s account page, and not in a demo', async () => {
		const buyer = await somebody('Buyer', live.address)
		const page = await open()
		await logIn(page, buyer.email)
		await page.getByText('Login successful! Redirecting...').waitFor()
		await go(page, `${live.address}/account`)
		await page.getByRole('link', { name: 'Apply as an installer' }).click()
		await page.getByRole('heading', { name: 'Apply as an installer' }).waitFor()
		const demo = await openAs('Buyer')
		await go(demo, '/account')
		await expect
			.poll(() => demo.getByRole('link', { name: 'Apply as an installer' }).count())
			.toBe(0)
	})

	it('has no accessibility violation', async () => {
		const page = await openAs('Buyer')
		await go(page, '/account/apply')
		await scanFaces(page)
		await page.request.post('/api/installer-applications', {
			data: { firm: 'Surya Works', licenceNumber: 'MH-1' },
		})
		await go(page, '/account/apply')
		await scanFaces(page)
		await go(page, `${live.address}/signup`)
		await scanFaces(page)
	})
})
