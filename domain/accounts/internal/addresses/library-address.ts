import type { DBAdapter, DBTransactionAdapter } from 'better-auth'
import { z } from 'zod'

const TAKEN = z.email()

/** No address ends so: the first of its labels ends in a hyphen. */
const STAND_IN = '@stand-in-.invalid'

/**
 * An address as the accounts library takes it. The library takes fewer than mail does: none in .भारत, nor with `&`.
 * Such an address is given to it as its bytes in hexadecimal; its storage has the address itself.
 */
export const toLibrary = (address: string): string =>
	TAKEN.safeParse(address).success && !address.endsWith(STAND_IN)
		? address
		: `${Buffer.from(address).toString('hex')}${STAND_IN}`

const fromLibrary = (told: unknown) =>
	typeof told === 'string' && told.endsWith(STAND_IN)
		? Buffer.from(told.slice(0, -STAND_IN.length), 'hex').toString()
		: told

type Storage = Pick<DBTransactionAdapter, 'create' | 'findOne'>

/** Stores and finds the library's rows by the address itself instead of that of `toLibrary`. */
function withAddresses<S extends Storage>(storage: S): S {
	const { create, findOne } = storage
	const own: Storage = {
		create: (given) => {
			const { email } = given.data
			return create(
				email === undefined
					? given
					: { ...given, data: { ...given.data, email: fromLibrary(email) } },
			)
		},
		async findOne<T>(asked: Parameters<typeof findOne>[0]) {
			const told = asked.where.find(({ field }) => field === 'email')?.value
			const email = fromLibrary(told)
			if (email === told) return findOne<T>(asked)
			const where = asked.where.map((it) =>
				it.field === 'email' ? { ...it, value: email as string } : it,
			)
			const found = await findOne<T>({ ...asked, where })
			// The library looks whether it is the one that it asked for.
			return found && { ...found, email: told }
		},
	}
	return Object.assign(storage, own)
}

/** As `withAddresses`, within a transaction too. The storage stays the same object, by which the library knows it. */
export function storageWithAddresses(storage: DBAdapter): DBAdapter {
	const { transaction } = storage
	return Object.assign(withAddresses(storage), {
		transaction: <R>(work: (within: DBTransactionAdapter) => Promise<R>) =>
			transaction((within) => work(withAddresses(within))),
	})
}
