import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { startOfDay } from '../../shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import type { ProductId } from '../../shared/ids.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { lowStockMail } from './low-stock-mail.ts'
import { moveStock } from './stock.ts'

const PANEL = 'solar-panel-250w' as ProductId
const MIDNIGHT = startOfDay('2026-11-20' as Parameters<typeof startOfDay>[0])

async function moved({ store }: TestStore, to: number) {
	const { stock } = await store.db
		.selectFrom('products')
		.select('stock')
		.where('id', '=', PANEL)
		.executeTakeFirstOrThrow()
	const movement = {
		productId: PANEL,
		change: to - stock,
		reason: 'adjusted',
		actor: { kind: 'visitor', cartId: null },
		at: store.now(),
	} as const
	await inTransaction(store.db, (tx) => moveStock(tx, [movement]))
}

/** Has the job look, as every day. */
const runJob = (store: TestStore['store']) =>
	lowStockMail.run(store, {
		id: '',
		kind: 'low-stock-mail',
		key: '',
		payload: null,
		attempts: 1,
	})

describeOnAllEngines('the mail about what runs low', (open) => {
	it('goes to each admin once, on the morning after', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store, as } = opened
		const admin = (await (await as('Admin')).get('/api/session')).body.user
		const { mails, deliver } = keepMails(store)
		const look = async (now: number) => {
			store.now = () => now
			await runJob(store)
			await deliver()
			return mails.splice(0).map(({ to }) => to.address)
		}
		store.now = () => MIDNIGHT + 15 * HOUR_MS
		await moved(opened, 4)
		expect(await look(MIDNIGHT + 16 * HOUR_MS)).toEqual([])
		expect(await look(MIDNIGHT + DAY_MS + 7 * HOUR_MS)).toEqual([])
		expect(await look(MIDNIGHT + DAY_MS + 8 * HOUR_MS)).toEqual([admin.email])
		expect(await look(MIDNIGHT + DAY_MS + 9 * HOUR_MS)).toEqual([])
		// It stays low, which is no news.
		await moved(opened, 3)
		expect(await look(MIDNIGHT + 2 * DAY_MS + 9 * HOUR_MS)).toEqual([])
	})

	it('leaves out what is there again', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store, as } = opened
		await as('Admin')
		store.now = () => MIDNIGHT + HOUR_MS
		await moved(opened, 0)
		await moved(opened, 50)
		store.now = () => MIDNIGHT + DAY_MS + 9 * HOUR_MS
		await runJob(store)
		expect(await store.db.selectFrom('mails').select('id').execute()).toEqual([])
	})
})
