import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OrderId } from '../../../../shared/ids.ts'
import { openPaidShop, PRICE, placePaid as place } from '../../../../test/money.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

const MIGRATION = new URL('../../../../db/migrations/0093-references-of-banks.sql', import.meta.url)
/** The migration's updates of payments that were recorded before it. */
const UPDATES = readFileSync(MIGRATION, 'utf8')
	.split(';')
	.map((statement) => statement.replace(/^\s*(?:--.*\n\s*)*/g, ''))
	.filter((statement) => statement.startsWith('update payments'))

describeOnAllEngines('a shop that is upgraded', (open) => {
	it('books no payment twice that it has recorded from a file or by hand', async () => {
		const { store, visitor, admin, receive } = await openPaidShop(open)
		const clearing = 'TRANSFER FROM 4897737162096'
		const [one, other, third, fourth] = [
			await place(visitor()),
			await place(visitor()),
			await place(visitor()),
			await place(visitor()),
		]
		const lineOf = (id: string, narration: string, ref: string, amount: number) =>
			`21/11/2026,${narration} ${id},${ref},,${amount},`
		const half = PRICE / 2
		const lines = [
			lineOf(one.id, 'UPI/CR/632512345678/ASHA', clearing, half),
			lineOf(other.id, 'UPI/632512345679/RAVI', '0000632512345679', half),
			lineOf(third.id, 'CASH DEPOSIT', '', half),
			lineOf(fourth.id, 'UPI/632512345681/MEENA', '', half),
		]
		const before: [string, string, string][] = [
			[one.id, clearing, `bank ${clearing}`],
			[other.id, '0000632512345679', 'bank 0000632512345679'],
			...[third].map(({ id }): [string, string, string] => {
				const own = `2026-11-21 ${Math.round(half * 100)} CASH DEPOSIT ${id}`
				return [id, own, `bank ${own}`]
			}),
			[fourth.id, 'utr 6325-1234-5681', `order ${fourth.id} x`],
		]
		for (const [id, ref, key] of before) {
			await receive(id, { amount: half, date: '2026-11-21', reference: `old ${id}` })
			await store.db
				.updateTable('payments')
				.set({ provider_ref: ref, request_key: key, bank_ref: null })
				.where('order_id', '=', id as OrderId)
				.execute()
		}
		expect(UPDATES).toHaveLength(2)
		for (const statement of UPDATES)
			await sql.raw(statement).execute(store.db as unknown as Kysely<unknown>)
		const text = ['Date,Narration,Ref No,Debit,Credit,Balance', ...lines].join('\n')
		const done = await admin.post('/api/bank-file', { text })
		const results = done.body.lines.map(({ result }: { result: string }) => result)
		expect([done.body.payments, results]).toEqual([0, Array(4).fill('known')])
		// Another payer's line of the same clearing account is a payment of its own.
		const fifth = await place(visitor())
		const next = lineOf(fifth.id, 'UPI/CR/632512345690/RAVI', clearing, PRICE)
		const more = await admin.post('/api/bank-file', { text: `${text}\n${next}` })
		expect(more.body.payments).toBe(1)
		for (const { id } of [one, other, third, fourth]) {
			const { body } = await admin.get(`/api/orders/${id}/payments`)
			expect(body.payments).toHaveLength(1)
		}
	})
})
