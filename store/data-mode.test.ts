import { expect, it } from 'vitest'
import { makeAdmin } from '../domain/accounts/administration/admins.ts'
import { account, once, order } from '../test/builders.ts'
import { describeOnAllEngines, type TestStore } from '../test/store.ts'
import { openStore } from './open.ts'

const other = { demo: 'live', live: 'demo' } as const

async function openInOtherMode({ config }: TestStore) {
	await using _store = await openStore({ ...config, mode: other[config.mode] })
}

const OF_A_DEMO = 'this data was written by a demo store'
const OF_A_LIVE = 'this data belongs to a live store'

describeOnAllEngines('data', (open) => {
	it('of a demo is refused by a live store, which says the way', async () => {
		const opened = await open({ onDisk: true })
		await expect(openInOtherMode(opened)).rejects.toThrow(OF_A_DEMO)
		await expect(openInOtherMode(opened)).rejects.toThrow(/DATA_DIR=\S+ STORE_MODE=live npm start/)
	})

	it('of a live store is refused by a demo', async () => {
		const opened = await open({ onDisk: true, mode: 'live' })
		await expect(openInOtherMode(opened)).rejects.toThrow(OF_A_LIVE)
	})

	it('is opened again in its own mode, with the record made once', async () => {
		const { config, store } = await open({ onDisk: true, mode: 'live' })
		const recorded = await store.db.selectFrom('data_mode').selectAll().execute()
		await using again = await openStore(config)
		expect(await again.db.selectFrom('data_mode').selectAll().execute()).toEqual(recorded)
		expect(recorded).toMatchObject([{ id: 1, mode: 'live' }])
	})
})

describeOnAllEngines('data from before the record', (open) => {
	async function unrecorded(mode: 'demo' | 'live', use: (opened: TestStore) => Promise<unknown>) {
		const opened = await open({ onDisk: true, mode })
		await use(opened)
		await opened.store.db.deleteFrom('data_mode').execute()
		return opened
	}

	it.each<[string, (opened: TestStore) => Promise<unknown>]>([
		['an admin who signed up as one', ({ as }) => as('Admin')],
		['orders and no admin', ({ visitor }) => visitor().post('/api/orders', order(), once())],
		['accounts and no admin', ({ visitor }) => visitor().post('/api/users', account())],
		[
			'the sample accounts',
			async ({ store }) => {
				await makeAdmin(store.db, { ...ADMIN, email: 'admin@solbazaar.example' }, Date.now())
			},
		],
	])('is a demo’s with %s', async (_what, use) => {
		await expect(openInOtherMode(await unrecorded('demo', use))).rejects.toThrow(OF_A_DEMO)
	})

	it('is a live store’s with an admin whom the command line made', async () => {
		const opened = await unrecorded('live', ({ store }) => makeAdmin(store.db, ADMIN, Date.now()))
		await expect(openInOtherMode(opened)).rejects.toThrow(OF_A_LIVE)
	})

	it('is whose opens it where nobody has used it', async () => {
		const opened = await unrecorded('demo', async () => {})
		await openInOtherMode(opened)
		await expect(openStore(opened.config)).rejects.toThrow(OF_A_LIVE)
	})
})

const ADMIN = { email: 'boss@example.com', name: 'Asha', password: 'a long enough password' }
