import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].sort()

/** The beginning of a path that leads into the project. */
const FOLDER =
	/^(?:\.ci|api|app|bench|db|deploy|docs|domain|e2e|http|mails|pictures|public|run|samples|shared|simulators|store|test|tools|web)\//
/** Addresses the store serves, and files it makes. */
const NOT_FILES = /[*<>{}…]|^(?:api|docs)\/(?:docs|openapi\.json|events|reports)$/

/** The files a page names: in its links, and between backticks where it looks like a path. */
function namedIn(page: string): string[] {
	const text = readFileSync(join(root, page), 'utf8')
	const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
		([, to = '']) => join(dirname(page), to),
	)
	const paths = [...text.matchAll(/`([^`\s]+)`/g)]
		.map(([, path = '']) => path.replace(/:\d+$/, ''))
		.filter((path) => FOLDER.test(path) && !NOT_FILES.test(path))
	return [...links, ...paths]
}

/** Names of files without their folders, which a page may give where the folder is clear. */
function bareNamesIn(page: string): string[] {
	const text = readFileSync(join(root, page), 'utf8')
	return [...text.matchAll(/`([\w.-]+\.(?:ts|tsx|mjs|css|grit))`/g)].map(([, name = '']) => name)
}

const names = new Set(
	globSync('**/*.{ts,tsx,mjs,css,grit}', {
		cwd: root,
		exclude: ['node_modules/**', 'build/**', 'data/**', '.react-router/**'],
	}).map((path) => basename(path)),
)

describe.each(pages)('%s', (page) => {
	it('names files there are', () => {
		expect(namedIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
		expect(bareNamesIn(page).filter((name) => !names.has(name))).toEqual([])
	})
})

it('looks at the pages that name most', () => {
	expect(namedIn('docs/architecture.md').length).toBeGreaterThan(10)
	expect(namedIn('README.md')).toContain('docs/home.webp')
})

it('lists each decision in their index', () => {
	const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) =>
		basename(path),
	)
	const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
	expect(decisions.length).toBeGreaterThan(200)
	expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([])
})
