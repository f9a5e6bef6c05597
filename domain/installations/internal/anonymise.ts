import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { installationTables } from '../tables.ts'

/** Removes the signer's name and signature, handwritten notes and photos from installations; serial numbers stay. */
export async function anonymiseInstallations(tx: Tx, orders: OrderId[]): Promise<void> {
	const tables = installationTables(tx)
	await tables
		.updateTable('installations')
		.set({ customer_name: null, signature: null })
		.set({ appointment_preference: null, survey_preference: null })
		.where('order_id', 'in', orders)
		.execute()
	await tables
		.updateTable('installation_steps')
		.set({ note: null })
		.where('order_id', 'in', orders)
		.execute()
	await tables.deleteFrom('installation_requests').where('order_id', 'in', orders).execute()
	// Their files go with the next maintenance.
	await tables.deleteFrom('installation_photos').where('order_id', 'in', orders).execute()
}
