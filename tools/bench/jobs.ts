// The speed of delayed jobs: many small ones that wait, by one process on each engine.
import { insertJobs } from '../../domain/jobs/commands.ts'
import { JobRunner } from '../../domain/jobs/runner.ts'
import { openStore } from '../../store/open.ts'
import { describeOnPostgres } from './on-postgres.ts'
import { sized } from './size.ts'
import { temporaryFolder } from './store-process.ts'
import { median, print, whole } from './table.ts'

const JOBS = sized(10_000, 100)
const ROUNDS = sized(3, 1)
const LEAST_PER_SECOND = 500

async function jobsPerSecond(databaseUrl: string | undefined): Promise<number[]> {
	const folder = temporaryFolder()
	const store = await openStore({
		mode: 'demo',
		dataDir: folder.path,
		databaseUrl,
		sampleData: false,
		logLevel: 'silent',
		sessionSecret: 'a secret of at least thirty-two characters',
	})
	let done = 0
	const run = async () => {
		done++
	}
	const runner = new JobRunner(() => store, [{ name: 'maintenance', run }])
	const rates: number[] = []
	for (let round = 0; round < ROUNDS; round++) {
		const runAt = store.now()
		await insertJobs(
			store.db,
			runAt,
			Array.from({ length: JOBS }, (_, n) => ({
				kind: 'maintenance' as const,
				key: `${round} ${n}`,
				runAt,
			})),
		)
		done = 0
		const started = performance.now()
		await runner.runDue()
		if (done !== JOBS) throw new Error(`${done} of ${JOBS} were done`)
		rates.push((JOBS / (performance.now() - started)) * 1000)
	}
	await store[Symbol.asyncDispose]()
	folder.remove()
	return rates
}

const rows: (string | number)[][] = []
const row = (engine: string, rates: number[]) => {
	const rate = median(rates)
	const verdict = `≥ ${LEAST_PER_SECOND} ${rate >= LEAST_PER_SECOND ? 'met' : 'MISSED'}`
	rows.push([engine, whole(rate), whole(Math.min(...rates)), verdict])
}
row('SQLite, each commit synced to disk', await jobsPerSecond(undefined))
await describeOnPostgres(async (make) => row('PostgreSQL', await jobsPerSecond(await make('jobs'))))

print(
	`${whole(JOBS)} waiting jobs that do nothing, each taken, run and marked as done by one process; ${ROUNDS} rounds.`,
	['jobs a second', 'median', 'slowest', 'aim'],
	rows,
)
