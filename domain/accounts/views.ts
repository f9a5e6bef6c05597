import type { AccountTables } from './tables.ts'

/** The columns of accounts that other modules may read beside their own tables. */
export interface AccountView {
	users: Pick<AccountTables['users'], 'id' | 'name' | 'email' | 'role' | 'suspended_at'>
}
