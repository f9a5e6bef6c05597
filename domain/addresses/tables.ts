import { ownTables } from '../../db/module-tables.ts'
import type { State } from '../../shared/addresses/states.ts'
import type { UserId } from '../../shared/ids.ts'

export interface AddressTables {
	/** Addresses in India saved in an account. */
	saved_addresses: {
		id: string
		user_id: UserId
		full_name: string
		contact_number: string
		street: string
		city: string
		zip_code: string
		state: State
		/** 1 for the one that a checkout begins with; of an account's addresses it is exactly one. */
		is_usual: number
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends AddressTables {}
}

export const addressTables = ownTables<AddressTables>
