import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

/** Folders whose files a person looks through. */
const LOOKED_THROUGH = [
	'api',
	'app',
	'db',
	'docs',
	'domain',
	'http',
	'shared',
	'store',
	'test',
	'tools',
	'web',
]
/** They grow with events, one file each time. */
const GROWING = ['db/migrations', 'docs/decisions']

const MAX_FILES = 25
const MAX_LINES = 300

const SOURCE = /\.(?:css|js|mjs|ts|tsx)$/

/** Folders with too many files, and sources with too many lines, one sentence each. */
export function oversized(root: string): string[] {
	const files = globSync(`{${LOOKED_THROUGH}}/**/*.*`, { cwd: root }).map((path) =>
		path.replaceAll(sep, '/'),
	)
	return [...crowded(files), ...files.filter((path) => SOURCE.test(path)).flatMap(long(root))]
}

const crowded = (files: readonly string[]) =>
	[...Map.groupBy(files, dirname)]
		.filter(([folder, { length }]) => length > MAX_FILES && !GROWING.includes(folder))
		.map(([folder, { length }]) => `${folder} has ${length} files; divide it above ${MAX_FILES}.`)

const long = (root: string) => (path: string) => {
	const lines = readFileSync(join(root, path), 'utf8').split('\n').length - 1
	return lines > MAX_LINES ? [`${path} has ${lines} lines; divide it above ${MAX_LINES}.`] : []
}
