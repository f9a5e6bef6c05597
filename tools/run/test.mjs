import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromium, startInstalling } from './chromium.mjs'
import { ready, root, say } from './ready.mjs'
import { COMPILED } from './runtime.mjs'

/** How long each part took, a line each. */
const durations = []

// Debian's packages come while npm's do.
const installing = startInstalling()
const node = await timed('packages', ready)
const chosen = process.argv.slice(2)
const checked = chosen.length === 0 ? startCheck() : null
await timed('build', () => build(node))
const CHROMIUM_PATH = await timed('Chromium', () => chromium(node, installing))

const report = join(root, 'build', 'tests.json')
rmSync(report, { force: true })
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...chosen]
const reporters = [
	'--reporter=default',
	'--reporter=json',
	`--outputFile.json=${report}`,
	'--reporter=test/vitest/durations-reporter.ts',
]
const tests = spawn(node, [...vitest, ...reporters], {
	cwd: root,
	stdio: ['ignore', 'inherit', 'inherit'],
	// Many tests start the store, or a command of it, as a process.
	env: { ...process.env, CHROMIUM_PATH, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED },
})
const ended = once(tests, 'exit')
if (checked && (await checked) !== 0) {
	tests.kill()
	await ended
	process.exit(1)
}
const [status] = await ended

const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport()
// A file that could not even be loaded, or a run that broke, is a failure too.
const failed = Math.max(
	numFailedTests,
	status === 0 ? 0 : 1,
	numFailedTests || numFailedTestSuites ? 1 : 0,
)
process.stdout.write(`${durations.join('')}${numPassedTests} passed, ${failed} failed\n`)
process.exit(failed > 0 || numPassedTests === 0 ? 1 : 0)

/** Checks beside the build and the first tests, as each check keeps one core busy. @returns the status it ends with */
async function startCheck() {
	say('Types, lint, format, boundaries…')
	const check = spawn(node, ['tools/run/check.mjs'], {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	const started = performance.now()
	const end = () => check.kill()
	process.on('exit', end)
	const [status] = await once(check, 'exit')
	process.off('exit', end)
	note('check', started)
	return status
}

async function timed(part, work) {
	const started = performance.now()
	const made = await work()
	note(part, started)
	return made
}

function note(part, started) {
	durations.push(`${part} ${Math.round((performance.now() - started) / 1000)} s\n`)
}

function readReport() {
	try {
		return JSON.parse(readFileSync(report, 'utf8'))
	} catch {
		return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 }
	}
}
