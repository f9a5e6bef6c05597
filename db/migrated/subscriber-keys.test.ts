import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStore } from '../../store/open.ts'
import { callersOf } from '../../test/callers.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const EMAILS = ['asha@example.com', 'imran@example.com', 'lakshmi@example.com']

describeOnAllEngines('subscribers of before there were keys', (open) => {
	it('get one each, by which they leave, and others keep theirs', async () => {
		const { store, config, visitor } = await open({ onDisk: true })
		for (const email of EMAILS) await visitor().post('/api/newsletter', { email })
		const keysIn = async ({ db }: Pick<typeof store, 'db'>) => {
			const rows = db.selectFrom('newsletter_subscribers').select(['email', 'key'])
			return new Map((await rows.execute()).map(({ email, key }) => [email, key]))
		}
		const lakshmis = (await keysIn(store)).get('lakshmi@example.com')
		await sql`update newsletter_subscribers set key = null where email <> 'lakshmi@example.com'`.execute(
			store.db,
		)
		const engine = config.databaseUrl ? 'postgres' : 'sqlite'
		await forgetMigration(store, `0062-subscriber-keys.${engine}.sql`)
		await using again = await openStore(config)
		const keys = await keysIn(again)
		expect(keys.get('lakshmi@example.com')).toBe(lakshmis)
		expect(new Set(keys.values()).size).toBe(3)
		for (const key of keys.values()) expect(key).toMatch(/^[\w-]{32,100}$/)
		const key = keys.get('asha@example.com')
		const left = await callersOf(again).visitor().post('/api/newsletter/unsubscribe', { key })
		expect(left.status).toBe(204)
		expect([...(await keysIn(again)).keys()].sort()).toEqual(EMAILS.slice(1))
	})
})
