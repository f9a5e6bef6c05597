import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bumpCatalogueVersion } from '../../domain/catalogue/stock.ts'
import { NOT_FOUND } from '../../domain/orders/queries.ts'
import type { ProductId } from '../../shared/ids.ts'
import { fail } from '../../shared/result.ts'
import { followChanges } from '../../store/follow-changes.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnPostgres, type TestStore } from '../../test/store.ts'
import { transact } from '../transaction.ts'
import { announce } from './announce.ts'

const PANEL = 'solar-panel-250w' as ProductId
const SOON = { timeout: 20_000, interval: 2 }
/** As long as changes are gathered. */
const GATHERED_MS = 20

/** A store that tells others, and what another process hears of it. */
async function announcing({ store, config }: TestStore) {
	const url = config.databaseUrl as string
	const client = new pg.Client(url)
	// Its database is dropped before the test has finished.
	client.on('error', () => {})
	await client.connect()
	const heard: string[][] = []
	client.on('notification', ({ payload = '' }) => {
		const [, topics = ''] = payload.split(' ')
		// Without topics it is what the line says to itself.
		if (topics) heard.push(topics.split(','))
	})
	await client.query('listen solbazaar_changes')
	const following = followChanges(store, url)
	onTestFinished(async () => {
		await following.close()
		await client.end()
	})
	await vi.waitFor(() => expect(following.isHearing()).toBe(true), SOON)
	return {
		heard,
		untilHeard: (topic: string) => vi.waitFor(() => expect(heard.flat()).toContain(topic), SOON),
	}
}

const change = ({ store: { db, now } }: TestStore, isRefused = false) =>
	transact(db, async (tx) => {
		const version = await bumpCatalogueVersion(tx, [{ id: PANEL }], now())
		return isRefused ? fail('not_found', NOT_FOUND) : { ok: true, value: version }
	})

describeOnPostgres('what a process tells the others', (open) => {
	it('has nothing of a change that is rolled back', async () => {
		const opened = await open()
		const { heard, untilHeard } = await announcing(opened)
		expect((await change(opened, true)).ok).toBe(false)
		// Told after it: an earlier change would be in the same notification or an earlier one.
		announce('settings')
		await untilHeard('settings')
		expect(heard).toEqual([['settings']])
		await change(opened)
		await untilHeard('catalogue')
	})

	it('is one notification of a hundred changes at a time, and few of a hundred in a row', async () => {
		const opened = await open()
		const { heard, untilHeard } = await announcing(opened)
		for (let n = 0; n < 100; n++) announce('sessions')
		announce('events')
		await untilHeard('events')
		expect(heard).toEqual([['sessions', 'events']])

		heard.length = 0
		const began = performance.now()
		for (let n = 0; n < 100; n++) await change(opened)
		const most = (performance.now() - began) / GATHERED_MS + 1
		announce('settings')
		await untilHeard('settings')
		expect(heard.flat()).toContain('catalogue')
		expect(heard.length).toBeLessThanOrEqual(most)
	})

	it('is told on a connection of its own, and never within the transaction of an order', async () => {
		const opened = await open()
		const { untilHeard } = await announcing(opened)
		const sent: { client: pg.Client; text: string }[] = []
		const { query } = pg.Client.prototype
		const spy = vi.spyOn(pg.Client.prototype, 'query')
		spy.mockImplementation(function (this: pg.Client, ...given: unknown[]) {
			const [first] = given as [string | { text: string }]
			sent.push({ client: this, text: typeof first === 'string' ? first : first.text })
			return Reflect.apply(query, this, given)
		} as typeof query)
		onTestFinished(() => spy.mockRestore())
		const placed = await opened.visitor().post('/api/orders', order({ [PANEL]: 1 }), once())
		expect(placed.status).toBe(201)
		await untilHeard('catalogue')
		const inserted = sent.find(({ text }) => text.includes('insert into "orders"'))
		const working = sent.filter(({ text }) => text === 'begin').map(({ client }) => client)
		expect(working).toContain(inserted?.client)
		const told = sent.filter(({ text }) => /\bnotify\b|pg_notify/i.test(text))
		expect(told.length).toBeGreaterThan(0)
		expect(told.filter(({ client }) => working.includes(client))).toEqual([])
	})
})
