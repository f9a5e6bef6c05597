import { configDefaults, defineConfig } from 'vitest/config'
import { postgresPrograms } from './test/databases/postgres-server.ts'

/** What only a PostgreSQL server can show; where the machine has none, `test/databases/postgres.ts` says so, or fails in CI. */
const NEEDS_POSTGRES = postgresPrograms() ? [] : ['**/*.postgres.test.ts']

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: 'store',
					include: [
						'{domain,mails,papers,samples,simulators,store,shared,http,api,web,db,app,pictures,run}/**/*.test.{ts,tsx}',
						'*.test.ts',
					],
					exclude: [...configDefaults.exclude, ...NEEDS_POSTGRES],
					globalSetup: ['test/databases/postgres.ts'],
					setupFiles: ['test/property-seed.ts'],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: 'journeys',
					include: ['e2e/**/*.test.ts'],
					globalSetup: ['e2e/server.ts'],
					// A browser on a machine shared with others: what fails is walked once more, and reported as such.
					retry: process.env.CI ? 1 : 0,
					testTimeout: 120_000,
					// A second, which is usual, is short for a page on a busy machine.
					expect: { poll: { timeout: 15_000 } },
					hookTimeout: 60_000,
				},
			},
		],
	},
})
