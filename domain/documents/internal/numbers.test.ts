import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { inTransaction, transact } from '../../../db/transaction.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail } from '../../../shared/result.ts'
import { openStore } from '../../../store/open.ts'
import { ISSUED_AT as AT, warrantyCard } from '../../../test/documents/warranty-card.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { issueDocuments } from '../commands.ts'

const DOCUMENT = { orderId: null, snapshot: warrantyCard }

const named = (numbers: number[]) => numbers.map((n) => `W/26-27/${String(n).padStart(6, '0')}`)

describeOnAllEngines('numbers of documents', (open, itOnSqlite) => {
	it('have no gap and none twice, when 64 are issued at once and half as many are undone', async () => {
		const { store, config } = await open({ mode: 'live' })
		const { db } = store
		// Two connections to one SQLite file would wait for each other in this one thread.
		await using second = config.databaseUrl ? await openStore(config) : null
		const other = second ?? store
		const issued = Array.from({ length: 96 }, (_, n) =>
			transact((n % 2 ? store : other).db, async (tx) => {
				const done = await issueDocuments(store, tx, [DOCUMENT], AT)
				return n % 3 ? done : fail('conflict', message('documents.busy'))
			}),
		)
		const outcomes = await Promise.all(issued)
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(64)
		const rows = await db.selectFrom('documents').select('number').orderBy('number').execute()
		const numbers = rows.map(({ number }) => number)
		const prefix = (numbers[0] ?? '').replace(/W\/.*$/, '')
		expect(numbers).toEqual(
			named(Array.from({ length: 64 }, (_, n) => n + 1)).map((n) => prefix + n),
		)
		const { last } = await db
			.selectFrom('document_numbers')
			.select('last')
			.executeTakeFirstOrThrow()
		expect(Number(last)).toBe(64)
	})

	// To PostgreSQL two stores of one process, as above, are two as well: it sees their connections.
	itOnSqlite(
		'have no gap and none twice, when four processes issue 64 at once',
		async () => {
			const { store, config } = await open({ mode: 'live', onDisk: true })
			const program = new URL('../../../test/documents/numbering-process.ts', import.meta.url)
			const processes = await Promise.all(
				Array.from({ length: 4 }, async () => {
					const child = fork(program, [JSON.stringify(config)], { execArgv: [] })
					await once(child, 'message')
					return child
				}),
			)
			const answers = processes.map((child) => once(child, 'message'))
			for (const child of processes) child.send({ documents: 16 })
			expect((await Promise.all(answers)).map(([{ issued }]) => issued)).toEqual([16, 16, 16, 16])
			const rows = await store.db
				.selectFrom('documents')
				.select('number')
				.orderBy('number')
				.execute()
			expect(rows.map(({ number }) => number.replace(/^.*W/, 'W'))).toEqual(
				named(Array.from({ length: 64 }, (_, n) => n + 1)),
			)
		},
		60_000,
	)

	it('begin anew with each financial year', async () => {
		const { store } = await open({ mode: 'live' })
		for (const at of [AT, AT, Date.UTC(2027, 3, 2)])
			await inTransaction(store.db, (tx) => issueDocuments(store, tx, [DOCUMENT], at))
		const rows = await store.db.selectFrom('documents').select(['fy', 'number']).execute()
		expect(rows.map(({ number }) => number.replace(/^.*W/, 'W')).toSorted()).toEqual([
			'W/26-27/000001',
			'W/26-27/000002',
			'W/27-28/000001',
		])
	})
})
