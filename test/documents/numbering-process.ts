import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { issueDocuments } from '../../domain/documents/commands.ts'
import { defaultSettings } from '../../domain/settings/internal/defaults.ts'
import type { StoreConfig } from '../store.ts'
import { ISSUED_AT, warrantyCard } from './warranty-card.ts'

// A further process on a test's database: issues as many documents as it is asked to.
const config: StoreConfig = JSON.parse(process.argv[2] ?? '')
const db = await openDatabase<Tables>(config)
const settings = { current: () => defaultSettings(config.mode) }

process.on('message', async ({ documents }: { documents: number }) => {
	const issued = Array.from({ length: documents }, () =>
		inTransaction(db, (tx) =>
			issueDocuments({ settings }, tx, [{ orderId: null, snapshot: warrantyCard }], ISSUED_AT),
		),
	)
	const done = await Promise.all(issued)
	process.send?.({ issued: done.filter(({ ok }) => ok).length })
	await db.destroy()
	process.disconnect?.()
})
process.send?.({ ready: true })
