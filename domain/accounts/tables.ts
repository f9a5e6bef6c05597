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
}
