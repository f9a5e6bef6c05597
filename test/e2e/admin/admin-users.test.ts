import { describe, expect, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, signIn } from '../journey.ts'
import { open, type View } from '../pages.ts'
import { somebody } from '../people.ts'

async function asAdmin(view?: View) {
	const page = await open(view)
	const admin = await signIn(page, 'Admin')
	return { page, admin }
}

type Page = Awaited<ReturnType<typeof open>>

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

describe('the admin’s users', () => {
	it('are found by their name, role and state, in the address, and cannot change themselves', async () => {
		const { page, admin } = await asAdmin()
		const { name, email } = await somebody()
		await go(page, `/admin/users?q=${admin.email}`)
		const own = rowOf(page, admin.email)
		await own.getByText('You', { exact: true }).waitFor()
		await expect.poll(() => own.getByRole('combobox').count()).toBe(0)
		await expect.poll(() => own.getByRole('link').count()).toBe(1)
		await page.getByLabel('Search').fill(email)
		await page.waitForURL(`**/admin/users?q=${encodeURIComponent(email)}*`)
		await rowOf(page, name).getByText('Active').waitFor()
		await expect.poll(() => page.getByRole('row').count()).toBe(2)
		await page.getByRole('columnheader', { name: 'Role' }).getByRole('link').click()
		await page.waitForURL('**sort=role*')
		await rowOf(page, name).waitFor()
		await scanFaces(page)
		await page.getByLabel('Status').selectOption('suspended')
		await page.getByText('No users found matching your search.').waitFor()
		await page.getByLabel('Status').selectOption('')
		await page.getByLabel('Role', { exact: true }).selectOption('Buyer')
		await page.waitForURL('**role=Buyer**')
		await rowOf(page, name).getByRole('link', { name, exact: true }).click()
		await page.getByRole('heading', { level: 1, name }).waitFor()
		await page.getByText('as Buyer since').waitFor()
	})

	it('are suspended after a question, and reinstated by Undo', async () => {
		const { page } = await asAdmin()
		const person = await somebody()
		await go(page, `/admin/users?q=${person.email}`)
		await page.getByRole('link', { name: `Suspend ${person.name}` }).click()
		const dialog = page.getByRole('dialog', { name: `Suspend ${person.name}?` })
		await dialog.waitFor()
		await scanFaces(page)
		await dialog.getByRole('link', { name: 'Cancel' }).click()
		await dialog.waitFor({ state: 'detached' })
		await expect.poll(() => person.isLoggedIn()).toBe(true)
		await page.getByRole('link', { name: `Suspend ${person.name}` }).click()
		await dialog.getByRole('button', { name: 'Suspend' }).click()
		await page.getByText(`${person.name} is suspended and logged out everywhere.`).waitFor()
		await rowOf(page, person.name).getByText('Suspended').waitFor()
		await expect.poll(() => person.isLoggedIn()).toBe(false)
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText(`${person.name} can log in again.`).waitFor()
		await rowOf(page, person.name).getByText('Active').waitFor()
	})

	it('are told at the login that they are suspended', async () => {
		const { page } = await asAdmin()
		const person = await somebody()
		await page.request.patch(`/api/users/${person.id}`, { data: { suspended: true } })
		await go(page, `/admin/users/${person.id}?done=suspended`)
		await scanFaces(page)
		const visitor = await open()
		await go(visitor, '/login')
		await visitor.getByLabel('Email').fill(person.email)
		await visitor.getByLabel('Password', { exact: true }).fill(person.password)
		await visitor.getByRole('button', { name: 'Login' }).click()
		await visitor.getByText('This account is suspended. Contact support.').waitFor()
		await page.request.patch(`/api/users/${person.id}`, { data: { suspended: false } })
		await visitor.getByRole('button', { name: 'Login' }).click()
		await visitor.getByText('Login successful! Redirecting...').waitFor()
		const answer = await page.request.get(`/admin/users/${person.id}`)
		expect(await answer.text()).toContain('Chrome on Linux')
	})

	it('get another role after a question', async () => {
		const { page } = await asAdmin()
		const person = await somebody()
		await go(page, `/admin/users?q=${person.email}`)
		const role = page.getByLabel(`Role of ${person.name}`)
		await role.selectOption('Installer')
		const dialog = page.getByRole('dialog', { name: `Make ${person.name} an Installer?` })
		await dialog.waitFor()
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'detached' })
		await expect.poll(() => role.inputValue()).toBe('Buyer')
		await role.selectOption('Installer')
		await dialog.getByRole('button', { name: 'Make an Installer' }).click()
		await page.getByText(`${person.name} is an Installer now`).waitFor()
		await expect.poll(() => role.inputValue()).toBe('Installer')
		await expect.poll(() => person.isLoggedIn()).toBe(false)
	})

	it('are logged out from their own page, which tells what was changed', async () => {
		const { page, admin } = await asAdmin()
		const person = await somebody()
		await go(page, `/admin/users/${person.id}`)
		await page.getByText('No admin has changed anything here.').waitFor()
		await page.getByRole('link', { name: 'End sessions' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click()
		await page.getByText(`${person.name} is logged out everywhere.`).waitFor()
		await page.getByText('Not logged in anywhere.').waitFor()
		await expect.poll(() => person.isLoggedIn()).toBe(false)
		const changes = page.getByRole('region', { name: 'Changes' })
		await changes.getByText(admin.name).waitFor()
		await changes.getByText('logged out').waitFor()
		await changes.getByRole('link', { name: 'All changes' }).click()
		await page.getByText(`Only changes of ${person.name}.`).waitFor()
	})

	it('are changed without JavaScript', async () => {
		const { page } = await asAdmin({ javaScript: false })
		const person = await somebody()
		await page.goto(`/admin/users?q=${person.email}`)
		await page.getByLabel(`Role of ${person.name}`).selectOption('Installer')
		await page.getByRole('button', { name: 'Change' }).click()
		await page.getByRole('button', { name: 'Make an Installer' }).click()
		await page.getByText(`${person.name} is an Installer now`).waitFor()
		await page.getByRole('link', { name: `Suspend ${person.name}` }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
		await page.getByRole('button', { name: 'Undo' }).click()
		await page.getByText(`${person.name} can log in again.`).waitFor()
	})

	it('say when there is no such user', async () => {
		const admin = await somebody('Admin')
		const answer = await admin.call('/admin/users/nobody')
		expect(answer.status).toBe(404)
		expect(await answer.text()).toContain('Page not found</h1>')
	})
})

describe('applications of installers', () => {
	const file = async () => {
		const person = await somebody()
		const firm = `Firm of ${person.name}`
		const sent = await person.call('/api/installer-applications', 'POST', {
			firm,
			licenceNumber: 'MH-2207',
			message: 'Twelve years on roofs.',
		})
		expect(sent.status).toBe(201)
		return { ...person, firm }
	}

	it('are approved, and the applicant is an installer', async () => {
		const { page } = await asAdmin()
		const { name, firm, email } = await file()
		await go(page, '/admin/users')
		await page.getByRole('link', { name: /^Applications/ }).click()
		await page.getByRole('heading', { name: firm }).waitFor()
		await scanFaces(page)
		await page.getByRole('button', { name: `Approve ${firm}` }).click()
		await page.getByText(`${name} is an Installer from the next login on.`).waitFor()
		await page.getByRole('heading', { name: firm }).waitFor({ state: 'detached' })
		await go(page, `/admin/users?q=${email}`)
		await expect.poll(() => page.getByLabel(`Role of ${name}`).inputValue()).toBe('Installer')
	})

	it('are refused with a reason', async () => {
		const { page, admin } = await asAdmin()
		const { name, firm, call } = await file()
		await go(page, '/admin/users?tab=applications')
		await page.getByRole('link', { name: `Refuse ${firm}` }).click()
		const dialog = page.getByRole('dialog', { name: `Refuse ${firm}?` })
		await dialog.getByLabel('Reason (optional)').fill('We know no such licence.')
		await dialog.getByRole('button', { name: 'Refuse' }).click()
		await page.getByText(`${name} is notified that the application is refused.`).waitFor()
		await page.getByLabel('Status').selectOption('refused')
		const card = page.getByRole('article').filter({ hasText: firm })
		await card.getByText('“We know no such licence.”').waitFor()
		await card.getByText(`Decided by ${admin.name}`).waitFor()
		const { application } = await (await call('/api/installer-applications/mine')).json()
		expect(application.reason).toBe('We know no such licence.')
	})
})
