import { expect, it } from 'vitest'
import { referenceTables } from '../../domain/reference-data/tables.ts'
import { openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

/** A fact as an admin had added it before the prices of units had a kind of their own. */
const older = (id: string, kind: string, figures: string) =>
	({
		id,
		kind,
		state: 'Goa',
		valid_from: '2026-04-01',
		figures,
		source: 'The gazette',
		as_of: '2026-04-01',
		confidence: 'high',
		added_by_id: null,
		added_by: 'Asha Kulkarni',
		created_at: 1,
	}) as never

describeOnAllEngines('a store from before a company’s tariff was a row of its own', (open) => {
	it('has what an admin had entered as the price of a unit, that of the last slab', async () => {
		const { store, visitor, config } = await open({ onDisk: true })
		const slabs = (price: string) =>
			`{"slabs":[{"uptoKwh":100,"rupeesPerKwh":3.5},{"uptoKwh":null,"rupeesPerKwh":${price}}],"fixedRupeesPerKw":45,"dutyPct":null,"aboveKwh":null}`
		await referenceTables(store.db)
			.insertInto('money_facts')
			.values([
				older('own-tariff', 'tariff', slabs('7.25')),
				older('own-whole', 'tariff', slabs('6')),
				older('own-export', 'export', '{"rupeesPerKwh":2.5}'),
				older('own-metering', 'metering', '{"way":"net","settlementFrom":4}'),
			])
			.execute()
		await forgetMigration(store, '0043-unit-prices.sql')
		await using again = await openStore(config)
		const rows = await referenceTables(again.db)
			.selectFrom('money_facts')
			.select(['id', 'kind', 'figures', 'source'])
			.where('state', '=', 'Goa')
			.orderBy('id')
			.execute()
		const row = { kind: 'unit-price', source: 'The gazette' }
		expect(rows).toEqual([
			{ ...row, id: 'own-tariff', figures: '{"rupeesPerKwh":7.25}' },
			{ ...row, id: 'own-whole', figures: '{"rupeesPerKwh":6}' },
		])
		const { body } = await visitor().get('/api/facts?kind=unit-price&state=Goa&on=2026-11-22')
		expect(body).toMatchObject([{ id: 'own-whole', builtIn: false, figures: { rupeesPerKwh: 6 } }])
	})
})
