import { APIError } from 'better-auth/api'

/** Whether the accounts library has refused for one of these reasons. */
export const isAuthError = (error: unknown, ...codes: string[]): boolean =>
	error instanceof APIError && codes.includes(String(error.body?.code))
