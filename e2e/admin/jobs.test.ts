import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { insertJobs } from '../../domain/jobs/commands.ts'
import { openAnother } from '../another-store.ts'
import { go, openAs, scanFaces } from '../journey.ts'

let shop: Awaited<ReturnType<typeof openAnother>>

beforeAll(async () => {
	shop = await openAnother()
})
afterAll(() => shop.close())

beforeEach(async () => {
	const { store } = shop
	const now = store.now()
	await store.db.deleteFrom('jobs').execute()
	await insertJobs(store.db, now, [
		{ kind: 'maintenance', key: 'waits', runAt: now + 3_600_000 },
		{ kind: 'maintenance', key: 'failed', runAt: now - 60_000 },
	])
	await store.db
		.updateTable('jobs')
		.set({
			attempts: 10,
			failed_at: now,
			error: '550 5.1.1 The address ramachandran.balasubramanian@example.com is not known here.',
		})
		.where('key', '=', 'failed')
		.execute()
})

describe('the jobs of a store', () => {
	it('say what waits, what failed and why, and are tried again', async () => {
		const page = await openAs('Admin', { address: shop.address })
		await go(page, '/admin/users')
		const bar = page.getByRole('navigation', { name: 'Admin Portal' })
		await bar.getByRole('link', { name: 'Jobs' }).click()
		await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
		const failed = page.getByRole('row').filter({ hasText: '550 5.1.1' })
		await failed.getByText('Failed').waitFor()
		await scanFaces(page)
		await page.getByLabel('State').selectOption('failed')
		await page.waitForURL('**state=failed**')
		await failed.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('It is tried again now.').waitFor()
		await page.getByText('No job is in this state.').waitFor()
		await page.getByLabel('State').selectOption('waiting')
		await page.getByRole('row').filter({ hasText: '550 5.1.1' }).getByText('Waiting').waitFor()
	})

	it('can be tried again without JavaScript', async () => {
		const page = await openAs('Admin', { address: shop.address, javaScript: false, width: 390 })
		await page.goto('/admin/jobs?state=failed')
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('It is tried again now.').waitFor()
	})
})
