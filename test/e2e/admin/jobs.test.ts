import { beforeEach, describe, it } from 'vitest'
import { recordBackup } from '../../../domain/backups/last-backup.ts'
import { insertJobs } from '../../../domain/jobs/commands.ts'
import { scanFaces } from '../accessibility.ts'
import { anotherStore } from '../another-store.ts'
import { go, goByBar, openAs } from '../journey.ts'

const shop = anotherStore()

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

it('when the store was backed up last is shown beside its jobs', async () => {
	const { store, address } = shop
	const page = await openAs('Admin', { address })
	await go(page, '/admin/jobs')
	await page.getByText('No backup yet').waitFor()
	await scanFaces(page)
	const place = `/var/backups/solbazaar/${'on-the-disk-of-the-office/'.repeat(6)}2026-11-23-0230`
	const made = { place, pictures: 12 }
	const now = store.now()
	await recordBackup(store.db, { ...made, madeAt: now })
	await go(page, '/admin/jobs')
	await page.getByText('Backed up', { exact: true }).waitFor()
	await page.getByText(place).waitFor()
	await scanFaces(page)
	await recordBackup(store.db, { ...made, madeAt: now - 3 * 86_400_000 })
	await go(page, '/admin/jobs')
	await page.getByText('Backup is old', { exact: true }).waitFor()
	await scanFaces(page)
})

describe('the jobs of a store', () => {
	it('say what waits, what failed and why, and are tried again', async () => {
		const page = await openAs('Admin', { address: shop.address })
		await go(page, '/admin/users')
		await goByBar(page, 'More', 'Jobs')
		await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
		const failed = page.getByRole('row').filter({ hasText: '550 5.1.1' })
		await failed.getByText('Failed').waitFor()
		await page.getByLabel('State').selectOption('failed')
		await page.waitForURL('**state=failed**')
		await failed.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('It is being tried again.').waitFor()
		await page.getByText('No job is in this state.').waitFor()
		await page.getByLabel('State').selectOption('waiting')
		await page.getByRole('row').filter({ hasText: '550 5.1.1' }).getByText('Waiting').waitFor()
	})

	it('can be tried again without JavaScript', async () => {
		const page = await openAs('Admin', { address: shop.address, javaScript: false, width: 390 })
		await page.goto('/admin/jobs?state=failed')
		await page.getByRole('button', { name: 'Try again' }).click()
		await page.getByText('It is being tried again.').waitFor()
	})
})
