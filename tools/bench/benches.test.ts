import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const BENCHES = Object.keys(scripts).flatMap((name) => name.split('bench:')[1] ?? [])

/** The heads of a table, the rule below them and a first row. */
const TABLE = /\n\n.+\n─+(?: {2}─+)*\n.+\n/

const folder = mkdtempSync(join(tmpdir(), 'solbazaar-benches-'))
/** The output of each bench. */
const printed = new Map<string, string>()
const statuses: (number | null)[] = []
const groups: number[] = []

const isRunning = (group: number) => {
	try {
		return process.kill(-group, 0)
	} catch {
		return false
	}
}

/** Runs some benches one after the other. */
async function run(benches: readonly string[]) {
	const child = spawn(process.execPath, ['tools/bench/in-turn.ts', ...benches], {
		cwd: root,
		env: {
			...process.env,
			BENCH_SMALL: '1',
			BENCH_POSTGRES: inject('postgres') ?? '',
			DATABASE_URL: '',
			NODE_ENV: 'production',
			TMPDIR: folder,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
		// With the processes that it starts it can be asked about, and ended, as one group.
		detached: true,
	})
	groups.push(child.pid as number)
	let said = ''
	child.stdout.setEncoding('utf8').on('data', (text) => {
		said += text
	})
	const [status] = await once(child, 'close')
	statuses.push(status)
	for (const part of said.split('\n# ').slice(1)) {
		const [bench = '', ...lines] = part.split('\n')
		printed.set(bench, lines.join('\n'))
	}
}

/** Most of their time goes into waiting, so half of them run beside the others. */
beforeAll(
	() => Promise.all([0, 1].map((half) => run(BENCHES.filter((_, at) => at % 2 === half)))),
	240_000,
)

afterAll(() => {
	for (const group of groups.filter(isRunning)) process.kill(-group, 'SIGKILL')
	rmSync(folder, { recursive: true, force: true })
})

it.each(BENCHES)('%s prints its tables', (bench) => {
	expect(printed.get(bench)).toMatch(TABLE)
})

it('end, and leave neither processes nor files', () => {
	expect({ statuses, running: groups.filter(isRunning), left: readdirSync(folder) }).toEqual({
		statuses: [0, 0],
		running: [],
		left: [],
	})
})
