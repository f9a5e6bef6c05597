import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'solbazaar-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a folder is made with those above it, and again without harm', () => {
	const path = join(folder, 'one', 'two', 'three')
	makeFolder(path)
	makeFolder(path)
	expect(existsSync(path)).toBe(true)
})

it('a folder that cannot be made is said to be so', () => {
	const file = join(folder, 'file')
	writeFileSync(file, '')
	expect(() => makeFolder(file)).toThrow(`no folder can be made at ${file} (EEXIST).`)
	expect(() => makeFolder(join(file, 'within'))).toThrow(/^no folder can be made at /)
})

it.runIf(process.platform === 'linux')(
	'nor does it take for ever where nothing can be made',
	() => {
		expect(() => makeFolder('/proc/x/y')).toThrow('no folder can be made at /proc/x/y (ENOENT).')
	},
)
