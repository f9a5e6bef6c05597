import { expect, it } from 'vitest'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('the tables of accounts', (open, itOnSqlite) => {
	itOnSqlite('have what the accounts library writes', async () => {
		const { store } = await open()
		const { explicitSchemaCheck } = await store.auth.$context
		await expect(explicitSchemaCheck?.()).resolves.toBeUndefined()
	})

	it('are known to lack what they lack', async () => {
		const { store } = await open()
		await store.db.schema.alterTable('sessions').renameColumn('expires_at', 'ends_at').execute()
		const { explicitSchemaCheck } = await store.auth.$context
		await expect(explicitSchemaCheck?.()).rejects.toThrow(/expires_at/)
	})
})
