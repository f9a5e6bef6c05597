// How long ten thousand products take out of the store and into it, over HTTP.
import { sampleCatalogue } from '../../store/samples/catalogue/index.ts'
import { onEachEngine } from './on-postgres.ts'
import { sized } from './size.ts'
import { signUp, startStore, temporaryFolder } from './store-process.ts'
import { median, print, whole } from './table.ts'

const ROWS = sized(10_000, 200)
const ROUNDS = sized(3, 1, 'BENCH_ROUNDS')

const HEAD = 'id,name,brand,category,wattage,price,stock,description,image,pictures,sheet,archived'
const cable = sampleCatalogue.find(({ id }) => id === 'solar-cable-4mm2-100m')
const SHEET = JSON.stringify(cable?.sheet).replaceAll('"', '""')

/** A file of products whose names, prices and stocks are all others in each edition. */
const file = (round: number, edition: number) =>
	[
		HEAD,
		...Array.from({ length: ROWS }, (_, n) =>
			[
				`bench-${round}-${n}`,
				`Solar cable ${n} edition ${edition}`,
				'Bench',
				'Accessories',
				0,
				(100 + n + edition / 100).toFixed(2),
				10 + edition,
				`"Made for a measurement, number ${n}."`,
				'/pictures/placeholder.webp',
				'/pictures/solar-panel-250w.webp',
				`"${SHEET}"`,
				false,
			].join(','),
		),
	].join('\n')

async function timed(work: () => Promise<void>): Promise<number> {
	const started = performance.now()
	await work()
	return performance.now() - started
}

async function measure(engine: string, databaseUrl: string) {
	const folder = temporaryFolder()
	const { address, stop } = await startStore({ DATA_DIR: folder.path, DATABASE_URL: databaseUrl })
	const cookie = await signUp(address, 'Admin')
	const send = async (csv: string, query: string, expected: object) => {
		const answer = await fetch(`${address}/api/products/import${query}`, {
			method: 'POST',
			headers: { 'content-type': 'text/csv', cookie },
			body: csv,
		})
		const report = (await answer.json()) as Record<string, unknown>
		for (const [name, count] of Object.entries(expected))
			if (report[name] !== count) throw new Error(JSON.stringify(report).slice(0, 500))
	}
	const times: Record<string, number[]> = {}
	const record = async (name: string, work: () => Promise<void>) => {
		const took = await timed(work)
		times[name] = [...(times[name] ?? []), took]
	}
	for (let round = 0; round < ROUNDS; round++) {
		const [first, second] = [file(round, 0), file(round, 1)]
		await record('added', () => send(first, '', { added: ROWS }))
		await record('changed', () => send(second, '', { changed: ROWS }))
		await record('dry run', () => send(second, '?dryRun=true', { unchanged: ROWS }))
		await record(`exported, ${whole((round + 1) * ROWS)} and the catalogue`, async () => {
			const answer = await fetch(`${address}/api/exports/products.csv`, { headers: { cookie } })
			const text = await answer.text()
			if (text.split('\r\n').length < ROWS) throw new Error('The export is not whole.')
		})
	}
	await stop()
	folder.remove()
	return Object.entries(times).map(([what, list]) => [engine, what, whole(median(list))])
}

const rows: string[][] = []
await onEachEngine(async (engine, make) => {
	rows.push(...(await measure(engine, await make('csv'))))
})
print(
	`A file of ${whole(ROWS)} products into the store and out of it, over HTTP; medians of ${ROUNDS} rounds.`,
	['database', 'what', 'ms'],
	rows,
)
