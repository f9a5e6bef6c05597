import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import {
	emptyTariffs,
	nestedTariffs,
	otherTables,
	rowOfCommas,
	wrongRows,
} from '../test/attacks/imports.ts'
import { listening } from '../test/pages.ts'
import { describeOnSqlite } from '../test/store.ts'

const MEGABYTE = 1_048_576

describeOnSqlite('files that an admin imports', (open) => {
	async function attacked() {
		const { store, as } = await open()
		const { port, close } = await listening(store)
		onTestFinished(close)
		const { cookie } = await as('Admin')
		return { origin: `http://127.0.0.1:${port}`, cookie }
	}

	/** How much more memory the process has at most while it works, and how often others had their turn. */
	async function watched(work: () => Promise<unknown>) {
		const before = process.memoryUsage.rss()
		let isDone = false
		let [most, turns] = [before, 0]
		const watching = (async () => {
			while (!isDone) {
				most = Math.max(most, process.memoryUsage.rss())
				turns++
				await nextTurn()
			}
		})()
		await work().finally(() => {
			isDone = true
		})
		await watching
		return { grown: most - before, turns }
	}

	it('take no memory where a table is 18 MB of commas', async () => {
		const to = await attacked()
		const { grown } = await watched(async () => {
			const { status, text } = await rowOfCommas(to, 18 * MEGABYTE)
			expect(status).toBe(200)
			expect(text).toContain('The file has more than 200 columns.')
		})
		// The body itself and the buffer it is sent from are in this process too.
		expect(grown).toBeLessThan(300 * MEGABYTE)
	})

	it('are read no further than to the hundredth mistake, in turns with others', async () => {
		const to = await attacked()
		const rows = 90_000
		const { turns } = await watched(async () => {
			const { text } = await wrongRows(to, rows)
			const { errorCount, errors } = JSON.parse(text)
			expect([errorCount, errors.length, errors.at(-1).row]).toEqual([100, 100, 101])
		})
		expect(turns).toBeGreaterThan(10)
		const { text } = await wrongRows(to, 100_010)
		expect(text).toContain('The file has more than 1,00,000 rows.')
	})

	it('are refused where JSON has too many rows or is nested, and are judged to the hundredth mistake', async () => {
		const to = await attacked()
		const many = await emptyTariffs(to, 290_000)
		expect([many.status, many.text]).toEqual([422, expect.stringContaining('1,00,000 rows')])
		const nested = await nestedTariffs(to, 500_000)
		expect([nested.status, nested.text]).toEqual([422, expect.stringContaining('JSON')])
		const few = await emptyTariffs(to, 90_000)
		expect(JSON.parse(few.text)).toMatchObject({ errorCount: 100 })
		expect(JSON.parse(few.text).errors.at(-1).row).toBeLessThan(101)
	})

	it('are refused by every importer of tables where they are too wide or too long', async () => {
		const answers = await otherTables(await attacked(), { commas: 800_000, rows: 110_000 })
		expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(422))
		for (const [n, { text }] of answers.entries())
			expect(text).toContain(n % 2 === 0 ? '200 columns' : '1,00,000 rows')
	})
})
