import { configDefaults, defineConfig } from 'vitest/config'
import { postgresPrograms } from './test/databases/postgres-server.ts'

/**
 * The tests that only a PostgreSQL server can pass; where the machine has none, `test/databases/postgres.ts` says so,
 * or fails in CI.
 */
const NEEDS_POSTGRES = postgresPrograms() ? [] : ['**/*.postgres.test.ts']

/** A test that replaces a module for itself needs modules of its own; all others of a worker share theirs, which are read once. */
const ISOLATED = '**/*.isolated.test.ts'

const FOLDERS = '{domain,store,shared,http,api,web,db,app,tools/{pictures,run,simulators}}'

const STORE = {
	setupFiles: ['test/vitest/property-seed.ts'],
	testTimeout: 30_000,
	hookTimeout: 60_000,
	// A second, which is usual, is short on a busy machine.
	expect: { poll: { timeout: 15_000 } },
	// With a third on two cores, journeys beside them waited longer for the store than they may.
	maxWorkers: 2,
}

export default defineConfig({
	test: {
		globalSetup: ['test/databases/postgres.ts', 'test/files/swift.ts'],
		projects: [
			// One file that takes long; the first project by its name is begun first.
			{
				test: {
					name: 'benches',
					include: ['tools/bench/**/*.test.ts'],
					isolate: false,
					maxWorkers: 2,
				},
			},
			{
				test: {
					...STORE,
					name: 'store',
					include: [`${FOLDERS}/**/*.test.{ts,tsx}`, '*.test.ts'],
					exclude: [...configDefaults.exclude, ...NEEDS_POSTGRES, ISOLATED],
					isolate: false,
				},
			},
			{ test: { ...STORE, name: 'store, isolated', include: [`${FOLDERS}/${ISOLATED}`] } },
			{
				test: {
					name: 'journeys',
					include: ['test/e2e/**/*.test.ts'],
					exclude: [...configDefaults.exclude, ...NEEDS_POSTGRES],
					globalSetup: ['test/e2e/server.ts'],
					setupFiles: ['test/e2e/hooks.ts'],
					isolate: false,
					maxWorkers: 2,
					testTimeout: 120_000,
					expect: { poll: { timeout: 15_000 } },
					hookTimeout: 60_000,
				},
			},
		],
	},
})
