import { createApi } from '../api/app.ts'
import type { Role } from '../shared/actor.ts'
import type { UserId } from '../shared/ids.ts'
import type { LimitName } from '../shared/modes.ts'
import type { OpenStore } from '../store/open.ts'
import { account } from './builders.ts'

export interface Callers {
	store: OpenStore
	/** A caller that keeps its cookies, as a browser does; from a network address of one's choice. */
	visitor: (address?: string) => Caller
	/** A newly signed-up caller with this role, in a live store too. */
	as: (role: Role) => Promise<Caller>
	/** Such a caller for each role. */
	people: <Roles extends Role[]>(...roles: Roles) => Promise<{ [N in keyof Roles]: Caller }>
}

/** The account a caller is signed in with. */
export const idOf = async (caller: Caller) =>
	(await caller.get('/api/session')).body.user.id as UserId

/** Does something while the store has no server for mails: a sign-up makes an account at once. */
export async function withoutMail<T>({ mailer }: OpenStore, work: () => Promise<T>): Promise<T> {
	const { transport } = mailer
	mailer.transport = null
	try {
		return await work()
	} finally {
		mailer.transport = transport
	}
}

/** Gives an account a role; where that asks for the code of an app, it is as if it had given one. */
export async function setRole(
	{ db, policy }: Pick<OpenStore, 'db' | 'policy'>,
	id: UserId,
	role: Role,
) {
	const two_factor_enabled = policy.requiresTwoFactor(role) ? 1 : 0
	await db.updateTable('users').set({ role, two_factor_enabled }).where('id', '=', id).execute()
	await db.updateTable('sessions').set({ role }).where('user_id', '=', id).execute()
}

/** Callers of a store's API, over HTTP as far as the API can tell. */
export function callersOf(store: OpenStore): Callers {
	const api = createApi(store)
	const visitor = (address = '192.0.2.1') =>
		new Caller(async (request) => api.fetch(request, { address, inProcess: false }))
	async function as(role: Role) {
		const caller = visitor()
		const made = await withoutMail(store, () => caller.post('/api/users', account({ role })))
		if (made.status !== 201) throw new Error(`No account for the test: ${made.body.detail}`)
		const { id } = made.body.user
		// A live store makes every account a Buyer's; an admin would change it.
		await setRole(store, id, role)
		return caller
	}
	async function people<Roles extends Role[]>(...roles: Roles) {
		const callers: Caller[] = []
		for (const role of roles) callers.push(await as(role))
		return callers as { [N in keyof Roles]: Caller }
	}
	return { store, visitor, as, people }
}

export interface Answer {
	status: number
	headers: Headers
	// biome-ignore lint/suspicious/noExplicitAny: a test itself states the answer it expects
	body: any
}

/** Calls the API over its HTTP interface, keeping cookies between calls. */
export class Caller {
	readonly #send: (request: Request) => Promise<Response>
	readonly cookies = new Map<string, string>()

	constructor(send: (request: Request) => Promise<Response>) {
		this.#send = send
	}

	/** Its cookies as a header has them. */
	get cookie() {
		return [...this.cookies].map((pair) => pair.join('=')).join('; ')
	}

	get = (path: string, headers?: Record<string, string>) =>
		this.raw('GET', path, undefined, headers)
	post = (path: string, body?: unknown, headers?: Record<string, string>) =>
		this.json('POST', path, body, headers)
	put = (path: string, body?: unknown, headers?: Record<string, string>) =>
		this.json('PUT', path, body, headers)
	patch = (path: string, body?: unknown, headers?: Record<string, string>) =>
		this.json('PATCH', path, body, headers)
	delete = (path: string, headers?: Record<string, string>) =>
		this.raw('DELETE', path, undefined, headers)

	json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
		if (body === undefined) return this.raw(method, path, undefined, headers)
		const type = { 'content-type': 'application/json' }
		return this.raw(method, path, JSON.stringify(body), { ...type, ...headers })
	}

	/** Sends the bytes as they are; for malformed bodies. */
	async raw(
		method: string,
		path: string,
		body?: BodyInit,
		headers: Record<string, string> = {},
	): Promise<Answer> {
		const { cookie } = this
		const request = new Request(`http://store.test${path}`, {
			method,
			headers: { host: 'store.test', ...(cookie ? { cookie } : {}), ...headers },
			...(body === undefined ? {} : { body }),
		})
		const response = await this.#send(request)
		for (const line of response.headers.getSetCookie()) {
			const [pair = '', ...attributes] = line.split(';')
			const [name = '', value = ''] = pair.split('=')
			if (attributes.some((attribute) => attribute.trim() === 'Max-Age=0'))
				this.cookies.delete(name)
			else this.cookies.set(name, value)
		}
		const type = response.headers.get('content-type') ?? ''
		const isJson = type.includes('json') && !type.includes('ndjson')
		// A stream of events has no end to wait for.
		const endless = type.includes('event-stream')
		const text = endless ? '' : await response.text()
		if (endless) await response.body?.cancel()
		return {
			status: response.status,
			headers: response.headers,
			body: isJson && text ? JSON.parse(text) : text,
		}
	}
}

/** The statuses of as many calls as a limit allows, and of one more. */
export async function untilLimited(
	{ policy }: Pick<OpenStore, 'policy'>,
	limit: LimitName,
	call: (n: number) => Promise<Answer>,
) {
	const statuses: number[] = []
	for (let n = 0; n < (policy.limits[limit]?.points ?? 0); n++)
		statuses.push((await call(n)).status)
	return { within: new Set(statuses), beyond: (await call(statuses.length)).status }
}
