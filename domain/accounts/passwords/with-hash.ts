import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Role } from '../../../shared/actor.ts'
import type { Result } from '../../../shared/result.ts'
import type { Store } from '../../store.ts'
import { busy } from '../login/log-in.ts'
import { HashingBusy } from './hashing.ts'
import { weakPassword } from './set-password.ts'

/** Makes a change with the hash of a new password. @returns unavailable where too many wait for theirs */
export async function withHash<T>(
	store: Store,
	password: string,
	make: (hash: string) => Promise<Result<T>>,
): Promise<Result<T>> {
	try {
		return await make(await store.hasher.hash(password))
	} catch (error) {
		if (error instanceof HashingBusy) return busy()
		throw error
	}
}

/** As `withHash` in one transaction, where the store's policy allows the password. @param of whose it is to be */
export async function withNewPassword<T>(
	store: Store,
	password: string,
	of: { role: Role; email: string },
	make: (tx: Tx, hash: string, at: number) => Promise<Result<T>>,
): Promise<Result<T>> {
	const weak = await weakPassword(store, password, of)
	if (weak) return weak
	return withHash(store, password, (hash) =>
		transact(store.db, (tx) => make(tx, hash, store.now())),
	)
}
