import { defineConfig } from 'vitest/config'

export default defineConfig({
	test: {
		maxWorkers: 2,
		projects: [
			{
				test: {
					name: 'store',
					include: [
						'{domain,samples,store,shared,http,api,web,db,app,pictures,run}/**/*.test.{ts,tsx}',
						'*.test.ts',
					],
					globalSetup: ['test/postgres.ts'],
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
