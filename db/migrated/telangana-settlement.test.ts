import { expect, it } from 'vitest'
import { tariffTables } from '../../domain/tariffs/tables.ts'
import { openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('the half-years of Telangana', (open) => {
	it.each([
		['begin in July where they began in June', 6, 7],
		['begin where an admin has put them', 9, 9],
	])('%s', async (_what, before, after) => {
		const { store, config } = await open({ onDisk: true })
		const monthIn = async (db: typeof store.db) => {
			const { settlement_month } = await tariffTables(db)
				.selectFrom('metering_rules')
				.select('settlement_month')
				.where('state', '=', 'Telangana')
				.executeTakeFirstOrThrow()
			return settlement_month
		}
		expect(await monthIn(store.db)).toBe(7)
		await tariffTables(store.db)
			.updateTable('metering_rules')
			.set({ settlement_month: before })
			.where('state', '=', 'Telangana')
			.execute()
		await forgetMigration(store, '0044-telangana-settlement.sql')
		await using again = await openStore(config)
		expect(await monthIn(again.db)).toBe(after)
	})
})
