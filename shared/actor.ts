import type { CartId, UserId } from './ids.ts'

export const ROLES = ['Buyer', 'Installer', 'Admin'] as const
export type Role = (typeof ROLES)[number]

/** The caller. A visitor without a login is treated as a Buyer. */
export type Actor =
	| { kind: 'visitor'; cartId: CartId | null }
	| {
			kind: 'user'
			id: UserId
			name: string
			email: string
			/** The session's role, which every rule depends on. */
			role: Role
			cartId: CartId | null
	  }

export type SignedIn = Extract<Actor, { kind: 'user' }>

export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'user'

export const hasRole = <R extends Role>(actor: Actor, role: R): actor is SignedIn & { role: R } =>
	actor.kind === 'user' && actor.role === role
