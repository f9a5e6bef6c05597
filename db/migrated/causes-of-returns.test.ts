import { expect, it } from 'vitest'
import { onOlderDatabases, orderRow } from '../../test/databases/older-database.ts'

onOlderDatabases('returns of before they had a cause', '0083', (open) => {
	it('have none, and give none of the charges back', async () => {
		const old = await open()
		await old.insert('orders', orderRow('one', 'installed'))
		const row = { order_id: 'one', reason: 'Too many', asked_at: 1 }
		await old.insert('returns', { ...row, n: 1, state: 'received', refund_paise: 500 })
		await old.insert('returns', { ...row, n: 2, state: 'asked' })
		await old.insert('return_lines', { order_id: 'one', n: 1, line: 1, quantity: 2 })
		await old.migrate()
		expect(await old.rows('select n, state, cause, refund_paise from returns order by n')).toEqual([
			{ n: 1, state: 'received', cause: null, refund_paise: 500 },
			{ n: 2, state: 'asked', cause: null, refund_paise: null },
		])
		expect(await old.rows('select * from return_charges')).toEqual([])
		await expect(
			old.insert('returns', { ...row, n: 3, state: 'asked', cause: 'rain' }),
		).rejects.toThrow(/check/i)
		await expect(
			old.insert('return_charges', { order_id: 'one', n: 9, charge: 1, amount_paise: 1 }),
		).rejects.toThrow(/foreign key/i)
	})
})
