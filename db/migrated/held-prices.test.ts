import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { draftFields } from '../../domain/checkout/internal/draft.ts'
import type { CartId } from '../../shared/ids.ts'
import { type OpenStore, openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const HELD =
	'{"fulfilment":"delivery","pin":"302001","charge":0,"day":null,"rates":{},"subsidy":null}'

/** Checkouts under way, by their carts: as their forms sent them, and the price that each is to keep. */
const DRAFTS = {
	'of a link': ['"quotation":"QT-1","quotationKey":"first","quotedPrice":""', 'first'],
	'of an account': ['"quotation":"QT-1","quotationKey":"","quotedPrice":""', 'first'],
	quoted: ['"quotation":"","quotationKey":"","quotedPrice":"quoted"', 'quoted'],
	'quoted alone': ['"quotedPrice":"quoted"', 'quoted'],
	plain: ['"quotation":"","quotationKey":"","quotedPrice":""', undefined],
} as const

/** A shop with a price that was quoted, two quotations (one holds its price), and checkouts under way. */
async function forget({ db }: OpenStore) {
	await db.schema.dropTable('held_prices').execute()
	for (const statement of [
		sql`create table quoted_prices (
			key text primary key, enquiry_id text not null, items text not null, pin text not null,
			delivery_paise bigint not null, delivery_day text not null, valid_until text not null, created_at bigint not null
		)`,
		sql`alter table quotations add column held text`,
		sql`alter table quotations add column order_id text references orders (id)`,
		sql`insert into enquiries (
			id, number, name, email, message, pin, plan, status, call_time, created_at, updated_at
		) values ('SE-1', 'EQ-1', 'Asha', 'asha@example.com', 'A cost', '302001', '', 'open', 'any', 1, 1)`,
		sql`insert into quoted_prices values ('quoted', 'SE-1', '[]', '302001', 49900, '2026-12-01', '2026-12-05', 7)`,
	])
		await statement.execute(db)
	for (const [id, secret, held] of [
		['QT-1', 'first', HELD],
		['QT-2', 'second', null],
	]) {
		await sql`insert into documents (
			id, kind, series, number, fy, snapshot, created_at
		) values (${id}, 'quotation', 'QT', ${id}, '26-27', '{}', 5)`.execute(db)
		await sql`insert into quotations (
			id, secret, request_key, request_hash, name, total_paise, valid_until, items, created_at, held
		) values (${id}, ${secret}, ${id}, '', 'Asha', 100, '2026-12-05', '[]', 5, ${held})`.execute(db)
	}
	for (const [cart, [fields]] of Object.entries(DRAFTS)) {
		await sql`insert into carts (id, user_id, updated_at) values (${cart}, null, 1)`.execute(db)
		await sql`insert into checkout_drafts (cart_id, fields, updated_at)
			values (${cart}, ${`{"city":"Pune",${fields},"payment":"upi"}`}, 1)`.execute(db)
	}
}

describeOnAllEngines('a shop from before one table held all prices', (open) => {
	it('keeps those that were quoted, those of quotations that hold one, and those of checkouts', async () => {
		const { store, config } = await open({ mode: 'live', onDisk: true })
		await forget(store)
		const engine = config.databaseUrl ? 'postgres' : 'sqlite'
		await forgetMigration(store, `0118-held-prices.${engine}.sql`)
		await using again = await openStore(config)
		const { rows } = await sql<{ key: string; terms: string }>`
			select key, terms, enquiry_id, created_at from held_prices order by key`.execute(again.db)
		expect(rows.map(({ terms, ...row }) => ({ ...row, terms: JSON.parse(terms) }))).toEqual([
			{ key: 'first', terms: JSON.parse(HELD), enquiry_id: null, created_at: 5 },
			{
				key: 'quoted',
				terms: {
					...{ fulfilment: 'delivery', pin: '302001', charge: 49_900, day: '2026-12-01' },
					...{ rates: {}, subsidy: null },
				},
				enquiry_id: 'SE-1',
				created_at: 7,
			},
		])
		const left = await again.db.selectFrom('quotations').selectAll().orderBy('id').execute()
		expect(left.map(({ id }) => id)).toEqual(['QT-1', 'QT-2'])
		expect(Object.keys(left[0] ?? {})).not.toContain('held')
		for (const [cart, [, heldPrice]] of Object.entries(DRAFTS)) {
			const fields = await draftFields(again.db, cart as CartId)
			expect([cart, fields.city, fields.payment]).toEqual([cart, 'Pune', 'upi'])
			expect([cart, fields.heldPrice]).toEqual([cart, heldPrice])
		}
	})
})
