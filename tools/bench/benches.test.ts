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
let status: number | null = null
let group = 0

const isGroupRunning = () => {
	try {
		return process.kill(-group, 0)
	} catch {
		return false
	}
}

beforeAll(async () => {
	const child = spawn(process.execPath, ['tools/bench/in-turn.ts', ...BENCHES], {
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
	group = child.pid as number
	let said = ''
	child.stdout.setEncoding('utf8').on('data', (text) => {
		said += text
	})
	;[status] = await once(child, 'close')
	for (const part of said.split('\n# ').slice(1)) {
		const [bench = '', ...lines] = part.split('\n')
		printed.set(bench, lines.join('\n'))
	}
}, 240_000)

afterAll(() => {
	if (isGroupRunning()) process.kill(-group, 'SIGKILL')
	rmSync(folder, { recursive: true, force: true })
})

it.each(BENCHES)('%s prints its tables', (bench) => {
	expect(printed.get(bench)).toMatch(TABLE)
})

it('end, and leave neither processes nor files', () => {
	expect({ status, isRunning: isGroupRunning(), left: readdirSync(folder) }).toEqual({
		status: 0,
		isRunning: false,
		left: [],
	})
})
