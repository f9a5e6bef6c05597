import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { once, order, PASSWORD } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'
import { faultsIn } from '../backup/checks.ts'
import { restore } from '../backup/restore.ts'
import { type OpenStore, openStore } from '../open.ts'
import { SAMPLE_ACCOUNTS } from '../samples/accounts.ts'
import { goLive } from './go-live.ts'

const [BUYER, INSTALLER, ADMIN] = SAMPLE_ACCOUNTS

/** With sample accounts that one can log in to. */
const SAMPLES = { onDisk: true, sampleData: true, realHashing: true } as const

/** Where a backup may go. */
function backupFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-go-live-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return join(folder, 'before')
}

const wanted = (admins: string[], more: { keepProducts?: boolean; dryRun?: boolean } = {}) => ({
	admins,
	keepProducts: false,
	dryRun: false,
	...more,
	backup: backupFolder(),
})

/**
 * A demo with its samples, in which the owner and another person have signed up as admins, and one order was placed.
 */
async function demo({ as }: TestStore) {
	const owner = await as('Admin')
	const other = await as('Admin')
	const buyer = await as('Buyer')
	const placed = await buyer.post('/api/orders', order(), once())
	expect(placed.status).toBe(201)
	const emails = await Promise.all(
		[owner, other, buyer].map(
			async (each) => (await each.get('/api/session')).body.user.email as string,
		),
	)
	const [ownerEmail = '', otherEmail = '', buyerEmail = ''] = emails
	return {
		ownerEmail,
		otherEmail,
		buyerEmail,
		id: placed.body.id as string,
	}
}

const asLive = (config: TestStore['config']) =>
	openStore({ ...config, mode: 'live' as const, sampleData: false })

const roles = async (store: OpenStore) =>
	Object.fromEntries(
		(await store.db.selectFrom('users').select(['email', 'role']).execute()).map(
			({ email, role }) => [email, role],
		),
	)

describeOnAllEngines('going live', (open) => {
	it('leaves the named admin, the orders of people and nothing of the samples', async () => {
		const opened = await open(SAMPLES)
		const { ownerEmail, otherEmail, buyerEmail, id } = await demo(opened)
		await opened.store[Symbol.asyncDispose]()
		const options = wanted([ownerEmail, 'later@shop.example'])
		const done = await goLive(opened.config, options)
		expect(done).toMatchObject({
			admins: [ownerEmail],
			unknown: ['later@shop.example'],
			demoted: 1,
			removed: { accounts: 3, closedAccounts: 0, orders: 3, enquiries: 3, feedback: 2 },
		})
		expect(existsSync(join(options.backup, 'manifest.json'))).toBe(true)
		await using store = await asLive(opened.config)
		expect(await roles(store)).toEqual({
			[ownerEmail]: 'Admin',
			[otherEmail]: 'Buyer',
			[buyerEmail]: 'Buyer',
		})
		expect(await faultsIn(store.db)).toEqual([])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([{ id }])
		const { visitor } = callersOf(store)
		for (const [email, password, role] of [
			[ADMIN.email, ADMIN.password, 'Admin'],
			[BUYER.email, BUYER.password, 'Buyer'],
			[ownerEmail, PASSWORD, 'Admin'],
		])
			expect((await visitor().post('/api/session', { email, password, role })).status).toBe(401)
		const caller = visitor()
		const login = { email: buyerEmail, password: PASSWORD, role: 'Buyer' }
		expect((await caller.post('/api/session', login)).status).toBe(200)
		expect((await caller.get(`/api/orders/${id}`)).body).toMatchObject({ id })
		expect((await visitor().get('/api/products')).body).toEqual([])
		expect(await goLive(opened.config, wanted([ownerEmail])).catch(() => 'running')).toEqual(
			opened.config.databaseUrl ? null : 'running',
		)
	})

	it('changes nothing when it is only tried', async () => {
		const opened = await open({ onDisk: true, sampleData: true })
		const { ownerEmail } = await demo(opened)
		const before = await roles(opened.store)
		await opened.store[Symbol.asyncDispose]()
		const options = wanted([ownerEmail], { dryRun: true })
		expect(await goLive(opened.config, options)).toMatchObject({ removed: { orders: 3 } })
		expect(existsSync(options.backup)).toBe(false)
		await using store = await openStore({ ...opened.config, mode: 'demo' })
		expect(await roles(store)).toEqual(before)
		expect(await store.db.selectFrom('orders').selectAll().execute()).toHaveLength(4)
	})

	it('keeps invented products out of sale where they are to stay', async () => {
		const opened = await open({ onDisk: true })
		await opened.store[Symbol.asyncDispose]()
		const done = await goLive(opened.config, wanted(['a@shop.example'], { keepProducts: true }))
		expect(done?.removed.products.removed).toBe(0)
		await using store = await asLive(opened.config)
		expect((await callersOf(store).visitor().get('/api/products')).body).toEqual([])
		expect(await store.db.selectFrom('products').select('id').execute()).toHaveLength(
			done?.removed.products.archived ?? 0,
		)
	})

	it('is refused while a store runs on the data', async () => {
		const { config } = await open({ onDisk: true })
		await expect(goLive(config, wanted(['a@shop.example']))).rejects.toThrow(
			/A store is running on/,
		)
	})

	it('closes a sample installer whose name an order of somebody keeps', async () => {
		const opened = await open(SAMPLES)
		const { id } = await demo(opened)
		const installer = opened.visitor()
		await installer.post('/api/session', INSTALLER)
		expect((await installer.post(`/api/orders/${id}/accept`)).status).toBe(200)
		await opened.store[Symbol.asyncDispose]()
		const done = await goLive(opened.config, wanted(['a@shop.example']))
		expect(done).toMatchObject({
			ordersOfFormerInstallers: 1,
			removed: { accounts: 2, closedAccounts: 1 },
		})
		await using store = await asLive(opened.config)
		const login = await callersOf(store).visitor().post('/api/session', INSTALLER)
		expect(login.status).toBe(401)
	})
})

describeOnSqlite('going live', (open) => {
	it('can be undone by the backup it has made', async () => {
		const opened = await open({ onDisk: true, sampleData: true })
		await opened.store[Symbol.asyncDispose]()
		const options = wanted(['a@shop.example'])
		await goLive(opened.config, options)
		await restore(opened.config, options.backup)
		await using store = await openStore({ ...opened.config, mode: 'demo' })
		expect(Object.keys(await roles(store))).toEqual(SAMPLE_ACCOUNTS.map(({ email }) => email))
	})
})
