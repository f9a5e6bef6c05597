import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { savedSecret } from './session-secret.ts'

let folder: string
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'solbazaar-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'session-secret')

it('a secret is made once, and is its owner’s', () => {
	const { secret, wasEmpty } = savedSecret(folder)
	expect(secret).toHaveLength(43)
	expect(wasEmpty).toBe(false)
	expect(savedSecret(folder).secret).toBe(secret)
	expect(statSync(file()).mode & 0o777).toBe(0o600)
})

it.each(['', '\n'])('an empty file is no secret: a new one is made (%j)', (text) => {
	writeFileSync(file(), text)
	const { secret, wasEmpty } = savedSecret(folder)
	expect([secret.length, wasEmpty]).toEqual([43, true])
	expect(readFileSync(file(), 'utf8')).toBe(secret)
})

it('a file that holds too little is refused in words', () => {
	writeFileSync(file(), 'short')
	expect(() => savedSecret(folder)).toThrow(/session-secret holds 5 characters .+ Delete it/)
})
