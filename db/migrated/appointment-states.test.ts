import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { installationTables } from '../../domain/installations/tables.ts'
import { openStore } from '../../store/open.ts'
import { once, order } from '../../test/builders.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

/** As an older store left the appointment of an order. */
async function asBefore({ store: { db }, config }: TestStore, id: string) {
	const run = (text: string) => sql.raw(text).execute(db)
	const check = (states: string) =>
		run(`alter table installations add constraint installations_appointment_state_check
			check (appointment_state in (${states})) not valid`)
	const describeOnPostgres = config.databaseUrl !== undefined
	if (describeOnPostgres) {
		await run('alter table installations drop constraint installations_appointment_state_check')
		await check("'proposed', 'confirmed', 'another-asked'")
	} else await run('pragma ignore_check_constraints = on')
	await sql`update installations set appointment_state = 'another-asked' where order_id = ${id}`.execute(
		db,
	)
	if (!describeOnPostgres) await run('pragma ignore_check_constraints = off')
	await run("delete from migrations where name like '0049-%'")
}

describeOnAllEngines('appointments for which another time was asked', (open) => {
	it('are so under the name of today, and keep what belongs to them', async () => {
		const opened = await open({ onDisk: true })
		const [buyer, installer] = [await opened.as('Buyer'), await opened.as('Installer')]
		const { id } = (await buyer.post('/api/orders', order(), once())).body
		await installer.post(`/api/orders/${id}/accept`)
		const at = new Date(Date.now() + 172_800_000).toISOString()
		await installer.put(`/api/orders/${id}/appointment`, { at, minutes: 120 })
		await buyer.post(`/api/orders/${id}/appointment/another`, { preference: 'Friday' })
		const noted = await installer.patch(`/api/orders/${id}/checklist/survey`, {
			done: true,
			note: 'Two strings',
		})
		expect(noted.status).toBe(200)
		const stepsIn = (db: typeof opened.store.db) =>
			installationTables(db).selectFrom('installation_steps').selectAll().execute()
		const steps = await stepsIn(opened.store.db)
		expect(steps).toHaveLength(1)
		await asBefore(opened, id)
		await using again = await openStore(opened.config)
		const row = await installationTables(again.db)
			.selectFrom('installations')
			.select(['appointment_state', 'appointment_preference', 'installer_id'])
			.where('order_id', '=', id)
			.executeTakeFirstOrThrow()
		expect(row).toMatchObject({
			appointment_state: 'change-requested',
			appointment_preference: 'Friday',
		})
		expect(await stepsIn(again.db)).toEqual(steps)
	})
})
