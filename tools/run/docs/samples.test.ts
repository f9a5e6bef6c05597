import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** A text whose lines are not indented, as those of a function in a file are. */
const flat = (text: string) => text.replaceAll(/^\t+/gm, '')

/** The files that the compiler checks with all others. */
const compiled = globSync('test/samples/*.{ts,tsx}', { cwd: root }).map((path) => flat(read(path)))

const samples = globSync('{*,docs/*}.md', { cwd: root }).flatMap((page) =>
	[...read(page).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, sample = '']) => ({ page, sample })),
)

it('finds the samples of the pages', () => {
	expect(samples.map(({ page }) => page).sort()).toEqual([
		...['docs/forms.md', 'docs/forms.md'],
		...['docs/imports.md', 'docs/imports.md'],
	])
})

it.each(samples)(
	'has a sample of $page in a file that is compiled, word for word',
	({ sample }) => {
		expect(compiled.some((file) => file.includes(flat(sample)))).toBe(true)
	},
)

it('counts the lines of the samples as the pages do', () => {
	const lines = (...files: string[]) =>
		files.map((file) => read(`test/samples/${file}`).split('\n').length - 1)
	const [form, page] = lines('supplier-fields.ts', 'supplier.tsx')
	expect(read('docs/forms.md')).toContain(`that is ${(form ?? 0) + (page ?? 0)} lines`)
	expect(read('docs/imports.md')).toContain(`included, in ${lines('supplier-import.ts')} lines`)
})
