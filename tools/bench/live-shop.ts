// A live shop that a bench fills in its own process, and then has served by others.
import { openStore } from '../../store/open.ts'
import { Caller, type Callers, callersOf } from '../../test/callers.ts'
import { hashQuickly } from '../../test/quick-hashing.ts'
import { setUpShop } from '../../test/shop-settings.ts'
import type { Running } from './store-process.ts'

const PUBLIC_URL = 'http://localhost:5000'
const SESSION_SECRET = 'a secret of at least thirty-two characters, quoted by benches'

/** What processes need to serve that shop. */
export const LIVE = { STORE_MODE: 'live', PUBLIC_URL, SESSION_SECRET, TRUSTED_PROXIES: '1' }

export interface Place {
	dataDir: string
	/** Empty for SQLite. */
	databaseUrl: string
}

/** Opens an empty database as a live shop with the built-in products, has it filled, and closes it. */
export async function filledShop<T>(
	{ dataDir, databaseUrl }: Place,
	fill: (callers: Callers) => Promise<T>,
): Promise<T> {
	const store = await openStore({
		...{ mode: 'live', dataDir, databaseUrl: databaseUrl || undefined, sampleData: true },
		...{ publicUrl: PUBLIC_URL, sessionSecret: SESSION_SECRET, logLevel: 'silent' },
	})
	try {
		hashQuickly(store)
		await setUpShop(store)
		return await fill(callersOf(store))
	} finally {
		await store[Symbol.asyncDispose]()
	}
}

/** The networks of buyers, one each. */
export const networkOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Somebody who calls processes over HTTP, from a network of their own behind a proxy. */
export const callerOf = ({ address }: Pick<Running, 'address'>, network: string): Caller =>
	new Caller(async ({ url, method, headers, body }) => {
		const { pathname, search } = new URL(url)
		headers.delete('host')
		headers.set('x-forwarded-for', network)
		const sent = body ? { body, duplex: 'half' as const } : {}
		return fetch(address + pathname + search, { method, headers, redirect: 'manual', ...sent })
	})

/** The body of an answer. @throws Error where it has another status */
export async function must(status: number, asked: ReturnType<Caller['post']>) {
	const answer = await asked
	if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
	return answer.body
}
