import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tariffTables } from '../../domain/tariffs/tables.ts'
import { openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const OTHER = 'up-discoms-home-urban'
const OWN = 'With a smart meter 30 paise less at night.'

describeOnAllEngines('prices by the hour', (open) => {
	it('are figures of the tariffs that had them in words, and of no other', async () => {
		const { store, config } = await open({ onDisk: true })
		const { db } = store
		const rows = async (of: typeof db) =>
			tariffTables(of)
				.selectFrom('retail_tariffs')
				.select(['id', 'valid_from', 'figures', 'weak', 'note'])
				.orderBy('id')
				.orderBy('valid_from')
				.execute()
		// It came later, with figures alone.
		await sql`delete from retail_tariffs where id = 'gj-guvnl-shop-10to40kw'`.execute(db)
		const before = await rows(db)
		// As they were before, one with words of its own.
		await sql`alter table retail_tariffs add column time_of_day text not null default ''`.execute(
			db,
		)
		await sql`alter table metering_rules drop column nets_within_hours`.execute(db)
		const told = before.filter(({ id, note }) => id === OTHER || note.includes('Time of day: '))
		for (const { id, valid_from, figures, note, weak } of told) {
			const { timeOfDay: _, ...plain } = JSON.parse(figures)
			const [own = '', words = ''] = note.split('Time of day: ')
			await sql`update retail_tariffs set figures = ${JSON.stringify(plain)}, note = ${own.trim()},
				weak = ${JSON.stringify(JSON.parse(weak).filter((part: string) => part !== 'time of day'))},
				time_of_day = ${id === OTHER ? OWN : words} where id = ${id} and valid_from = ${valid_from}`.execute(
				db,
			)
		}
		await forgetMigration(store, '0063-time-of-day.sql')
		await using again = await openStore(config)
		const after = await rows(again.db)
		expect(after.map(({ figures }) => JSON.parse(figures))).toEqual(
			before.map(({ figures }) => JSON.parse(figures)),
		)
		expect(after.map(({ weak }) => JSON.parse(weak))).toEqual(
			before.map(({ weak }) => JSON.parse(weak)),
		)
		const noteOf = (wanted: string) => after.find(({ id }) => id === wanted)?.note
		expect(noteOf(OTHER)).toContain(`Time of day: ${OWN}`)
	})

	it('come with some tariffs, those nobody has confirmed as less sure', async () => {
		const { store } = await open()
		const found = await tariffTables(store.db)
			.selectFrom('retail_tariffs')
			.select(['id', 'figures', 'weak'])
			.where('figures', 'like', '%"bands":%')
			.orderBy('id')
			.execute()
		expect(
			found.map(({ id, figures, weak }) => [id, JSON.parse(figures).timeOfDay.bands.length, weak]),
		).toEqual([
			['gj-guvnl-home-urban', 1, '[]'],
			['gj-guvnl-shop-10to40kw', 2, '["surcharge"]'],
			['kl-kseb-home-1ph', 2, '["levies","time of day"]'],
			['kl-kseb-home-3ph', 2, '["levies","time of day"]'],
			['mh-msedcl-home-1ph', 1, '["surcharge","time of day"]'],
			['mh-msedcl-home-3ph', 1, '["surcharge","time of day"]'],
		])
	})
})
