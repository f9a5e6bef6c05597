import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { placeNameOfPin } from '../../shared/addresses/address.ts'
import { fail, ok } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { NOT_FOUND, ownerOf } from './policy.ts'
import type { SavedAddress } from './schema.ts'
import { type AddressTables, addressTables } from './tables.ts'

export type AddressRow = Selectable<AddressTables['saved_addresses']>

export const savedAddressOf = (row: AddressRow): SavedAddress => ({
	id: row.id,
	fullName: row.full_name,
	contactNumber: row.contact_number,
	street: row.street,
	city: row.city,
	zipCode: row.zip_code,
	state: row.state,
	place: placeNameOfPin(row.zip_code),
	usual: row.is_usual === 1,
	createdAt: new Date(row.created_at).toISOString(),
})

/** The caller's own addresses, the usual one first and then the last saved. */
export const listAddresses = (ctx: AppContext, actor: Actor) =>
	authorizedRead(ownerOf(actor), async ({ id }) => {
		const rows = await addressTables(ctx.db)
			.selectFrom('saved_addresses')
			.selectAll()
			.where('user_id', '=', id)
			.orderBy('is_usual', 'desc')
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.execute()
		return rows.map(savedAddressOf)
	})

/** One of the caller's own addresses. */
export async function getAddress(ctx: AppContext, actor: Actor, id: string) {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const row = await addressTables(ctx.db)
		.selectFrom('saved_addresses')
		.selectAll()
		.where(myAddress(owner.value, id))
		.executeTakeFirst()
	return row ? ok(savedAddressOf(row)) : fail('not_found', NOT_FOUND)
}

/** The condition that finds the caller's own address by its id. */
export const myAddress =
	({ id: user_id }: SignedIn, id: string) =>
	(eb: ExpressionBuilder<AddressTables, 'saved_addresses'>) =>
		eb.and({ id, user_id })
