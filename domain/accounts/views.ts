import type { AccountTables } from './tables.ts'

/** What other modules may read of accounts beside their own tables. */
export interface AccountView {
	users: Pick<AccountTables['users'], 'id' | 'name' | 'email' | 'role' | 'suspended_at'>
}
