import { createHmac, timingSafeEqual } from 'node:crypto'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { parse } from 'hono/utils/cookie'
import type { Database } from '../../db/database.ts'
import { storageWithAddresses } from './internal/addresses/library-address.ts'
import { CHALLENGE_SECONDS, PROLONGED_AFTER_SECONDS, SESSION_SECONDS } from './limits.ts'
import type { PasswordHasher } from './passwords/hashing.ts'
import { cookieNames } from './sessions/session-cookie.ts'
import { accountTables } from './tables.ts'

/**
 * Passwords and sessions by the accounts library, on the store's own tables and connection. Its HTTP
 * side is not mounted: only the modules' own calls reach it.
 */
export function openAuth(
	db: Database,
	options: { secret: string; secureCookies: boolean; hasher: PasswordHasher },
) {
	const storage = kyselyAdapter(accountTables(db), { type: 'sqlite', transaction: true })
	const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
	return betterAuth({
		baseURL: 'http://localhost',
		secret: options.secret,
		telemetry: { enabled: false },
		logger: { disabled: true },
		rateLimit: { enabled: false },
		// The same text dates and 0/1 flags on both engines, as the migrations have them.
		database: (library: BetterAuthOptions) => storageWithAddresses(storage(library)),
		emailAndPassword: { enabled: true, minPasswordLength: 6, password: options.hasher },
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
			expiresIn: SESSION_SECONDS,
			updateAge: PROLONGED_AFTER_SECONDS,
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
			// The library's own prefix would be `__Secure-`, which says nothing of the host.
			useSecureCookies: false,
			cookies: cookieNames(options.secureCookies),
			// The migrations make its tables, and a test has the library look at them.
			database: { validateSchema: false },
			defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: options.secureCookies },
			// The library needs no address: the store keeps its own limits.
			ipAddress: { disableIpTracking: true },
		},
		plugins: [
			twoFactor({
				// Tries are counted by the store, so that none can lock an account for its owner.
				accountLockout: { enabled: false },
				twoFactorCookieMaxAge: CHALLENGE_SECONDS,
				schema: {
					user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
					twoFactor: {
						modelName: 'second_factors',
						fields: {
							userId: 'user_id',
							backupCodes: 'backup_codes',
							failedVerificationCount: 'failed_verification_count',
							lockedUntil: 'locked_until',
						},
					},
				},
			}),
		],
	})
}

/** A password as it is stored, for an account that is made without signing up. */
export const hashed = (password: string): Promise<string> => hashPassword(password)

export type Auth = ReturnType<typeof openAuth>

const SIGNED = /^(.+)\.([\w+/]{43}=)$/

/**
 * The token of the session that a request's cookies name, if the library has signed it. Its own check takes a
 * thread for each, which costs more than the rest of a session's reading.
 */
export async function signedToken(auth: Auth, cookies: string): Promise<string | null> {
	const { secret, authCookies } = await auth.$context
	return signedValue(secret, cookies, authCookies.sessionToken.name)
}

/** The cookie of a login whose password was right and whose code is awaited. */
const challengeCookie = async (auth: Auth) =>
	(await auth.$context).createAuthCookie('two_factor').name

/** The login whose code is awaited, by a request's cookies, if the library has signed it. */
export async function signedChallenge(auth: Auth, cookies: string): Promise<string | null> {
	const { secret } = await auth.$context
	return signedValue(secret, cookies, await challengeCookie(auth))
}

/** Of these cookies the challenge alone, so that no session is taken for the person who gives a code. */
export async function challengeAlone(auth: Auth, cookies: string[]): Promise<string[]> {
	const name = await challengeCookie(auth)
	return cookies.filter((cookie) => cookie.startsWith(`${name}=`))
}

function signedValue(secret: string, cookies: string, name: string): string | null {
	const [, token = '', signature = ''] = SIGNED.exec(parse(cookies, name)[name] ?? '') ?? []
	if (!token) return null
	const expected = createHmac('sha256', secret).update(token).digest('base64')
	return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? token : null
}

const STORAGE_FAILURE = /^(?:FAILED_TO_(?:GET|CREATE|UPDATE)_|INTERNAL_SERVER_ERROR)/

/** Whether the library could not read or write; it drops the database's error. */
export const isStorageFailure = (error: unknown): boolean =>
	error instanceof APIError && STORAGE_FAILURE.test(String(error.body?.code))

/** Whether the library has found that the session of a call has ended since the call began. */
export const isSessionOver = (error: unknown): boolean =>
	error instanceof APIError && error.body?.code === 'UNAUTHORIZED'
