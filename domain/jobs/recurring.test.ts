import { expect, it } from 'vitest'
import { setSection } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { insertJobs } from './commands.ts'
import { JOB_KINDS } from './schema.ts'

const KEYS = {
	razorpayKeyId: 'rzp_test_0123456789abcd',
	razorpayKeySecret: '0123456789abcdefghijklmn',
	razorpayWebhookSecret: 'of the webhook',
}

const kinds = async ({ store }: TestStore) => {
	const rows = await store.db.selectFrom('jobs').select('kind').orderBy('kind').execute()
	return [...new Set(rows.map(({ kind }) => kind))]
}

describeOnAllEngines('kinds of jobs that are done again', (open, itOnSqlite) => {
	it('are of a demo only those that it needs; what is left of others ends', async () => {
		const demo = await open()
		const { db, now } = demo.store
		const left = ['provider-check', 'unassigned-orders', 'low-stock-mail'] as const
		expect(JOB_KINDS).toEqual(expect.arrayContaining([...left]))
		await insertJobs(
			db,
			now(),
			left.map((kind) => ({ kind, key: kind, runAt: now() + 60_000 })),
		)
		await demo.store.jobs.start()
		expect(await kinds(demo)).toEqual(['maintenance', 'retention', 'stock-alerts'])
		const admin = await demo.as('Admin')
		const listed = (await admin.get('/api/jobs')).body.map(({ kind }: { kind: string }) => kind)
		expect(listed.toSorted()).toEqual(['maintenance', 'retention', 'stock-alerts'])
	})

	it('are of a live shop all but the comparison with a provider that it has none of', async () => {
		const live = await open({ mode: 'live', sampleData: true })
		await live.store.jobs.start()
		const without = ['low-stock-mail', 'maintenance', 'retention', 'unassigned-orders']
		expect((await kinds(live)).filter((kind) => without.includes(kind))).toEqual(without)
		expect(await kinds(live)).not.toContain('provider-check')
	})

	itOnSqlite('come and go with the settings', async () => {
		const live = await open({ mode: 'live', sampleData: true, secrets: KEYS })
		live.store.settings.current()
		await live.store.jobs.start()
		expect(await kinds(live)).toContain('provider-check')
		live.store.policy = { ...live.store.policy, takesPayment: false }
		await setSection(live.store, 'payment', { codUptoRupees: 100 })
		await expect.poll(() => kinds(live)).not.toContain('provider-check')
		live.store.policy = { ...live.store.policy, takesPayment: true }
		await setSection(live.store, 'payment', { codUptoRupees: 200 })
		await expect.poll(() => kinds(live)).toContain('provider-check')
	})
})
