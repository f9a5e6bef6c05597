// How long a shop of many orders takes from SQLite to PostgreSQL and back, and how much memory that takes.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openStore } from '../../store/open.ts'
import { fill, ORDERS } from './filling/portals.ts'
import { describeOnPostgres } from './on-postgres.ts'
import { inSmall } from './size.ts'
import { temporaryFolder } from './store-process.ts'
import { loadText, print, whole } from './table.ts'

const LOOK_MS = 50

/** One run of `npm run move`. */
interface Move {
	rows: number
	seconds: number
	/** The most resident memory that it has had, in megabytes; NaN but on Linux. */
	mb: number
}

/** Copies a shop as `npm run move` does, as a process of its own. */
async function move(from: { folder: string; url?: string }, to: string): Promise<Move> {
	const started = performance.now()
	const child = spawn(process.execPath, ['tools/run/data/move-shop.ts'], {
		cwd: join(import.meta.dirname, '../..'),
		env: {
			...process.env,
			...{ DATA_DIR: from.folder, DATABASE_URL: from.url ?? '', MOVE_TO: to, STORE_MODE: 'demo' },
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let mb = Number.NaN
	const looking = setInterval(() => {
		mb = peakMb(child) ?? mb
	}, LOOK_MS)
	const said = await text(child.stdout)
	clearInterval(looking)
	const rows = /^(\d+) rows are there/m.exec(said)?.[1]
	if (rows === undefined) throw new Error(`The move to ${to} broke off: ${said}`)
	return { rows: Number(rows), seconds: (performance.now() - started) / 1000, mb }
}

/** Null once it has ended. */
function peakMb({ pid }: ChildProcess): number | null {
	const file = `/proc/${pid}/status`
	if (!existsSync(file)) return null
	const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
	return kilobytes === undefined ? null : Number(kilobytes) / 1024
}

/** A closed shop on SQLite, with the built-in catalogue, and years of business if it is asked for. */
async function shopIn(folder: string, isFilled: boolean) {
	const store = await openStore({
		...{ mode: 'demo', dataDir: folder, databaseUrl: undefined, sampleData: false },
		...{ sessionSecret: undefined, logLevel: 'warn' },
	})
	if (isFilled) await fill(store)
	await store[Symbol.asyncDispose]()
}

const table: (string | number)[][] = []

await describeOnPostgres(async (make) => {
	for (const isFilled of inSmall ? [true] : [false, true]) {
		const [folder, back] = [temporaryFolder(), temporaryFolder()]
		await shopIn(folder.path, isFilled)
		const url = await make(isFilled ? 'filled' : 'new')
		const there = await move({ folder: folder.path }, url)
		const andBack = await move({ folder: folder.path, url }, back.path)
		const shop = isFilled ? `${whole(ORDERS)} orders` : 'new'
		for (const [way, { rows, seconds, mb }] of [
			['to PostgreSQL', there],
			['back to SQLite', andBack],
		] as const)
			table.push([`${shop}, ${way}`, whole(rows), seconds.toFixed(1), whole(mb)])
		folder.remove()
		back.remove()
	}
})

print(
	`A shop moves between the engines, one run each (${loadText()}); there is no aim`,
	['shop', 'rows', 'seconds', 'MB at most'],
	table.length > 0 ? table : [['not tried', '–', '–', '–']],
)
