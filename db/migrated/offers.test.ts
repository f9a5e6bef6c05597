import { expect, it } from 'vitest'
import { onOlderDatabases, orderRow, userRow } from '../../test/databases/older-database.ts'

const AT = 1_700_000_000_000

onOlderDatabases('offers of before each had an answer', '0076', (open) => {
	async function filled() {
		const old = await open()
		await old.insert('users', userRow('ravi', 'Installer'), userRow('sunil', 'Installer'))
		const orders = { waiting: 'pending', taken: 'accepted', done: 'installed', off: 'cancelled' }
		for (const [id, status] of Object.entries(orders))
			await old.insert('orders', orderRow(id, status, { installer_id: 'sunil' }))
		await old.insert('orders', orderRow('pool', 'pending'))
		const offer = (order_id: string, installer_id: string, n: number) => ({
			order_id,
			installer_id,
			offered_at: AT + n,
		})
		await old.insert(
			'order_offers',
			offer('waiting', 'ravi', 1),
			offer('waiting', 'sunil', 2),
			offer('taken', 'sunil', 3),
			offer('done', 'sunil', 4),
			offer('off', 'sunil', 5),
			offer('pool', 'ravi', 6),
		)
		return old
	}

	it('are open for who is asked now, and were given to all others, in the order in which they were asked', async () => {
		const old = await filled()
		await old.migrate('0076')
		const rows = await old.rows('select * from offers order by offered_at')
		const expected = [
			['waiting', 'ravi', 'given'],
			['waiting', 'sunil', null],
			['taken', 'sunil', 'given'],
			['done', 'sunil', 'given'],
			['off', 'sunil', 'given'],
			['pool', 'ravi', 'given'],
		] as const
		expect(rows).toEqual(
			expected.map(([order_id, installer_id, answer], n) => ({
				id: `offer-${order_id}-${installer_id}`,
				order_id,
				installer_id,
				offered_at: AT + n + 1,
				expires_at: null,
				answer,
				answered_at: answer && AT + n + 1,
			})),
		)
		await expect(old.rows('select * from order_offers')).rejects.toThrow(/order_offers/)
	})

	it('are at most one that is open of each order from then on', async () => {
		const old = await filled()
		await old.migrate('0076')
		const offer = { installer_id: 'ravi', offered_at: AT + 9 }
		await expect(
			old.insert('offers', { ...offer, id: 'second', order_id: 'waiting' }),
		).rejects.toThrow(/unique/i)
		await old.insert('offers', { ...offer, id: 'first', order_id: 'pool' })
		await expect(
			old.insert('offers', { ...offer, id: 'odd', order_id: 'taken', answer: 'perhaps' }),
		).rejects.toThrow(/check/i)
	})

	it('stay through the migrations that came since', async () => {
		const old = await filled()
		await old.migrate()
		expect(await old.rows('select id from offers where answer is null')).toEqual([
			{ id: 'offer-waiting-sunil' },
		])
	})
})
