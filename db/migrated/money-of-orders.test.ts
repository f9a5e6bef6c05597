import { expect, it } from 'vitest'
import { onOlderDatabases, orderRow, userRow } from '../../test/databases/older-database.ts'

const STATUSES = ['pending', 'accepted', 'declined', 'scheduled', 'installed', 'cancelled']
const AT = 1_700_000_000_000

onOlderDatabases('orders of before they had money', '0072', (open) => {
	/** An order of each status, with the rows that refer to orders. */
	async function filled() {
		const old = await open()
		await old.insert('users', userRow('buyer', 'Buyer'), userRow('ravi', 'Installer'))
		await old.insert('products', {
			id: 'panel',
			name: 'Panel',
			brand: 'Solbazaar',
			category: 'Panels',
			price_paise: 500_00,
			stock: 7,
			description: '',
			image: '/x.webp',
			product_source: 'built-in',
			position: 1,
			version: 1,
			created_at: AT,
			updated_at: AT,
		})
		for (const [n, status] of STATUSES.entries()) {
			const [installer_id, anonymised_at] = [n % 2 ? 'ravi' : null, n === 5 ? AT + 9 : null]
			const more = { user_id: n < 3 ? 'buyer' : null, installer_id, anonymised_at }
			await old.insert('orders', orderRow(status, status, { ...more, created_at: AT + n }))
			await old.insert('order_lines', {
				order_id: status,
				line: 1,
				product_id: 'panel',
				name: 'Panel',
				price_paise: 500_00,
				tax_paise: 50_00,
				quantity: 2,
				tax_rate_bp: 500,
			})
			await old.insert('order_events', {
				id: `e-${status}`,
				order_id: status,
				action: 'place',
				status: 'pending',
				actor_name: 'Asha',
				actor_role: 'Buyer',
				created_at: AT,
			})
			await old.insert('order_search_terms', { term: 'asha', created_at: AT + n, order_id: status })
		}
		await old.insert('order_tax_parts', {
			order_id: 'installed',
			of: 'line',
			n: 1,
			part: 'goods',
			hsn_sac: '8541',
			rate_bp: 500,
			taxable_paise: 952_38,
			cgst_paise: 23_81,
			sgst_paise: 23_81,
			igst_paise: 0,
		})
		return old
	}
	const ORDERS = 'select * from orders order by created_at'

	it('stay as they were, released when they were placed, and without any money', async () => {
		const old = await filled()
		const before = await old.rows(ORDERS)
		await old.migrate('0072')
		const news = {
			fulfilment: 'installation',
			discount_code: null,
			payment_way: null,
			money_state: null,
			reserved_until: null,
		}
		expect(await old.rows(ORDERS)).toEqual(
			before.map((row) => ({ ...row, ...news, released_at: row.created_at })),
		)
		expect(before).toHaveLength(STATUSES.length)
		const lines = await old.rows('select * from order_lines order by order_id')
		expect(lines).toHaveLength(STATUSES.length)
		for (const line of lines)
			expect(line).toMatchObject({ quantity: 2, discount_paise: 0, tax_class: null, hsn: null })
		for (const table of ['order_events', 'order_search_terms'])
			expect(await old.rows(`select order_id from ${table}`)).toHaveLength(STATUSES.length)
		for (const table of ['payments', 'refunds', 'payment_schedule', 'order_charges'])
			expect(await old.rows(`select * from ${table}`)).toEqual([])
	})

	it('take the statuses of today, and no others; what refers to them is still watched over', async () => {
		const old = await filled()
		await old.migrate('0072')
		for (const status of ['unpaid', 'dispatched', 'delivered'])
			await old.insert('orders', orderRow(`new-${status}`, status))
		await expect(old.insert('orders', orderRow('lost', 'lost'))).rejects.toThrow(/check/i)
		// The same request is still one order.
		const twice = orderRow('twice', 'pending', { idempotency_key: 'pending' })
		await expect(old.insert('orders', twice)).rejects.toThrow(/unique/i)
		const line = { line: 1, product_id: 'panel', name: 'Panel', price_paise: 1, tax_paise: 0 }
		await expect(
			old.insert('order_lines', { ...line, order_id: 'nowhere', quantity: 1 }),
		).rejects.toThrow(/foreign key/i)
		await expect(old.rows("delete from orders where id = 'pending'")).rejects.toThrow(
			/foreign key/i,
		)
	})

	it('are taxed where they went, where that was kept, once all migrations are applied', async () => {
		const old = await filled()
		await old.migrate()
		const rows = await old.rows(
			'select id, place_of_supply, kept_paise, released_at from orders order by created_at',
		)
		expect(rows).toEqual(
			STATUSES.map((id, n) => ({
				id,
				place_of_supply: id === 'installed' ? 'Maharashtra' : null,
				kept_paise: 0,
				released_at: AT + n,
			})),
		)
	})
})
