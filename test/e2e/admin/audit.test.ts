import { describe, it } from 'vitest'
import { scanFaces } from '../accessibility.ts'
import { go, goByBar, openAs } from '../journey.ts'
import { somebody } from '../people.ts'

const today = () => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)

async function withChange() {
	const page = await openAs('Admin')
	const person = await somebody()
	const change = (data: object) => page.request.patch(`/api/users/${person.id}`, { data })
	await change({ role: 'Installer' })
	await change({ suspended: true })
	return { page, person }
}

describe('the audit', () => {
	it('tells who changed what, as it was and as it is, and leads there', async () => {
		const { page, person } = await withChange()
		await go(page, '/admin/users')
		await goByBar(page, 'More', 'Audit')
		await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor()
		await page.getByLabel('Search').fill(person.name)
		await page.waitForURL('**q=Person**')
		// Until the list is narrowed others' entries are in it as well.
		const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: person.name })
		const changed = entries.filter({ hasText: 'changed' })
		await changed.getByText('Test Admin').waitFor()
		await changed.getByText('Role').waitFor()
		await changed.getByText('Buyer').waitFor()
		await changed.getByText('Installer', { exact: true }).waitFor()
		await entries.filter({ hasText: 'suspended' }).getByText('Yes').waitFor()
		await changed.getByRole('link', { name: person.name }).click()
		await page.getByRole('heading', { level: 1, name: person.name }).waitFor()
	})

	it('is filtered by kind and days, and says when there is nothing', async () => {
		const { page, person } = await withChange()
		await go(page, `/admin/audit?q=${encodeURIComponent(person.name)}&sort=oldest`)
		const entry = page.getByRole('link', { name: person.name }).first()
		await entry.waitFor()
		await scanFaces(page)
		await page.getByLabel('Kind').selectOption('product')
		await page.getByText('No changes found matching your search.').waitFor()
		await page.getByLabel('Kind').selectOption('user')
		await entry.waitFor()
		await page.getByLabel('From').fill(today())
		await page.waitForURL('**from=**')
		await entry.waitFor()
		await page.getByLabel('To', { exact: true }).fill('2020-01-01')
		await page.getByText('The first day must not come after the last.').waitFor()
	})

	it('is shown for one thing alone until all is asked for, and takes a kind that is none for no filter', async () => {
		const { page, person } = await withChange()
		await go(page, `/admin/audit?subject=${person.id}&kind=nonsense`)
		await page.getByText(`Only changes of ${person.name}.`).waitFor()
		await page
			.getByRole('main')
			.getByRole('listitem')
			.filter({ hasText: person.name })
			.first()
			.waitFor()
		await page.getByRole('link', { name: 'Show all' }).click()
		await page.getByText('Only changes of').waitFor({ state: 'detached' })
	})
})
