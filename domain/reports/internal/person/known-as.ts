import type { Database } from '../../../../db/database.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { type Contact, contactIn } from '../../../contacts/rules.ts'
import { MAX_CONTACTS, MAX_KNOWN_ROWS } from '../../limits.ts'
import { reportTables } from '../../tables.ts'

/** The values of a condition `in`, which takes no empty list. */
export const anyOf = <T extends string>(values: readonly T[]): readonly T[] =>
	values.length > 0 ? values : ['' as T]

const emailsAmong = (contacts: readonly Contact[]) =>
	anyOf(contacts.filter(({ kind }) => kind === 'email').map(({ value }) => value))

export const accountsWith = (db: Database, contacts: readonly Contact[]) =>
	reportTables(db)
		.selectFrom('users')
		.select(['id', 'name', 'email', 'role'])
		.where('email', 'in', emailsAmong(contacts))
		.orderBy('created_at')
		.execute()

/** The newest orders with any of the contacts, and of the accounts. */
export const ordersWithContact = (
	db: Database,
	contacts: readonly Contact[],
	accounts: readonly { id: UserId }[],
) =>
	reportTables(db)
		.selectFrom('orders')
		.select(['id', 'full_name', 'contact_number', 'email', 'created_at'])
		.where((eb) =>
			eb.or([
				eb(
					'id',
					'in',
					eb
						.selectFrom('order_references')
						.select('order_id')
						.where('kind', '=', 'buyer')
						.where('term', 'in', anyOf(contacts.map(({ value }) => value))),
				),
				eb('user_id', 'in', anyOf(accounts.map(({ id }) => id))),
			]),
		)
		.where('anonymised_at', 'is', null)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(MAX_KNOWN_ROWS)
		.execute()

/** Likewise the newest enquiries. */
export const enquiriesWithContact = (
	db: Database,
	contacts: readonly Contact[],
	accounts: readonly { id: UserId }[],
) =>
	reportTables(db)
		.selectFrom('enquiries')
		.select(['id', 'name', 'contact_number', 'email', 'created_at'])
		.where((eb) =>
			eb.or([
				eb(
					'id',
					'in',
					eb
						.selectFrom('enquiry_search_terms')
						.select('enquiry_id')
						.where('term', 'in', anyOf(contacts.map(({ value }) => value))),
				),
				eb('user_id', 'in', anyOf(accounts.map(({ id }) => id))),
			]),
		)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(MAX_KNOWN_ROWS)
		.execute()

async function rowsWith(db: Database, contacts: readonly Contact[]) {
	const accounts = await accountsWith(db, contacts)
	const [orders, enquiries] = await Promise.all([
		ordersWithContact(db, contacts, accounts),
		enquiriesWithContact(db, contacts, accounts),
	])
	return { accounts, orders, enquiries }
}

type Rows = Awaited<ReturnType<typeof rowsWith>>

/** The contacts in some rows, each once, those that are known already first. */
function contactsIn(known: readonly Contact[], { accounts, orders, enquiries }: Rows): Contact[] {
	const texts = [
		...accounts.map(({ email }) => email),
		...[...orders, ...enquiries].flatMap((row) => [row.contact_number, row.email]),
	]
	const found = texts.flatMap((text) => (text ? (contactIn(text) ?? []) : []))
	const once = new Map([...known, ...found].map((contact) => [contact.value, contact]))
	return [...once.values()].slice(0, MAX_CONTACTS)
}

/**
 * The rows of a person with the contact asked for, and with the contacts beside it on their orders and enquiries. A
 * contact that is only beside one of these leads no further, so that a phone number shared by a family joins no strangers.
 */
export async function rowsOfPerson(db: Database, asked: Contact) {
	const contacts = contactsIn([asked], await rowsWith(db, [asked]))
	return { contacts, emails: emailsAmong(contacts), ...(await rowsWith(db, contacts)) }
}

export type RowsOfPerson = Awaited<ReturnType<typeof rowsOfPerson>>
