import { expect, it } from 'vitest'
import { onOlderDatabases, orderRow } from '../../test/databases/older-database.ts'

const PAYMENT = {
	order_id: 'one',
	provider: 'transfer',
	state: 'captured',
	amount_paise: 900,
	refunded_paise: 600,
	created_at: 1,
	updated_at: 1,
}

const REFUND = {
	payment_id: 'p1',
	order_id: 'one',
	amount_paise: 300,
	state: 'done',
	reason: 'Late',
	created_at: 2,
	updated_at: 3,
	done_at: 3,
}

onOlderDatabases('refunds of before several had one reference', '0084', (open) => {
	it('keep all that was recorded of them, and may share it from then on', async () => {
		const old = await open()
		await old.insert('orders', orderRow('one', 'cancelled'))
		await old.insert('payments', { ...PAYMENT, id: 'p1' })
		const before = { ...REFUND, id: 'r1', key: 'k1', provider_ref: 'N1', pay_again: 1 }
		await old.insert('refunds', before)
		await expect(
			old.insert('refunds', { ...REFUND, id: 'r2', key: 'k2', provider_ref: 'N1' }),
		).rejects.toThrow(/unique/i)
		await old.migrate()
		await old.insert('refunds', { ...REFUND, id: 'r2', key: 'k2', provider_ref: 'N1' })
		const rows = await old.rows('select * from refunds order by id')
		expect(rows).toMatchObject([
			{ ...before, failure: null },
			{ id: 'r2', pay_again: 0 },
		])
		await expect(
			old.insert('refunds', { ...REFUND, id: 'r3', key: 'k2', provider_ref: 'N2' }),
		).rejects.toThrow(/unique/i)
	})
})
