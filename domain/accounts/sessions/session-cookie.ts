import { HOST_PREFIX } from '../../../shared/requests/host-prefix.ts'

const COOKIES = 'solbazaar'

/** Part of the session cookie's name, by which a request without a session is recognised cheaply. */
export const SESSION_COOKIE = `${COOKIES}.session_token`

/**
 * The names of the session's cookie and of the others that the accounts library may set, by its own keys.
 * @param isSecure whether they go over TLS alone; then their names bind them to the host
 */
export function cookieNames(isSecure: boolean) {
	const prefix = isSecure ? HOST_PREFIX : ''
	const named = (name: string) => ({ name: `${prefix}${COOKIES}.${name}` })
	return {
		session_token: { name: prefix + SESSION_COOKIE },
		session_data: named('session_data'),
		account_data: named('account_data'),
		dont_remember: named('dont_remember'),
		two_factor: named('two_factor'),
		trust_device: named('trust_device'),
	}
}
