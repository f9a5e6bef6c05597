import type { Role } from '../shared/actor.ts'
import type { UserId } from '../shared/ids.ts'

export interface UsersTables {
	users: {
		id: UserId
		name: string
		email: string
		email_verified: number
		image: string | null
		role: Role
		/** Epoch milliseconds; a suspended account has no session and gets none. */
		suspended_at: number | null
		created_at: string
		updated_at: string
	}
	sessions: {
		id: string
		token: string
		user_id: UserId
		role: Role
		expires_at: string
		ip_address: string | null
		user_agent: string | null
		created_at: string
		updated_at: string
	}
	/** One row to hold while roles are changed. */
	account_locks: { name: 'admins' }
	credentials: {
		id: string
		account_id: UserId
		provider_id: string
		user_id: UserId
		password: string
		created_at: string
		updated_at: string
	}
}
