import type { Result } from '../../../shared/result.ts'
import type { Store } from '../../store.ts'
import { busy } from '../login/log-in.ts'
import { HashingBusy } from './hashing.ts'

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
