import type { Selectable } from 'kysely'
import { firstNameOf } from '../../../shared/first-name.ts'
import type { OrderWithMessages } from '../schema.ts'
import type { OrderTables } from '../tables.ts'

/** The buyer and the notes about them, as far as the caller may know them. */
export function shownBuyer(
	row: Selectable<OrderTables['orders']>,
	history: OrderWithMessages['history'],
	isKnown: boolean,
) {
	if (isKnown)
		return {
			buyer: row.full_name,
			shipping: {
				fullName: row.full_name,
				contactNumber: row.contact_number,
				street: row.street,
				city: row.city,
				zipCode: row.zip_code,
				country: row.country,
				state: row.state,
				email: row.email,
			},
			history,
		}
	const buyer = firstNameOf(row.full_name)
	const { zip_code: zipCode, country, state } = row
	const unknown = { contactNumber: null, street: null, city: null, email: null }
	return {
		buyer,
		shipping: { ...unknown, fullName: buyer, zipCode, country, state },
		// A note is free text and may contain names.
		history: history.map((event) => ({
			...event,
			actor: event.role === 'Buyer' ? firstNameOf(event.actor) : event.actor,
			note: null,
		})),
	}
}
