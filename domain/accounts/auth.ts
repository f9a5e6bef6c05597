import { betterAuth } from 'better-auth'
import { hashPassword } from 'better-auth/crypto'
import type { Database } from '../../db/open.ts'

const DAY = 86_400

/**
 * Passwords and sessions by the accounts library, on the store's own tables and connection. Its HTTP
 * side is not mounted: the rooms' calls are the only door.
 */
export function openAuth(db: Database, options: { secret: string; secureCookies: boolean }) {
	const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
	return betterAuth({
		baseURL: 'http://localhost',
		secret: options.secret,
		telemetry: { enabled: false },
		logger: { disabled: true },
		rateLimit: { enabled: false },
		// The same text dates and 0/1 flags on both engines, as the migrations have them.
		database: { db, type: 'sqlite', transaction: true },
		emailAndPassword: { enabled: true, minPasswordLength: 6 },
		user: {
			modelName: 'users',
			fields: { emailVerified: 'email_verified', ...times },
			additionalFields: { role: { type: 'string', required: true, defaultValue: 'Buyer' } },
		},
		session: {
			modelName: 'sessions',
			fields: {
				userId: 'user_id',
				expiresAt: 'expires_at',
				ipAddress: 'ip_address',
				userAgent: 'user_agent',
				...times,
			},
			additionalFields: { role: { type: 'string', required: true, defaultValue: 'Buyer' } },
			expiresIn: 30 * DAY,
			updateAge: DAY,
		},
		account: {
			modelName: 'credentials',
			fields: {
				accountId: 'account_id',
				providerId: 'provider_id',
				userId: 'user_id',
				accessToken: 'access_token',
				refreshToken: 'refresh_token',
				idToken: 'id_token',
				accessTokenExpiresAt: 'access_token_expires_at',
				refreshTokenExpiresAt: 'refresh_token_expires_at',
				...times,
			},
		},
		verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } },
		advanced: {
			cookiePrefix: 'solbazaar',
			useSecureCookies: options.secureCookies,
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
			// The library needs no address: what limits there are, the store keeps.
			ipAddress: { disableIpTracking: true },
		},
	})
}

/** A password as it is kept, for an account that is made without signing up. */
export const hashed = (password: string): Promise<string> => hashPassword(password)

export type Auth = ReturnType<typeof openAuth>

/** Part of the session cookie's name, by which a request without a session is told cheaply. */
export const SESSION_COOKIE = 'solbazaar.session_token'
