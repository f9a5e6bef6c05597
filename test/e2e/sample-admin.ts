/** Calls the API of a demo store as its sample admin. */
export async function asSampleAdmin(address: string) {
	const call = (path: string, method: string, body?: unknown, cookie = '') =>
		fetch(`${address}${path}`, {
			method,
			headers: { 'content-type': 'application/json', cookie },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
	const credentials = { email: 'admin@solbazaar.example', password: 'sunny-day', role: 'Admin' }
	const entered = await call('/api/session', 'POST', credentials)
	const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0])
	return (path: string, method: string, body?: unknown) =>
		call(path, method, body, cookie.join('; '))
}
