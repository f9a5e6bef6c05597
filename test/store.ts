import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { type Callers, callersOf } from './callers.ts'
import { increasing } from './clock.ts'
import { ENGINES, type Engine } from './databases/engines.ts'
import { freshDatabase } from './databases/fresh-postgres.ts'
import { TEMPLATES } from './databases/postgres.ts'
import { imageOf } from './databases/sqlite.ts'
import { hashQuickly } from './quick-hashing.ts'
import { setUpShop } from './shop-settings.ts'

export type { Caller } from './callers.ts'

interface Options {
	mode?: 'demo' | 'live'
	sampleData?: boolean
	publicUrl?: string
	/** Keys of payments online, and where they are taken. */
	secrets?: StoreConfig['secrets']
	razorpayUrl?: string
	/** In a folder that others can open too, where it is SQLite. */
	onDisk?: boolean
	/** A live shop that is not set up; else it is open. */
	notSetUp?: boolean
	/** The bucket of its files; else they are in a folder. */
	s3?: StoreConfig['s3']
	/** As many open orders as a live shop allows of one phone, address, device and network; else any number, as tests need. */
	limitsOpenOrders?: boolean
	/** Passwords hashed as in earnest, which is slow on purpose; else they are hardly hashed at all. */
	realHashing?: boolean
}

export type StoreConfig = Parameters<typeof openStore>[0]

export interface TestStore extends Callers {
	/** The config it was opened with; a second opening is a second process on the same database. */
	config: StoreConfig
}

/** Opens a store of a test's own, filled with the built-in catalogue. */
export type Open = (options?: Options) => Promise<TestStore>
/** @param itOnSqlite as `it`, of a test that runs on the quicker database alone */
type Tests = (open: Open, itOnSqlite: typeof it) => void

/** Every test runs on both databases, also those that one is enough for. */
const ON_BOTH = Boolean(process.env.SOAK_ENGINES)

/** Leaves tests out, where they have run on the other database. */
const skip = Object.assign(() => {}, { each: () => () => {} }) as unknown as typeof it

/**
 * Runs the same tests on SQLite and on PostgreSQL. `open` gives each test a store of its own, filled
 * with the built-in catalogue, and closes it afterwards.
 */
export const describeOnAllEngines = (name: string, tests: Tests) => onEach(ENGINES, name, tests)

/**
 * Runs tests on the quicker database alone: they ask nothing of it that others do not ask of both, and do nothing at
 * once. `npm run soak -- properties` runs them on both.
 */
export const describeOnSqlite = (name: string, tests: Tests) =>
	onEach(ON_BOTH ? ENGINES : ['SQLite'], name, tests)

/** Runs tests of things that only a server can do; their file is named `*.postgres.test.ts`. */
export const describeOnPostgres = (name: string, tests: Tests) =>
	onEach(['PostgreSQL'], name, tests)

function onEach(chosen: readonly Engine[], name: string, tests: Tests) {
	describe.each(chosen)(`${name} on %s`, (engine) => {
		const closing: (() => Promise<void>)[] = []
		afterEach(async () => {
			for (const close of closing.splice(0)) await close()
		})
		tests(
			async (options = {}) => {
				const mode = options.mode ?? 'demo'
				const template = mode === 'demo' || options.sampleData ? 'stocked' : 'migrated'
				const database = engine === 'PostgreSQL' ? await freshDatabase(TEMPLATES[template]) : null
				const image = database ? undefined : await imageOf(template)
				const folder = options.onDisk ? mkdtempSync(join(tmpdir(), 'solbazaar-test-')) : null
				if (folder && image) writeFileSync(join(folder, 'store.sqlite'), image)
				const config: StoreConfig = {
					mode,
					dataDir: folder ?? ':memory:',
					databaseUrl: database?.url,
					sampleData: options.sampleData ?? false,
					publicUrl: options.publicUrl ?? (mode === 'live' ? 'http://store.test' : undefined),
					// As a process of a live shop asks of its secret too.
					sessionSecret: 'a secret of at least thirty-two characters, quoted by tests',
					logLevel: 'silent',
					...(options.secrets ? { secrets: options.secrets } : {}),
					...(options.s3 ? { s3: options.s3 } : {}),
					...(options.razorpayUrl ? { razorpayUrl: options.razorpayUrl } : {}),
				}
				const store = await openStore(config, { image: folder ? undefined : image })
				store.now = increasing(store.now)
				if (!options.realHashing) hashQuickly(store)
				if (!options.limitsOpenOrders) store.policy = { ...store.policy, openOrders: null }
				if (mode === 'live' && !options.notSetUp) await setUpShop(store)
				closing.push(async () => {
					await store[Symbol.asyncDispose]()
					await database?.drop()
					if (folder) rmSync(folder, { recursive: true })
				})
				return { ...callersOf(store), config }
			},
			engine === 'SQLite' || ON_BOTH ? it : skip,
		)
	})
}
