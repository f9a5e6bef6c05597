import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { Role } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'

export interface AccountTables {
	users: {
		id: UserId
		name: string
		email: string
		email_verified: number
		image: string | null
		role: Role
		/** 1 where a login asks for a code of an app too. */
		two_factor_enabled: Generated<number>
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
	login_attempts: {
		/** A keyed hash of the person and the kind of try counted. */
		key: string
		failures: number
		/** Epoch milliseconds. */
		blocked_until: number
		expires_at: number
	}
	known_devices: {
		/** A keyed hash of the secret in the device's cookie. */
		device: string
		user_id: UserId
		/** Epoch milliseconds. */
		last_used_at: number
	}
	/** Codes of an app, written by the accounts library. */
	second_factors: {
		id: string
		user_id: UserId
		/** Encrypted, as are the recovery codes. */
		secret: string
		backup_codes: string
		/** 0 until the first code was right. */
		verified: number
		/** The half minutes by which the app's clock was ahead then, from -2 to 2; the store's own. */
		clock_offset: Generated<number>
	}
	/** Codes of an app that were tried, each to be taken once. */
	used_codes: {
		user_id: UserId
		/** A keyed hash. */
		code: string
		/** Epoch milliseconds. */
		expires_at: number
	}
	/** Among others, the logins whose code is awaited; written by the accounts library. */
	verifications: {
		identifier: string
		/** The id of the account. */
		value: string
		expires_at: string
	}
	/** Links by which an account's password is set, each once. */
	account_links: {
		/** A hash of the secret in the link. */
		token: string
		user_id: UserId
		/** Epoch milliseconds. */
		expires_at: number
		created_at: number
	}
	/** Links by which a device that an account does not know may log in to it, each once. */
	device_links: {
		/** A hash of the secret in the link. */
		token: string
		user_id: UserId
		/** Epoch milliseconds. */
		expires_at: number
		created_at: number
	}
	/** Links by which an account's address is confirmed or gives way to another, each once. */
	address_links: {
		/** A hash of the secret in the link. */
		token: string
		user_id: UserId
		purpose: 'confirm' | 'change'
		/** The address that it was sent to. */
		email: string
		/** Epoch milliseconds. */
		expires_at: number
		created_at: number
	}
	/** Sign-ups where the store sends mails, until the address is confirmed. */
	sign_ups: {
		id: string
		/** A hash of the secret in the link; null until the mail is written. */
		token: string | null
		email: string
		name: string
		/** A hash; empty where the address has an account already. */
		password: string
		/** The role asked for. */
		role: Role
		/** Epoch milliseconds. */
		created_at: number
		expires_at: number
	}
	/** Invitations, until they are accepted. */
	invitations: {
		id: string
		/** A hash of the secret in the link. */
		token: string
		email: string
		name: string
		role: Role
		/** The name of the admin. */
		invited_by: string
		/** Epoch milliseconds. */
		created_at: number
		expires_at: number
	}
	/** One row to lock while roles are changed. */
	account_locks: { name: 'admins' }
	credentials: {
		id: string
		account_id: UserId
		provider_id: string
		user_id: UserId
		password: string
		/** 1 where it was long enough for an installer or admin when it was set. */
		long_password: number
		created_at: string
		updated_at: string
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends AccountTables {}
}

export const accountTables = ownTables<AccountTables>
