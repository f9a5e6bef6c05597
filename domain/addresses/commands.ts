import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { settledInIndia } from '../../shared/addresses/address.ts'
import { newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import { lockAccount } from '../accounts/administration/lock-account.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { MAX_ADDRESSES } from './limits.ts'
import { NOT_FOUND, ownerOf } from './policy.ts'
import { type AddressRow, myAddress, savedAddressOf } from './queries.ts'
import type { NewAddress } from './schema.ts'
import { addressTables } from './tables.ts'

const FULL = message('addresses.full', { most: MAX_ADDRESSES })

/** The columns of an address without its owner; refused where there is no such address in India. */
function columnsOf(input: NewAddress) {
	const settled = settledInIndia(input)
	if (!settled.ok) return settled
	const { fullName, contactNumber, street, city, zipCode, state } = settled.value
	return ok({
		full_name: fullName,
		contact_number: contactNumber,
		street,
		city,
		zip_code: zipCode,
		state,
	})
}

/** The owner of an address, and its columns; refused without an account, or where it is no address in India. */
function ownColumns(actor: Actor, input: NewAddress) {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const columns = columnsOf(input)
	return columns.ok ? ok({ owner: owner.value, columns: columns.value }) : columns
}

/**
 * Saves an address. One that is there already in all its words is that one, and not a second.
 * @returns conflict where the account is full; invalid, by field, where it is no address in India
 */
export const saveAddress = (ctx: AppContext, actor: Actor, input: NewAddress) =>
	authorizedTransaction(
		ownColumns(actor, input),
		ctx,
		async ({ tx, who: { owner, columns }, at }) => {
			const user_id = owner.id
			await lockAccount(tx, user_id)
			const saved = addressTables(tx).selectFrom('saved_addresses').where('user_id', '=', user_id)
			const same = await saved
				.selectAll()
				.where((eb) => eb.and(columns))
				.executeTakeFirst()
			const count = await countOf(saved)
			if (!same && count >= MAX_ADDRESSES) return fail('conflict', FULL)
			const row = same ?? (await inserted(tx, { ...columns, user_id }, at))
			return ok(savedAddressOf(count === 0 || input.usual ? await asUsual(tx, row) : row))
		},
	)

const inserted = (
	tx: Tx,
	columns: Omit<AddressRow, 'id' | 'is_usual' | 'created_at'>,
	created_at: number,
): Promise<AddressRow> =>
	addressTables(tx)
		.insertInto('saved_addresses')
		.values({ ...columns, id: newId(), is_usual: 0, created_at })
		.returningAll()
		.executeTakeFirstOrThrow()

/** Makes an address the usual one of its account, and no other. */
async function asUsual(tx: Tx, { id, user_id }: AddressRow): Promise<AddressRow> {
	const tables = addressTables(tx)
	await tables
		.updateTable('saved_addresses')
		.set({ is_usual: 0 })
		.where('user_id', '=', user_id)
		.where('is_usual', '=', 1)
		.execute()
	return tables
		.updateTable('saved_addresses')
		.set({ is_usual: 1 })
		.where('id', '=', id)
		.returningAll()
		.executeTakeFirstOrThrow()
}

/** Changes an address as a whole; orders placed to it keep the former one. */
export const changeAddress = (ctx: AppContext, actor: Actor, id: string, input: NewAddress) =>
	authorizedTransaction(ownColumns(actor, input), ctx, async ({ tx, who: { owner, columns } }) => {
		await lockAccount(tx, owner.id)
		const row = await addressTables(tx)
			.updateTable('saved_addresses')
			.set(columns)
			.where(myAddress(owner, id))
			.returningAll()
			.executeTakeFirst()
		if (!row) return fail('not_found', NOT_FOUND)
		return ok(savedAddressOf(input.usual ? await asUsual(tx, row) : row))
	})

/**
 * Removes an address. Of those that stay the last saved becomes the usual one, where it was this.
 * @returns the address that was removed, with which it can be saved again
 */
export const removeAddress = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(ownerOf(actor), ctx, async ({ tx, who: owner }) => {
		const user_id = owner.id
		await lockAccount(tx, user_id)
		const row = await addressTables(tx)
			.deleteFrom('saved_addresses')
			.where(myAddress(owner, id))
			.returningAll()
			.executeTakeFirst()
		if (!row) return fail('not_found', NOT_FOUND)
		const next =
			row.is_usual === 1 &&
			(await addressTables(tx)
				.selectFrom('saved_addresses')
				.selectAll()
				.where('user_id', '=', user_id)
				.orderBy('created_at', 'desc')
				.orderBy('id')
				.executeTakeFirst())
		if (next) await asUsual(tx, next)
		return ok(savedAddressOf(row))
	})

/** Removes all addresses of an account, in the transaction that closes it. */
export async function removeAddressesOf(tx: Tx, user_id: UserId): Promise<void> {
	await addressTables(tx).deleteFrom('saved_addresses').where('user_id', '=', user_id).execute()
}
