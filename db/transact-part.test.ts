import { expect, it } from 'vitest'
import { newsletterTables } from '../domain/newsletter/tables.ts'
import { message } from '../shared/messages/message.ts'
import { fail, ok } from '../shared/result.ts'
import { describeOnAllEngines } from '../test/store.ts'
import { afterCommit, inTransaction, transactPart } from './transaction.ts'

const NO = fail('conflict', message('input.invalid'))

describeOnAllEngines('a part of a transaction', (open) => {
	it('undoes what it has written where it refuses, and nothing of the others', async () => {
		const { store } = await open()
		const said: string[] = []
		await inTransaction(store.db, async (tx) => {
			for (const [email, result] of [
				['first@example.com', ok(1)],
				['second@example.com', NO],
				['third@example.com', ok(3)],
			] as const) {
				const done = await transactPart(tx, async () => {
					await newsletterTables(tx)
						.insertInto('newsletter_subscribers')
						.values({ email, key: `key of ${email}`, created_at: 1 })
						.execute()
					afterCommit(tx, () => said.push(email))
					return result
				})
				expect(done).toBe(result)
			}
		})
		const rows = await store.db.selectFrom('newsletter_subscribers').select('email').execute()
		expect(rows.map(({ email }) => email).toSorted()).toEqual([
			'first@example.com',
			'third@example.com',
		])
		expect(said).toEqual(['first@example.com', 'third@example.com'])
	})
})
