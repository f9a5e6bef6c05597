import { expect, test } from 'vitest'
import { rootWith } from './root-with.ts'
import { oversized } from './sizes.ts'

const files = (folder: string, count: number) =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']))

test('a folder has 25 files at most, those in its folders not counted', () => {
	const root = rootWith({
		...files('shared', 25),
		...files('shared/format', 26),
		...files('db/migrations', 40),
	})
	expect(oversized(root)).toEqual(['shared/format has 26 files; divide it above 25.'])
})

test('a source has 300 lines at most, tests too; a page may be longer', () => {
	const root = rootWith({
		'app/a.tsx': 'x\n'.repeat(300),
		'app/a.test.ts': 'x\n'.repeat(301),
		'docs/architecture.md': 'x\n'.repeat(400),
	})
	expect(oversized(root)).toEqual(['app/a.test.ts has 301 lines; divide it above 300.'])
})
