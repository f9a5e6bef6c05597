import type { Database } from '../../../db/database.ts'
import type { SignedIn } from '../../../shared/actor.ts'
import { contactIn } from '../../contacts/rules.ts'
import { privacyTables } from '../tables.ts'

/** The values of the contacts of an account: its address, and those on its orders, enquiries and saved addresses. */
export async function contactsOf(
	db: Database,
	{ id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<string[]> {
	const tables = privacyTables(db)
	const orders = await tables
		.selectFrom('orders')
		.select(['contact_number', 'email'])
		.where('user_id', '=', id)
		.execute()
	const enquiries = await tables
		.selectFrom('enquiries')
		.select(['contact_number', 'email'])
		.where('user_id', '=', id)
		.execute()
	const saved = await tables
		.selectFrom('saved_addresses')
		.select('contact_number')
		.where('user_id', '=', id)
		.execute()
	const texts = [
		email,
		...[...orders, ...enquiries].flatMap((row) => [row.contact_number, row.email]),
		...saved.map((row) => row.contact_number),
	]
	return [...new Set(texts.flatMap((text) => (text && contactIn(text)?.value) || []))]
}
